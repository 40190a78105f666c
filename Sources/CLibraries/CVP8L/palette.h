#pragma once
#include "CPNGRows.h"

// At most 256 colours in ascending order.
typedef struct {
  pngrows_palette found;  // in order of first appearance
  uint32_t colors[256];
  uint8_t ranks[256];  // of the found colours among the ascending ones
  int count;
} palette;

// Zero when there are more colours.
int palette_find(palette *self, const uint32_t *pixels, int count);
// The pixels as indices in green, several in one word if there are few colours; zero when memory is short.
uint32_t *palette_apply(const palette *self, const uint32_t *pixels, int width, int height, int *packed_width);
