// Which pixels look like the edge of a shape: the test of Vyšniauskas (2009) in the form that
// pixelmatch gave it.
#pragma once
#include "CPixels.h"

// What is known of the pixels of two pictures, a byte each; rows are looked at when first asked.
typedef struct {
  cpixels_source a, b;
  // Null when memory is short: every pixel is then looked at by itself.
  uint8_t *flags;
  ptrdiff_t stride;
  int rows_known;
} cpixels_edges;

cpixels_edges cpixels_edges_begin(cpixels_source a, cpixels_source b);
void cpixels_edges_end(cpixels_edges *edges);

// Rows are asked for from top to bottom.
void cpixels_edges_look(cpixels_edges *edges, int row);

// Whether the pixel is part of an edge in either picture; its row has been looked at.
bool cpixels_edges_contain(const cpixels_edges *edges, int x, int y);
