// SAMPLE_FOUR(result, bytes, stride, ahead, u, v) sets `result` to four pixels of words: `u` and
// `v` count steps of 1/256. What lies so many bytes `ahead` is going to be read soon.
#pragma once
#include "four.h"

// Between two vectors of words at `part` of 256; what overflows on the way cancels out.
#define BETWEEN(a, b, part) ((((a) << 8) + ((b) - (a)) * (part) + (uint16_t)128) >> 8)

// Parts of 256 of pixels i and j, for the channels of two pixels each.
#define FOR_PAIRS(parts, i, j) \
  (words16) __builtin_shufflevector(parts, parts, i, i, i, i, j, j, j, j)

// Two times two pixels side by side, between their row and the one below.
#define TWO_PAIRS(one, other) AS_WORDS(((wide2){two_pixels(one), two_pixels(other)}))
#define PAIRS_BETWEEN(one, other, stride, parts) \
  BETWEEN(TWO_PAIRS(one, other), TWO_PAIRS((one) + (stride), (other) + (stride)), parts)

#define SAMPLE_FOUR(result, bytes, stride, ahead, u, v) \
  do { \
    ints4 place_ = ((v) >> 8) * (stride) + ((u) >> 8) * 4; \
    ints4 right_ = (u) & 255, low_ = (v) & 255; \
    read_soon(bytes, place_[0] + (ahead)); \
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

INLINED uint64_t two_pixels(const uint8_t *place) {
  uint64_t both;
  memcpy(&both, place, sizeof both);
  return both;
}
