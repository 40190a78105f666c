#pragma once
#include <stdint.h>

enum { most_colors = 256 };

typedef struct {
  uint32_t colors[most_colors];  // in ascending order
  int count;
} palette;

// Zero when there are more colours.
int palette_find(palette *self, const uint32_t *pixels, int count);
// The pixels as indices in green, several in one word if there are few colours; zero when memory is short.
uint32_t *palette_apply(const palette *self, const uint32_t *pixels, int width, int height, int *packed_width);
