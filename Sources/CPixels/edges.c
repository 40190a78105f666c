#include "edges.h"

#include <stdlib.h>

#include "vectors.h"
#include "yiq.h"

// Vectors pass between functions of this file alone, so their ABI is nobody else's business.
#pragma clang diagnostic ignored "-Wpsabi"

// At least three of the pixels around have exactly this one's colour: in the first picture, in the
// second, in both.
enum { IN_A = 1, IN_B = 2, IN_BOTH = 4 };

enum { LANES = 16 };

static int clamp(int value, int low, int high) {
  return value < low ? low : value > high ? high : value;
}

typedef struct {
  int left, top, right, bottom;
  bool on_border;
} around;

static around neighbours(cpixels_source picture, int x, int y) {
  int right = picture.width - 1, bottom = picture.height - 1;
  around box = {clamp(x - 1, 0, right), clamp(y - 1, 0, bottom), clamp(x + 1, 0, right),
                clamp(y + 1, 0, bottom), false};
  box.on_border = x == box.left || x == box.right || y == box.top || y == box.bottom;
  return box;
}

static bool has_siblings(cpixels_source picture, int x, int y) {
  around box = neighbours(picture, x, y);
  int same = box.on_border ? 1 : 0;
  for (int v = box.top; v <= box.bottom; v++) {
    for (int u = box.left; u <= box.right; u++) {
      if (u == x && v == y) continue;
      if (equal(pixel(picture, u, v), pixel(picture, x, y)) && ++same > 2) return true;
    }
  }
  return false;
}

static double brightness_step(const uint8_t *a, const uint8_t *b) {
  return equal(a, b) ? 0 : on_white(a).y - on_white(b).y;
}

// An edge pixel: it lies between a darker and a brighter neighbour that are both part of areas.
static bool is_antialiased(cpixels_source picture, cpixels_source other, int x, int y) {
  around box = neighbours(picture, x, y);
  int flat = box.on_border ? 1 : 0;
  double lowest = 0, highest = 0;
  int dark_x = x, dark_y = y, bright_x = x, bright_y = y;
  // Column by column: of neighbours alike the first counts, and pixelmatch goes this way.
  for (int u = box.left; u <= box.right; u++) {
    for (int v = box.top; v <= box.bottom; v++) {
      if (u == x && v == y) continue;
      double step = brightness_step(pixel(picture, x, y), pixel(picture, u, v));
      if (step == 0) {
        if (++flat > 2) return false;
      } else if (step < lowest) {
        lowest = step, dark_x = u, dark_y = v;
      } else if (step > highest) {
        highest = step, bright_x = u, bright_y = v;
      }
    }
  }
  if (lowest == 0 || highest == 0) return false;
  return (has_siblings(picture, dark_x, dark_y) && has_siblings(other, dark_x, dark_y)) ||
         (has_siblings(picture, bright_x, bright_y) && has_siblings(other, bright_x, bright_y));
}

// The flags of the pixel at (0, row); a border of one pixel around all has none.
static uint8_t *flags_of(const cpixels_edges *edges, int row) {
  return edges->flags + (row + 1) * edges->stride + 1;
}

cpixels_edges cpixels_edges_begin(cpixels_source a, cpixels_source b) {
  ptrdiff_t stride = a.width + 2 + LANES;
  cpixels_edges edges = {a, b, NULL, stride, 0};
  edges.flags = calloc((size_t)(a.height + 2), (size_t)stride);
  return edges;
}

void cpixels_edges_end(cpixels_edges *edges) { free(edges->flags); }

static uint8_t flag(const cpixels_edges *edges, int x, int y) {
  uint8_t found = (has_siblings(edges->a, x, y) ? IN_A : 0) |
                  (has_siblings(edges->b, x, y) ? IN_B : 0);
  return found == (IN_A | IN_B) ? found | IN_BOTH : found;
}

static ints16 at(cpixels_source picture, int x, int y) {
  return *(const ints16 *)(const void *)pixel(picture, x, y);
}

// −1 for each of sixteen pixels that has siblings; none of them is on the border.
static ints16 siblings(cpixels_source picture, int x, int y) {
  ints16 self = at(picture, x, y);
  ints16 same = (at(picture, x - 1, y - 1) == self) + (at(picture, x, y - 1) == self) +
                (at(picture, x + 1, y - 1) == self) + (at(picture, x - 1, y) == self) +
                (at(picture, x + 1, y) == self) + (at(picture, x - 1, y + 1) == self) +
                (at(picture, x, y + 1) == self) + (at(picture, x + 1, y + 1) == self);
  return same < -2;
}

static void look_at_row(const cpixels_edges *edges, int y) {
  uint8_t *row = flags_of(edges, y);
  int width = edges->a.width, x = 0;
  if (y > 0 && y < edges->a.height - 1 && width > LANES + 1) {
    row[0] = flag(edges, 0, y);
    for (x = 1; x + LANES < width; x += LANES) {
      ints16 a = siblings(edges->a, x, y), b = siblings(edges->b, x, y);
      ints16 found = (a & IN_A) | (b & IN_B) | (a & b & IN_BOTH);
      *(bytes16 *)(row + x) = __builtin_convertvector(found, bytes16);
    }
  }
  for (; x < width; x++) row[x] = flag(edges, x, y);
}

void cpixels_edges_look(cpixels_edges *edges, int row) {
  if (!edges->flags) return;
  int last = clamp(row + 1, 0, edges->a.height - 1);
  if (edges->rows_known < row - 1) edges->rows_known = row - 1;
  for (; edges->rows_known <= last; edges->rows_known++) look_at_row(edges, edges->rows_known);
}

// Cheap reasons why a pixel cannot be part of an edge: it lies in an area itself, or there is no
// area beside it.
static bool may_be_edge(const cpixels_edges *edges, int x, int y) {
  const uint8_t *here = flags_of(edges, y) + x;
  if (*here & IN_BOTH) return false;
  uint8_t near = 0;
  for (int v = -1; v <= 1; v++) {
    const uint8_t *row = here + v * edges->stride;
    near |= row[-1] | row[0] | row[1];
  }
  return near & IN_BOTH;
}

bool cpixels_edges_contain(const cpixels_edges *edges, int x, int y) {
  if (edges->flags && !may_be_edge(edges, x, y)) return false;
  return is_antialiased(edges->a, edges->b, x, y) || is_antialiased(edges->b, edges->a, x, y);
}
