#pragma once
#include <stddef.h>
#include <stdint.h>

// Colours and the boxes that they are cut into (Wan, Wong & Prusinkiewicz 1988).

typedef struct {
  uint32_t bin;
  uint32_t count;
  uint8_t mean[3];
} color;

typedef struct {
  size_t first, end;
  uint64_t error;  // along `axis`
  int axis;
  int cut;  // colours up to here go to the lower half
} box;

/// Cuts the box with the largest squared error at its mean until there are `most`, and sorts the
/// colours by their boxes. Returns the number of boxes; there must be a colour.
int boxes_cut(color *colors, size_t count, box *boxes, int most);
