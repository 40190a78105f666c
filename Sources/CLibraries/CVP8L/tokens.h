#pragma once
#include <stddef.h>
#include <stdint.h>

enum {
  cache_bits = 10,
  length_symbols = 24,
  distance_symbols = 40,
  first_length = 256,
  first_cached = first_length + length_symbols,
};

// What stands for some pixels: themselves, a copy of earlier ones, or a place in the cache of colours.
typedef struct {
  uint32_t word;    // the pixel, the copy's distance code, or the place
  uint16_t length;  // 0 for a pixel, 1 for a place, otherwise the copy's length
} token;

enum { literal = 0, cached = 1, shortest_copy = 2, longest_copy = 4096 };

typedef struct {
  token *items;
  size_t count;
} tokens;

// Zero when memory is short.
int tokens_find(tokens *self, const uint32_t *pixels, int width, int height, int uses_cache);
