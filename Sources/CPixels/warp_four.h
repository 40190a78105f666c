// Four pixels at a time through a map.
#pragma once
#include "alike.h"
#include "four.h"

typedef double doubles4 __attribute__((vector_size(32), aligned(8)));

// Between two vectors of words at `part` of 256; what overflows on the way cancels out.
#define BETWEEN(a, b, part) ((((a) << 8) + ((b) - (a)) * (part) + (uint16_t)128) >> 8)

// Parts of 256 of pixels i and j, for the channels of two pixels each.
#define FOR_PAIRS(parts, i, j) \
  (words16) __builtin_shufflevector(parts, parts, i, i, i, i, j, j, j, j)

// Two times two pixels side by side, between their row and the one below.
#define TWO_PAIRS(one, other) AS_WORDS(((wide2){two_pixels(one), two_pixels(other)}))
#define PAIRS_BETWEEN(one, other, stride, parts) \
  BETWEEN(TWO_PAIRS(one, other), TWO_PAIRS((one) + (stride), (other) + (stride)), parts)

// Sets `result` to four pixels of words: `u` and `v` count steps of 1/256.
#define SAMPLE_FOUR(result, bytes, stride, u, v) \
  do { \
    ints4 place_ = ((v) >> 8) * (stride) + ((u) >> 8) * 4; \
    ints4 right_ = (u) & 255, low_ = (v) & 255; \
    right_ |= right_ << 16; \
    low_ |= low_ << 16; \
    words16 even_ = PAIRS_BETWEEN( \
      (bytes) + place_[0], (bytes) + place_[2], stride, FOR_PAIRS(low_, 0, 2)); \
    words16 odd_ = PAIRS_BETWEEN( \
      (bytes) + place_[1], (bytes) + place_[3], stride, FOR_PAIRS(low_, 1, 3)); \
    words16 lefts_ = __builtin_shufflevector( \
      even_, odd_, 0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27); \
    words16 rights_ = __builtin_shufflevector( \
      even_, odd_, 4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31); \
    words16 parts_ = (words16)__builtin_shufflevector(right_, right_, 0, 0, 1, 1, 2, 2, 3, 3); \
    result = BETWEEN(lefts_, rights_, parts_); \
  } while (0)

#define FOUR_CENTRES(i) ((i) + (doubles4){0.5, 1.5, 2.5, 3.5})
#define FOUR_STEPS(place) __builtin_convertvector((place) * 256 - 127.5 + 1.0 / 4096, ints4)

INLINED uint64_t two_pixels(const uint8_t *place) {
  uint64_t both;
  memcpy(&both, place, sizeof both);
  return both;
}

INLINED void four_alike(uint8_t *row, int first, int end, const uint8_t *pixel, unsigned part) {
  int32_t word;
  memcpy(&word, pixel, sizeof word);
  words16 pixels = AS_WORDS(((ints4){word, word, word, word}));
  for (int i = first; i < end; i += 4) {
    BLEND_FOUR(row + i * 4, pixels, part);
  }
}

// One sample a pixel.
INLINED void four_samples(const warp_job *job, uint8_t *row, int first, int end, double y) {
  const double *m = job->view->map;
  double ux = m[0], vx = m[3], wx = m[6];
  double u0 = m[1] * y + m[2], v0 = m[4] * y + m[5], w0 = m[7] * y + m[8];
  const uint8_t *bytes = job->source->bytes;
  int stride = (int)job->source->stride;
  unsigned part = (unsigned)job->view->opacity;
  bool flat = job->flat;
  alike_finder finder = finder_for(job, first, end, y);
  for (int i = first; i < end;) {
    doubles4 x = FOUR_CENTRES(i), u = ux * x + u0, v = vx * x + v0;
    if (!flat) {
      doubles4 r = 1 / (wx * x + w0);
      u *= r;
      v *= r;
    }
    ints4 su = FOUR_STEPS(u), sv = FOUR_STEPS(v);
    int alike = alike_from(&finder, su[0], sv[0], end - i);
    if (alike > 0) {
      const uint8_t *pixel = bytes + (sv[0] >> 8) * stride + (su[0] >> 8) * 4;
      four_alike(row, i, i + alike, pixel, part);
      i += alike;
      continue;
    }
    words16 pixels;
    SAMPLE_FOUR(pixels, bytes, stride, su, sv);
    BLEND_FOUR(row + i * 4, pixels, part);
    i += 4;
  }
}

// The mean of several samples a pixel, at most 256.
INLINED void four_means(const warp_job *job, uint8_t *row, int first, int end, double y) {
  const double *m = job->view->map;
  const uint8_t *bytes = job->source->bytes;
  int stride = (int)job->source->stride, count = job->across * job->down;
  unsigned part = (unsigned)job->view->opacity;
  // What the division left out goes into the rounding: a picture of one colour keeps it.
  uint32_t share = 65536 / count, lost = (65536 - share * count) * 255 / 2 + 32768;
  alike_finder finder = finder_for(job, first, end, y);
  for (int i = first; i < end;) {
    doubles4 x = FOUR_CENTRES(i), r = 1 / (m[6] * x + m[7] * y + m[8]);
    doubles4 u = (m[0] * x + m[1] * y + m[2]) * r, v = (m[3] * x + m[4] * y + m[5]) * r;
    ints4 su = FOUR_STEPS(u), sv = FOUR_STEPS(v);
    int alike = alike_from(&finder, su[0], sv[0], end - i);
    if (alike > 0) {
      const uint8_t *pixel = bytes + (sv[0] >> 8) * stride + (su[0] >> 8) * 4;
      four_alike(row, i, i + alike, pixel, part);
      i += alike;
      continue;
    }
    doubles4 ux = (m[0] - u * m[6]) * r, uy = (m[1] - u * m[7]) * r;
    doubles4 vx = (m[3] - v * m[6]) * r, vy = (m[4] - v * m[7]) * r;
    words16 sum = {0};
    for (int k = 0; k < count; k++) {
      double dx = (k % job->across + 0.5) / job->across - 0.5;
      double dy = (k / job->across + 0.5) / job->down - 0.5;
      su = FOUR_STEPS(u + (ux * dx + uy * dy));
      sv = FOUR_STEPS(v + (vx * dx + vy * dy));
      words16 pixels;
      SAMPLE_FOUR(pixels, bytes, stride, su, sv);
      sum += pixels;
    }
    longs16 mean = (__builtin_convertvector(sum, longs16) * share + lost) >> 16;
    words16 pixels = __builtin_convertvector(mean, words16);
    BLEND_FOUR(row + i * 4, pixels, part);
    i += 4;
  }
}
