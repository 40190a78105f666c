#include "palette.h"
#include <stdlib.h>
#include <string.h>

enum { slot_bits = 10, slots = 1 << slot_bits };

static inline uint32_t slot_of(uint32_t pixel) { return (pixel * 0x9E3779B1u) >> (32 - slot_bits); }

static int by_value(const void *a, const void *b) {
  uint32_t left = *(const uint32_t *)a, right = *(const uint32_t *)b;
  return (left > right) - (left < right);
}

int palette_find(palette *self, const uint32_t *pixels, int count) {
  uint32_t known[slots];
  uint8_t is_taken[slots] = {0};
  self->count = 0;
  for (int i = 0; i < count; i++) {
    if (i > 0 && pixels[i] == pixels[i - 1]) continue;
    uint32_t slot = slot_of(pixels[i]);
    while (is_taken[slot] && known[slot] != pixels[i]) slot = (slot + 1) % slots;
    if (is_taken[slot]) continue;
    if (self->count == most_colors) return 0;
    is_taken[slot] = 1;
    known[slot] = pixels[i];
    self->colors[self->count++] = pixels[i];
  }
  qsort(self->colors, (size_t)self->count, sizeof *self->colors, by_value);
  return 1;
}

static int bits_packed(int colors) { return colors <= 2 ? 3 : colors <= 4 ? 2 : colors <= 16 ? 1 : 0; }

uint32_t *palette_apply(const palette *self, const uint32_t *pixels, int width, int height, int *packed_width) {
  uint32_t known[slots];
  uint8_t index[slots];
  uint8_t is_taken[slots] = {0};
  for (int i = 0; i < self->count; i++) {
    uint32_t slot = slot_of(self->colors[i]);
    while (is_taken[slot]) slot = (slot + 1) % slots;
    is_taken[slot] = 1;
    known[slot] = self->colors[i];
    index[slot] = (uint8_t)i;
  }
  int packing = bits_packed(self->count), in_one = 1 << packing, step = 8 >> packing;
  int columns = (width + in_one - 1) >> packing;
  uint32_t *result = malloc((size_t)columns * (size_t)height * sizeof *result);
  uint32_t last = pixels[0] + 1;
  uint8_t number = 0;
  for (int y = 0; result && y < height; y++) {
    const uint32_t *row = pixels + (size_t)y * (size_t)width;
    uint32_t *target = result + (size_t)y * (size_t)columns;
    for (int x = 0; x < width; x++) {
      if (row[x] != last) {
        uint32_t slot = slot_of(row[x]);
        while (known[slot] != row[x] || !is_taken[slot]) slot = (slot + 1) % slots;
        last = row[x];
        number = index[slot];
      }
      uint32_t part = (uint32_t)number << (8 + (x & (in_one - 1)) * step);
      if ((x & (in_one - 1)) == 0) target[x >> packing] = 0xFF000000u;
      target[x >> packing] |= part;
    }
  }
  *packed_width = columns;
  return result;
}
