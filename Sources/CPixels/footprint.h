// Where a target pixel lies in the source, how large it is there, and how many samples that asks
// for.
#pragma once
#include <float.h>
#include <math.h>
#include <stdbool.h>

enum { MOST_SAMPLES = 16 };

typedef struct {
  double u, v;    // source pixels
  double ux, uy;  // how u changes with the target's x and y
  double vx, vy;
} footprint;

static inline footprint footprint_at(const double m[9], double x, double y) {
  double r = 1 / (m[6] * x + m[7] * y + m[8]);
  footprint at;
  at.u = (m[0] * x + m[1] * y + m[2]) * r;
  at.v = (m[3] * x + m[4] * y + m[5]) * r;
  at.ux = (m[0] - at.u * m[6]) * r;
  at.uy = (m[1] - at.u * m[7]) * r;
  at.vx = (m[3] - at.v * m[6]) * r;
  at.vy = (m[4] - at.v * m[7]) * r;
  return at;
}

// Nothing turns there.
static inline bool is_upright(const footprint *at) { return at->vx == 0 && at->uy == 0; }

// Samples a pixel.
typedef struct {
  int across, down;
} sample_counts;

// One bilinear sample sees two pixels, but not evenly: beyond so many, lines begin to flicker.
// Where nothing turns, lines keep their place, and half the size is exact: quick will do.
static inline double slack(bool upright) { return upright ? 2.01 : 1.25; }

// As many as a pixel's side is long over there, given the square of that length; a little more
// makes none the more.
static inline int samples_for(double square, bool upright) {
  double length = sqrt(square), count = length <= slack(upright) ? 1 : length - 0.01;
  return count < MOST_SAMPLES ? (int)ceil(count) : MOST_SAMPLES;
}

static inline sample_counts count_samples(const footprint *at) {
  bool upright = is_upright(at);
  return (sample_counts){
    samples_for(at->ux * at->ux + at->vx * at->vx, upright),
    samples_for(at->uy * at->uy + at->vy * at->vy, upright)};
}

// The largest square of a length that asks for no more than `count` samples; below zero for none.
static inline double most_for(int count, bool upright) {
  if (count < 1 || count >= MOST_SAMPLES) {
    return count < 1 ? -1 : INFINITY;
  }
  double length = fmax(slack(upright), count + 0.01), square = length * length;
  while (samples_for(square, upright) <= count) {
    square = nextafter(square, INFINITY);
  }
  while (samples_for(square, upright) > count) {
    square = nextafter(square, 0);
  }
  return square;
}
