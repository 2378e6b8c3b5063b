/* How to play: the paragraphs of the guide with their pictures, open at what is to be done right now. */
import { dialog, make } from './dom.js';
import { oneByOne, paintOn } from './pictures.js';

const LEAST_WIDTH = 300;

/* A drawing that the program makes while use(drawing) runs. */
const drawn = (engine, i, game, use) => {
  const at = engine.calls.picture_draw(game.at, i);
  const value = use(engine.drawing(at));
  engine.calls.drawing_free(at);
  return value;
};

/* What is written below the picture tells what is to be seen: a screen reader needs no more. */
function figure({ engine, board }, game, i, caption, later) {
  const canvas = make('canvas', { 'aria-hidden': 'true' });
  drawn(engine, i, game, ({ width, height }) => {
    canvas.style.width = `${Math.max(width, LEAST_WIDTH)}px`;
    canvas.style.aspectRatio = `${width} / ${height}`;
    later.push(() => drawn(engine, i, game, (drawing) =>
      paintOn(engine, drawing, board.palette, canvas, Math.max(width, LEAST_WIDTH))));
  });
  return make('figure', {}, canvas, make('figcaption', {}, caption));
}

export function showGuide(play, game, now) {
  const { engine } = play;
  const later = [];
  const figures = engine.told((w) => engine.calls.page_pictures(game.at, w)).split('\n').filter(Boolean).map((line, i) => {
    const [chapter, caption] = line.split('\t');
    return { chapter: Number(chapter), made: figure(play, game, i, caption, later) };
  });
  const chapters = game.guide.map((text, i) => make('section', i === now ? { class: 'now' } : {}, make('p', {}, text),
    ...figures.filter(({ chapter }) => chapter === i).map(({ made }) => made)));
  const box = dialog(game.title, 'guide', ...chapters);
  chapters[now]?.scrollIntoView({ block: 'start' });
  oneByOne(later, () => box.isConnected);
}
