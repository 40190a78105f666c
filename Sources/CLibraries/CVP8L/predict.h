#pragma once
#include <stdint.h>

enum { tile_bits = 5, tile = 1 << tile_bits };

typedef struct {
  uint32_t *differences;  // each pixel less what its neighbours suggest
  uint32_t *modes;        // of each tile, in green
  int columns, rows;
} prediction;

// For pixels whose green was subtracted from red and blue. Zero when memory is short.
int predict(prediction *self, const uint32_t *pixels, int width, int height);
void prediction_free(prediction *self);
