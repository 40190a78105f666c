// Blocks of pixels that sample nothing but one colour. They are found before anything is drawn:
// what a processor has to guess about each pixel costs it more than the pixel.
#pragma once
#include "cells.h"
#include "four.h"
#include "warp_inside.h"

#include <math.h>

// Source places count steps of 1/256 here.
enum { PIXEL = 256, CELL_BITS = 11 };
_Static_assert(1 << CELL_BITS == CPIXELS_CELL * PIXEL, "a cell is as wide as its bits say");

enum { MOST_BLOCKS = 32 };

typedef struct {
  const uint8_t *cells;
  int across, down;
  int beside, above;  // what samples may need on either side
} alike_finder;

// Places in the source at every so many pixels of a row.
typedef struct {
  int u[MOST_BLOCKS + 4], v[MOST_BLOCKS + 4];
} block_places;

// How far a pixel's samples may be from its middle, and one step that rounding may take.
INLINED int steps_around(double half) { return half < 1 << 24 ? (int)half + 2 : 1 << 25; }

INLINED alike_finder finder_for(const warp_job *job, int first, int end, double y) {
  const double *m = job->map;
  alike_finder finder = {.cells = job->view->cells, .beside = 1, .above = 1};
  finder.across = cells_across(job->source->width);
  finder.down = cells_across(job->source->height);
  if (job->counts.across * job->counts.down == 1 && !job->limits) {
    return finder;
  }
  // Depth only grows or only shrinks along a row, and all else that a footprint is made of is
  // linear: it is no larger anywhere than the larger of both ends at the lesser depth.
  double beside = 0, above = 0, least = INFINITY;
  for (int k = 0; k < 2; k++) {
    double x = k == 0 ? first + 0.5 : end - 0.5, w = m[6] * x + m[7] * y + m[8];
    double u = m[0] * x + m[1] * y + m[2], v = m[3] * x + m[4] * y + m[5];
    beside = fmax(beside, fabs(m[0] * w - u * m[6]) + fabs(m[1] * w - u * m[7]));
    above = fmax(above, fabs(m[3] * w - v * m[6]) + fabs(m[4] * w - v * m[7]));
    least = fmin(least, w);
  }
  finder.beside = steps_around(beside / (least * least) / 2);
  finder.above = steps_around(above / (least * least) / 2);
  return finder;
}

// Whether all cells of a rectangle are there and have one colour.
INLINED bool are_alike(const alike_finder *finder, int left, int top, int right, int bottom) {
  bool inside = left >= 0 && top >= 0 && right < finder->across && bottom < finder->down;
  const uint8_t *cell = finder->cells + (inside ? top * finder->across + left : 0);
  bool alike = inside & ((*cell & CPIXELS_REACH) > right - left);
  for (int y = top; alike && y < bottom; y++) {
    alike = *cell & CPIXELS_BELOW;
    cell += finder->across;
    alike &= (*cell & CPIXELS_REACH) > right - left;
  }
  return alike;
}

// Whether all that is sampled on the way from place i to the next has one colour.
INLINED bool is_alike(const alike_finder *finder, const block_places *places, int i) {
  int u = places->u[i], next_u = places->u[i + 1];
  int v = places->v[i], next_v = places->v[i + 1];
  int left = (u < next_u ? u : next_u) - finder->beside;
  int right = (u < next_u ? next_u : u) + finder->beside + PIXEL;
  int top = (v < next_v ? v : next_v) - finder->above;
  int bottom = (v < next_v ? next_v : v) + finder->above + PIXEL;
  return are_alike(
    finder, left >> CELL_BITS, top >> CELL_BITS, right >> CELL_BITS, bottom >> CELL_BITS);
}
