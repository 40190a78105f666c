#pragma once
#include "CPixels.h"

// Rows of a warped picture of which every sample lies inside it.
typedef struct {
  const cpixels_source *source;
  const cpixels_view *view;
  bool flat;         // depth is 1 everywhere
  int across, down;  // samples a pixel
  int reach;         // source pixels that samples may need on either side, beside their own two
} warp_job;

// The same numbers as pixel by pixel, on every processor. Only for pictures of less than 2 GB;
// `end − first` must be a multiple of four.
void warp_inside(const warp_job *job, uint8_t *row, int first, int end, double y);
