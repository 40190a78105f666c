// A picture as tiles of one colour each. Tiles may begin between pixels: a pixel counts to each
// with the part of it that they cover, so that growing tiles move their edges without a jump.
#include "CPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Places are multiples of 1/256 of a pixel: sums of 32768 pixels fit.
enum { ONE = 256 };

// Elements of so many bytes, `step` bytes apart.
typedef struct {
  uint8_t *bytes;
  ptrdiff_t step;
  int count;
  size_t size;
} line;

// Tile `k` reaches from `first + k · side` to the next one's start, cut at the line's ends.
typedef struct {
  int64_t first, side;
  int count;
} tiling;

static tiling tiles_over(int pixels, double origin, double side) {
  int64_t width = (int64_t)floor(side * ONE + 0.5), start = (int64_t)floor(origin * ONE + 0.5);
  int64_t first = start % width;
  if (first > 0) {
    first -= width;
  }
  return (tiling){first, width, (int)(((int64_t)pixels * ONE - first + width - 1) / width)};
}

static int64_t within(int64_t place, int pixels) {
  int64_t end = (int64_t)pixels * ONE;
  return place < 0 ? 0 : (place > end ? end : place);
}

// How much of pixel `i` lies between two places.
static uint32_t covered(int i, int64_t from, int64_t to) {
  int64_t low = (int64_t)i * ONE, high = low + ONE;
  return (uint32_t)((to < high ? to : high) - (from > low ? from : low));
}

static void collect(line in, int64_t from, int64_t to, uint8_t *mean, uint32_t *sums) {
  memset(sums, 0, in.size * sizeof *sums);
  for (int i = (int)(from / ONE); (int64_t)i * ONE < to; i++) {
    uint32_t share = covered(i, from, to);
    const uint8_t *element = in.bytes + i * in.step;
    for (size_t k = 0; k < in.size; k++) {
      sums[k] += element[k] * share;
    }
  }
  uint32_t whole = (uint32_t)(to - from);
  for (size_t k = 0; k < in.size; k++) {
    mean[k] = (uint8_t)((sums[k] + whole / 2) / whole);
  }
}

// Sides are at least a pixel, so that no pixel lies in more than two tiles.
static void lay(line out, tiling tiles, const uint8_t *means) {
  int tile = 0;
  for (int i = 0; i < out.count; i++) {
    int64_t low = (int64_t)i * ONE, end = tiles.first + (tile + 1) * tiles.side;
    while (end <= low) {
      end += tiles.side;
      tile++;
    }
    uint8_t *element = out.bytes + i * out.step;
    const uint8_t *mean = means + (size_t)tile * out.size;
    if (end >= low + ONE || tile + 1 == tiles.count) {
      memcpy(element, mean, out.size);
      continue;
    }
    uint32_t share = (uint32_t)(end - low);
    const uint8_t *next = mean + out.size;
    for (size_t k = 0; k < out.size; k++) {
      element[k] = (uint8_t)((mean[k] * share + next[k] * (ONE - share) + ONE / 2) / ONE);
    }
  }
}

static void tile_line(line any, tiling tiles, uint8_t *means, uint32_t *sums) {
  for (int k = 0; k < tiles.count; k++) {
    int64_t from = within(tiles.first + k * tiles.side, any.count);
    int64_t to = within(tiles.first + (k + 1) * tiles.side, any.count);
    collect(any, from, to, means + (size_t)k * any.size, sums);
  }
  lay(any, tiles, means);
}

bool cpixels_mosaic(cpixels_target picture, double side, double x, double y) {
  if (picture.width <= 0 || picture.height <= 0 || !(side > 1)) {
    return true;
  }
  size_t row = (size_t)picture.width * 4;
  tiling across = tiles_over(picture.width, x, side);
  tiling down = tiles_over(picture.height, y, side);
  size_t across_size = (size_t)across.count * 4, down_size = (size_t)down.count * row;
  uint8_t *means = malloc(across_size > down_size ? across_size : down_size);
  uint32_t *sums = malloc(row * sizeof *sums);
  if (means && sums) {
    for (int i = 0; i < picture.height; i++) {
      line pixels = {picture.bytes + i * picture.stride, 4, picture.width, 4};
      tile_line(pixels, across, means, sums);
    }
    tile_line((line){picture.bytes, picture.stride, picture.height, row}, down, means, sums);
  }
  bool done = means && sums;
  free(means);
  free(sums);
  return done;
}
