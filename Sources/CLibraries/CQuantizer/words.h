#pragma once
#include <stdint.h>
#include <string.h>

// Pixels as words. Statements on four of them stay fast even without an optimiser.

typedef uint32_t words __attribute__((vector_size(16)));

static inline uint32_t word_at(const uint8_t *bgra) {
  uint32_t word;
  memcpy(&word, bgra, 4);
  return word;
}

static inline words words_at(const uint8_t *bgra) {
  words four;
  memcpy(&four, bgra, sizeof four);
  return four;
}
