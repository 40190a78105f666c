// The colour metric of Kotsarenko & Ramos (2010) on pictures laid on white: a threshold of 1 is
// black against white.
#pragma once
#include "CPixels.h"

#include <string.h>

typedef struct {
  double y, i, q;
} yiq;

static inline const uint8_t *pixel(cpixels_source picture, int x, int y) {
  return picture.bytes + (ptrdiff_t)y * picture.stride + (ptrdiff_t)x * 4;
}

static inline bool equal(const uint8_t *a, const uint8_t *b) { return memcmp(a, b, 4) == 0; }

// Premultiplied on white: c + (255 − a).
static inline yiq on_white(const uint8_t *p) {
  double white = 255.0 - p[3], r = p[2] + white, g = p[1] + white, b = p[0] + white;
  return (yiq){
      .29889531 * r + .58662247 * g + .11448223 * b,
      .59597799 * r - .27417610 * g - .32180189 * b,
      .21147017 * r - .52261711 * g + .31114694 * b,
  };
}

// Positive where `b` is darker than `a`.
static inline double color_delta(const uint8_t *a, const uint8_t *b) {
  yiq one = on_white(a), other = on_white(b);
  double y = one.y - other.y, i = one.i - other.i, q = one.q - other.q;
  double delta = .5053 * y * y + .299 * i * i + .1957 * q * q;
  return y > 0 ? delta : -delta;
}

// The largest metric that a threshold tolerates.
static inline double largest_delta(double threshold) { return 35215.0 * threshold * threshold; }
