#include "palette.h"
#include <stdlib.h>
#include <string.h>

static int by_value(const void *a, const void *b) {
  uint32_t left = *(const uint32_t *)a, right = *(const uint32_t *)b;
  return (left > right) - (left < right);
}

int palette_find(palette *self, const uint32_t *pixels, int count) {
  pngrows_palette_clear(&self->found);
  if (!pngrows_palette_add(&self->found, (const uint8_t *)pixels, (size_t)count)) return 0;
  self->count = (int)self->found.count;
  memcpy(self->colors, self->found.colors, self->found.count * sizeof *self->colors);
  qsort(self->colors, self->found.count, sizeof *self->colors, by_value);
  for (int i = 0; i < self->count; i++) {
    const uint32_t *place = bsearch(
      self->found.colors + i, self->colors, self->found.count, sizeof *self->colors, by_value);
    self->ranks[i] = (uint8_t)(place - self->colors);
  }
  return 1;
}

static int bits_packed(int colors) { return colors <= 2 ? 3 : colors <= 4 ? 2 : colors <= 16 ? 1 : 0; }

uint32_t *palette_apply(const palette *self, const uint32_t *pixels, int width, int height, int *packed_width) {
  int packing = bits_packed(self->count), in_one = 1 << packing, step = 8 >> packing;
  int columns = (width + in_one - 1) >> packing;
  uint32_t *result = malloc((size_t)columns * (size_t)height * sizeof *result);
  uint8_t *row = malloc((size_t)width);
  for (int y = 0; result && row && y < height; y++) {
    const uint32_t *from = pixels + (size_t)y * (size_t)width;
    uint32_t *target = result + (size_t)y * (size_t)columns;
    pngrows_pack_indices(row, (const uint8_t *)from, (size_t)width, &self->found, 8);
    for (int x = 0; x < width; x++) {
      int place = x & (in_one - 1);
      if (place == 0) target[x >> packing] = 0xFF000000u;
      target[x >> packing] |= (uint32_t)self->ranks[row[x]] << (8 + place * step);
    }
  }
  if (!row) {
    free(result);
    return NULL;
  }
  free(row);
  *packed_width = columns;
  return result;
}
