// Half planes, and the runs of a row that lie in them.
#pragma once
#include "vectors.h"

#include <math.h>

// a·x + b·y + c; at unit slope it is the distance from the line.
typedef struct {
  double a, b, c;
} half_plane;

typedef struct {
  double first, end;
} row_run;

static inline double value_at(half_plane plane, double x, double y) {
  return plane.a * x + plane.b * y + plane.c;
}

// Keeps the part of a run where the value is `low` or more; all places are pixel centres.
static inline row_run kept(row_run run, half_plane plane, double y, double low) {
  double rest = plane.b * y + plane.c - low;
  if (fabs(plane.a) < 1e-12) {
    if (!(rest >= 0)) {
      run.end = run.first;
    }
    return run;
  }
  double place = -rest / plane.a - 0.5;
  if (plane.a > 0) {
    double first = ceil(place);
    run.first = first > run.first ? first : run.first;
  } else {
    double end = floor(place) + 1;
    run.end = end < run.end ? end : run.end;
  }
  return run;
}
