// Runs of pixels that sample nothing but one colour.
#pragma once
#include "cells.h"
#include "four.h"
#include "warp_inside.h"

#include <math.h>

// Source places count steps of 1/256 here.
enum { PIXEL = 256, CELL = CPIXELS_CELL * PIXEL };

typedef struct {
  const uint8_t *cells;
  int across;
  int margin;           // what samples may need on either side
  double per_u, per_v;  // target pixels to a step along the row, at the least
  bool left, up;
} alike_finder;

INLINED alike_finder finder_for(const warp_job *job, int first, int end, double y) {
  const double *m = job->view->map;
  alike_finder finder = {.cells = job->view->cells};
  finder.across = cells_across(job->source->width);
  finder.margin = job->reach * PIXEL;
  double most_u = 1e-9, most_v = 1e-9;
  // The speed along a row only grows or only shrinks.
  for (int k = 0; k < 2; k++) {
    double x = k == 0 ? first : end, r = 1 / (m[6] * x + m[7] * y + m[8]);
    double u = (m[0] - (m[0] * x + m[1] * y + m[2]) * r * m[6]) * r;
    double v = (m[3] - (m[3] * x + m[4] * y + m[5]) * r * m[6]) * r;
    finder.left |= u < 0;
    finder.up |= v < 0;
    most_u = fabs(u) > most_u ? fabs(u) : most_u;
    most_v = fabs(v) > most_v ? fabs(v) : most_v;
  }
  finder.per_u = 1 / (PIXEL * most_u);
  finder.per_v = 1 / (PIXEL * most_v);
  return finder;
}

// How many of the next `most` pixels are sure to see one colour around (u, v): a multiple of four.
INLINED int alike_from(const alike_finder *finder, int u, int v, int most) {
  if (!finder->cells) {
    return 0;
  }
  int x = u / CELL, y = v / CELL;
  int radius = finder->cells[y * finder->across + x];
  if (radius == 0) {
    return 0;
  }
  // A sample reads the pixel behind its own too.
  int left = (x - radius + 1) * CELL + finder->margin;
  int right = (x + radius) * CELL - PIXEL - 1 - finder->margin;
  int top = (y - radius + 1) * CELL + finder->margin;
  int bottom = (y + radius) * CELL - PIXEL - 1 - finder->margin;
  if (u < left || u > right || v < top || v > bottom) {
    return 0;
  }
  // Places are cut to whole steps: one may be missing.
  double along = ((finder->left ? u - left : right - u) - 1) * finder->per_u;
  double down = ((finder->up ? v - top : bottom - v) - 1) * finder->per_v;
  double pixels = along < down ? along : down;
  if (pixels < 3) {
    return 0;
  }
  return pixels < most ? ((int)pixels + 1) & ~3 : most;
}
