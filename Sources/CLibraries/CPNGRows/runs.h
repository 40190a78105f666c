#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Which bytes of a row equal others, a bit each, so that a run of them is counted at once.

// So many words hold the bits of a row; behind its last byte all are zero.
static inline size_t runs_words(size_t bytes) { return bytes / 64 + 2; }

// Compares the bytes from `first` on with those `back` before them; bits before `first` are zero.
void runs_find(uint64_t *runs, const uint8_t *row, size_t first, size_t back, size_t bytes);

// The next 64 bits.
static inline uint64_t runs_at(const uint64_t *runs, size_t at) {
  const uint64_t *word = runs + at / 64;
  return word[0] >> at % 64 | word[1] << 1 << (63 - at % 64);
}

// How many bits are set from here on, of which 64 were found.
uint32_t runs_long(const uint64_t *runs, size_t at);

// How many bits are set from here on.
static inline uint32_t runs_length(const uint64_t *runs, size_t at) {
  uint64_t unlike = ~runs_at(runs, at);
  return __builtin_expect(unlike != 0, 1) ? (uint32_t)__builtin_ctzll(unlike) : runs_long(runs, at);
}
