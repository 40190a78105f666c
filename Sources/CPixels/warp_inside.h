#pragma once
#include "CPixels.h"
#include "footprint.h"

// Of so many samples, each one's distance from the middle in pixels.
typedef struct {
  double of[MOST_SAMPLES + 1][MOST_SAMPLES];
} sample_offsets;

// The squares of two sides of a pixel over there, in steps, for which the counts hold: more than
// the least.
typedef struct {
  bool upright;
  double least_across, most_across, least_down, most_down;
} sample_limits;

// Rows of a warped picture of which every sample lies inside it.
typedef struct {
  const cpixels_source *source;
  const cpixels_view *view;
  const sample_offsets *offsets;
  // The view's, but to steps of 1/256 of a source pixel.
  double map[9];
  bool flat;  // depth is 1 everywhere
  sample_counts counts;
  // Null where all pixels have the same counts and everything they need lies inside.
  const sample_limits *limits;
} warp_job;

// The same numbers as pixel by pixel, on every processor. Only for pictures of less than 2 GB;
// `end − first` must be a multiple of four.
//
// Gives the first pixel that is not drawn: the end, or the first of four of which some have other
// counts or need what lies outside.
int warp_inside(const warp_job *job, uint8_t *row, int first, int end, double y);
