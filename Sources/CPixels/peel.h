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

// More samples where the page begins to bend, where it is steep and where it ends.
static inline int samples_at(double s, double radius) {
  if (s < -1 || s > radius + 1) {
    return 1;
  }
  return s < 1 || s > 0.9 * radius ? 4 : (s > 0.7 * radius ? 2 : 1);
}

// Draws fours of pixels that are simple, and gives the first that is not drawn. They are so where
// all of a pixel's samples see the back of the roll, the flat page with a shadow on it, or nothing
// but shadow.
//
// Only of pages of less than 2 GB, as the next.
int peel_simple(const peel *p, uint8_t *row, int first, int end, double y);

// The same of the back that lies flat, where it is opaque.
int peel_back(const peel *p, uint8_t *row, int first, int end, double y);
