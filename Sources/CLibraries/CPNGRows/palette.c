#include "CPNGRows.h"
#include <string.h>

void pngrows_palette_clear(pngrows_palette *palette) {
  palette->count = 0;
  memset(palette->slots, 0xff, sizeof palette->slots);
}

// Four times as many places as colours: probes stay short.
static int place(const pngrows_palette *palette, uint32_t color) {
  uint32_t at = (color * 0x9E3779B1u) >> 22;
  while (palette->slots[at] >= 0 && palette->keys[at] != color) at = (at + 1) & 1023;
  return (int)at;
}

static inline uint32_t pixel(const uint8_t *bgra, size_t index) {
  uint32_t value;
  memcpy(&value, bgra + 4 * index, 4);
  return value;
}

int pngrows_palette_add(pngrows_palette *palette, const uint8_t *bgra, size_t pixels) {
  for (size_t i = 0; i < pixels; i++) {
    uint32_t color = pixel(bgra, i);
    if (i > 0 && color == pixel(bgra, i - 1)) continue;
    int at = place(palette, color);
    if (palette->slots[at] >= 0) continue;
    if (palette->count == 256) return 0;
    palette->keys[at] = color;
    palette->slots[at] = (int16_t)palette->count;
    palette->colors[palette->count++] = color;
  }
  return 1;
}

void pngrows_pack_indices(
    uint8_t *indices, const uint8_t *bgra, size_t pixels, const pngrows_palette *palette, int depth) {
  memset(indices, 0, (pixels * (size_t)depth + 7) / 8);
  uint8_t index = 0;
  for (size_t i = 0; i < pixels; i++) {
    uint32_t color = pixel(bgra, i);
    if (i == 0 || color != pixel(bgra, i - 1)) {
      index = (uint8_t)palette->slots[place(palette, color)];
    }
    size_t bit = i * (size_t)depth;
    indices[bit / 8] |= (uint8_t)(index << (8 - depth - (int)(bit % 8)));
  }
}
