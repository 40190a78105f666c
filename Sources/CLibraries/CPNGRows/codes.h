#pragma once
#include <stdint.h>

// What writing a deflate stream and walking over one have in common (RFC 1951, 3.2).

// The order in which the lengths of the codes for lengths stand.
static const uint8_t codes_order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

// How many bits follow the symbol of a length, or of a distance, counted from the shortest.
static inline int codes_length_extra(int symbol) {
  return symbol < 8 || symbol == 28 ? 0 : symbol / 4 - 1;
}

static inline int codes_distance_extra(int symbol) { return symbol < 4 ? 0 : symbol / 2 - 1; }

// Codes stand in the stream with their first bit lowest.
static inline unsigned codes_reversed(unsigned code, int bits) {
  unsigned result = 0;
  for (int bit = 0; bit < bits; bit++) result |= (code >> bit & 1) << (bits - 1 - bit);
  return result;
}
