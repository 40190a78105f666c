// Four pixels at a time as sixteen words.
//
// Vectors wider than the oldest processor's registers have no fixed way to be passed: hence macros.
#pragma once
#include "bilinear.h"

// Inlined into callers for different processors, so that it is compiled for each.
#define INLINED static inline __attribute__((always_inline))

typedef double doubles4 __attribute__((vector_size(32), aligned(8)));
typedef int64_t flags4 __attribute__((vector_size(32), aligned(8)));
typedef uint64_t wide2 __attribute__((vector_size(16), aligned(8)));

// A place that nothing is read of yet, which may be none of the picture's.
INLINED void read_soon(const uint8_t *bytes, ptrdiff_t place) {
  __builtin_prefetch((const void *)((uintptr_t)bytes + (uintptr_t)place));
}

// The middles of pixels from i on.
#define FOUR_CENTRES(i) ((i) + (doubles4){0.5, 1.5, 2.5, 3.5})

// As `steps`, of places that are counted in 1/256 already: such factors change no other bit.
#define FOUR_STEPS(place) __builtin_convertvector((place) - 127.5 + 1.0 / 4096, ints4)

#define AS_WORDS(bytes) __builtin_convertvector((bytes16)(bytes), words16)
#define AS_BYTES(words) __builtin_convertvector(words, bytes16)

// Lays four pixels of words over what stands there; opaque ones need nothing of it.
#define BLEND_FOUR(target, pixels, part) \
  do { \
    words16 over_ = pixels; \
    if ((part) < 255) { \
      over_ = OVER_255(over_ * (uint16_t)(part)); \
    } \
    bytes16 bytes_ = AS_BYTES(over_); \
    wide2 halves_ = (wide2)bytes_; \
    if ((halves_[0] & halves_[1] & 0xff000000ff000000) != 0xff000000ff000000) { \
      words16 rest_ = (uint16_t)255 - __builtin_shufflevector( \
        over_, over_, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15); \
      memcpy(&bytes_, target, sizeof bytes_); \
      over_ += OVER_255(AS_WORDS(bytes_) * rest_); \
      bytes_ = AS_BYTES(over_); \
    } \
    memcpy(target, &bytes_, sizeof bytes_); \
  } while (0)
