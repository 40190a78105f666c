// Reading a picture between its pixels in whole numbers: steps of 1/256 of a pixel, first down,
// then across, each rounded, as cpixels_shift does.
#pragma once
#include "CPixels.h"
#include "vectors.h"

#include <string.h>

typedef uint8_t bytes8 __attribute__((vector_size(8), aligned(1)));
typedef uint16_t words8 __attribute__((vector_size(16), aligned(2)));
typedef uint16_t words4 __attribute__((vector_size(8), aligned(2)));
typedef int32_t longs4 __attribute__((vector_size(16), aligned(4)));

// x / 255, rounded, exact for products of two bytes.
#define OVER_255(x) (((x) + (uint16_t)128 + (((x) + (uint16_t)128) >> 8)) >> 8)

static inline words4 pixel_words(const uint8_t *place) {
  bytes4 pixel;
  memcpy(&pixel, place, sizeof pixel);
  return __builtin_convertvector(pixel, words4);
}

static inline void store_words(uint8_t *place, words4 pixel) {
  bytes4 bytes = __builtin_convertvector(pixel, bytes4);
  memcpy(place, &bytes, sizeof bytes);
}

// Between the four pixels whose upper left one is at `place`; parts 0 … 255.
static inline words4 between_four(const uint8_t *place, ptrdiff_t stride, int fx, int fy) {
  bytes8 above, below;
  memcpy(&above, place, sizeof above);
  memcpy(&below, place + stride, sizeof below);
  words8 down = (__builtin_convertvector(above, words8) * (uint16_t)(256 - fy)
    + __builtin_convertvector(below, words8) * (uint16_t)fy + (uint16_t)128) >> 8;
  words4 left = __builtin_shufflevector(down, down, 0, 1, 2, 3);
  words4 right = __builtin_shufflevector(down, down, 4, 5, 6, 7);
  return (left * (uint16_t)(256 - fx) + right * (uint16_t)fx + (uint16_t)128) >> 8;
}

// Places between pixel centres in 1/256; what lies exactly between two steps never depends on
// the last bits of a product.
static inline double steps(double place) { return place * 256 - 127.5 + 1.0 / 4096; }

static inline int whole_step(double steps) { return (int)steps - (steps < (int)steps); }

// The same where border pixels go on for ever; `x` and `y` count 1/256 from the first centre.
static inline words4 between_clamped(const cpixels_source *source, int x, int y) {
  int last = (source->width - 1) << 8, bottom = (source->height - 1) << 8;
  x = x < 0 ? 0 : (x > last ? last : x);
  y = y < 0 ? 0 : (y > bottom ? bottom : y);
  const uint8_t *place = source->bytes + (y >> 8) * source->stride + (x >> 8) * 4;
  int right = x < last ? 4 : 0;
  ptrdiff_t down = y < bottom ? source->stride : 0;
  uint16_t fx = x & 255, fy = y & 255;
  words4 left = (pixel_words(place) * (uint16_t)(256 - fy)
    + pixel_words(place + down) * fy + (uint16_t)128) >> 8;
  words4 next = (pixel_words(place + right) * (uint16_t)(256 - fy)
    + pixel_words(place + right + down) * fy + (uint16_t)128) >> 8;
  return (left * (uint16_t)(256 - fx) + next * fx + (uint16_t)128) >> 8;
}

// Places of such a picture fit 31 bits.
static inline bool is_small(const cpixels_source *source) {
  return (int64_t)source->stride * source->height < INT32_MAX;
}

// A pixel over what stands there, `part` of 255 of it.
static inline void blend(uint8_t *target, words4 pixel, unsigned part) {
  if (part < 255) {
    pixel = OVER_255(pixel * (uint16_t)part);
  }
  unsigned rest = 255 - pixel[3];
  if (rest > 0) {
    pixel += OVER_255(pixel_words(target) * (uint16_t)rest);
  }
  store_words(target, pixel);
}
