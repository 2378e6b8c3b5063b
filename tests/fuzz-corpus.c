/* Feeds kept inputs to a fuzz target in builds without libFuzzer: fuzz-corpus FILE... */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int main(int count, char **argument)
{
    for (int i = 1; i < count; i++) {
        FILE *file = fopen(argument[i], "rb");
        uint8_t *data = malloc(1 << 20);
        size_t size;

        if (!file || !data)
            return fprintf(stderr, "cannot read %s\n", argument[i]), 2;
        size = fread(data, 1, 1 << 20, file);
        fclose(file);
        LLVMFuzzerTestOneInput(data, size);
        free(data);
    }
    printf("%d inputs\n", count - 1);
    return count < 2;
}
