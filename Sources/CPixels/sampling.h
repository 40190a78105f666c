// Reading a picture between its pixels.
#pragma once
#include "CPixels.h"
#include "vectors.h"

static inline int clamped(int i, int last) { return i < 0 ? 0 : (i > last ? last : i); }

static inline double limited(double x, double low, double high) {
  return x < low ? low : (x > high ? high : x);
}

// To 2⁻¹⁶, so that the last bits of a product do not choose a level; for |x| below 2³⁰.
static inline double settled(double x) {
  const double grain = 103079215104.0;  // 1.5 · 2³⁶: adding it leaves 16 bits behind the point
  return (x + grain) - grain;
}

static inline colour pixel_at(const cpixels_source *source, int x, int y) {
  return __builtin_convertvector(
    *(const bytes4 *)(source->bytes + y * source->stride + x * 4), colour);
}

// Bilinear at a place inside the picture, whose border pixels go on for ever.
static inline colour colour_at(const cpixels_source *source, double u, double v) {
  // Whole numbers by truncation: one pixel is added so that they never start below zero.
  double x = limited(u, 0, source->width) + 0.5, y = limited(v, 0, source->height) + 0.5;
  int right = (int)x, below = (int)y;
  float tx = (float)(x - right), ty = (float)(y - below);
  int x0 = clamped(right - 1, source->width - 1), x1 = clamped(right, source->width - 1);
  int y0 = clamped(below - 1, source->height - 1), y1 = clamped(below, source->height - 1);
  colour a = pixel_at(source, x0, y0), b = pixel_at(source, x1, y0);
  colour c = pixel_at(source, x0, y1), d = pixel_at(source, x1, y1);
  colour top = a + (b - a) * tx, bottom = c + (d - c) * tx;
  return top + (bottom - top) * ty;
}

static inline void store_colour(uint8_t *target, colour c) {
  *(bytes4 *)target = __builtin_convertvector(__builtin_convertvector(c + 0.5f, ints4), bytes4);
}
