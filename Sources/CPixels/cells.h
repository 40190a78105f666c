#pragma once
#include "CPixels.h"

// Cells that a side of so many pixels has.
static inline int cells_across(int pixels) {
  return (pixels + CPIXELS_CELL - 1) / CPIXELS_CELL;
}
