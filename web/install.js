/* The page as a program of its own: kept for use without a network, and installed where the browser offers that. */

let offer = null; // the browser's own question, waiting to be asked

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault(); // no banner over a game: the menu has an entry
  offer = event;
});
addEventListener('appinstalled', () => { offer = null; });

export const canInstall = () => offer !== null;

export async function install() {
  const asked = offer;
  offer = null;
  await asked?.prompt();
}

/* A page that an older version has served loads itself again as soon as a newer one is there; what was
   played is kept. */
export function keepForOffline() {
  const { serviceWorker } = navigator; // none where the connection is not secure
  if (!serviceWorker) return;
  if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  serviceWorker.register(new URL('offline.js', import.meta.url)).catch(() => {});
}
