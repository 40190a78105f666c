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
  int beside, above;    // what samples may need on either side
  double per_u, per_v;  // target pixels to a step along the row, at the least
  bool left, up;
} alike_finder;

// How far a pixel's samples may be from its middle, in steps.
INLINED int steps_around(double half) { return half < 1 << 20 ? (int)(half * PIXEL) + 1 : 1 << 28; }

INLINED alike_finder finder_for(const warp_job *job, int first, int end, double y) {
  const double *m = job->view->map;
  alike_finder finder = {.cells = job->view->cells};
  finder.across = cells_across(job->source->width);
  // Depth only grows or only shrinks along a row, and what the nearer end's footprint is made of
  // is linear: the larger of both ends, seen at the lesser depth.
  double u = 0, v = 0, uy = 0, vy = 0, least = INFINITY;
  for (int k = 0; k < 2; k++) {
    double x = k == 0 ? first : end, w = m[6] * x + m[7] * y + m[8];
    double pu = m[0] * x + m[1] * y + m[2], pv = m[3] * x + m[4] * y + m[5];
    u = m[0] * w - pu * m[6];
    v = m[3] * w - pv * m[6];
    uy = fmax(uy, fabs(m[1] * w - pu * m[7]));
    vy = fmax(vy, fabs(m[4] * w - pv * m[7]));
    least = fmin(least, w);
    finder.left |= u < 0;
    finder.up |= v < 0;
  }
  double r = 1 / (least * least);
  finder.per_u = 1 / (PIXEL * fmax(fabs(u) * r, 1e-9));
  finder.per_v = 1 / (PIXEL * fmax(fabs(v) * r, 1e-9));
  if (job->counts.across * job->counts.down > 1 || job->limits) {
    finder.beside = steps_around((fabs(u) + uy) * r / 2);
    finder.above = steps_around((fabs(v) + vy) * r / 2);
  }
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
  int left = (x - radius + 1) * CELL + finder->beside;
  int right = (x + radius) * CELL - PIXEL - 1 - finder->beside;
  int top = (y - radius + 1) * CELL + finder->above;
  int bottom = (y + radius) * CELL - PIXEL - 1 - finder->above;
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
