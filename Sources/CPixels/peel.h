// A page that peels off, as all that draw it see it.
#pragma once
#include "bilinear.h"
#include "lines.h"

static const double PI = 3.14159265358979323846;

typedef struct {
  const cpixels_source *page;
  const cpixels_curl *curl;
  double across, down;  // page pixels to a target pixel
  // The page's pixels are the target's, moved by whole ones.
  bool aligned;
  int left, top;
  // The colour of the back, and how much of 255 it has of it.
  words4 paper;
  uint16_t tint;
  half_plane past;      // how far past the fold
  half_plane lower[4];  // how far inside the page: from the left, right, top and bottom
  half_plane upper[4];  // the same for the sheet that has turned over and lies flat
} peel;

// How far inside the page a place is; negative outside. Of numbers or of vectors, as the next.
#define DEPTH(curl, x, y) \
  SMALLER( \
    SMALLER((x) - (curl)->left, (curl)->right - (x)), \
    SMALLER((y) - (curl)->top, (curl)->bottom - (y)))
#define SMALLER(a, b) __builtin_elementwise_min(a, b)

// Abramowitz and Stegun 4.4.46, error below 2e-8; only + − × ÷ √, so the same everywhere.
#define ARC_SINE(x) (PI / 2 - __builtin_elementwise_sqrt(1 - (x)) * ARC_SERIES(x))
#define ARC_SERIES(x) \
  (1.5707963050 + (x) * (-0.2145988016 + (x) * (0.0889789874 + (x) * (-0.0501743046 \
    + (x) * (0.0308918810 + (x) * (-0.0170881256 + (x) * (0.0066700901 \
    - (x) * 0.0012624911)))))))

// More samples where the page begins to bend, where it is steep and where it ends.
static inline int samples_at(double s, double radius) {
  if (s < -1 || s > radius + 1) {
    return 1;
  }
  return s < 1 || s > 0.9 * radius ? 4 : (s > 0.7 * radius ? 2 : 1);
}

// Draws fours of pixels that are simple, and gives the first that is not drawn. Only of pages of
// less than 2 GB.
typedef int peeler(const peel *p, uint8_t *row, int first, int end, double y);

// Simple is where all of a pixel's samples see the back of the roll, the flat page with a shadow on
// it, or nothing but shadow.
peeler peel_simple;

// The back that lies flat, where it is opaque.
peeler peel_back;
