#pragma once
#include <stddef.h>
#include <stdint.h>

// Parts of a deflate stream (RFC 1951) on their way to bytes.

enum { deflate_literals = 286, deflate_distances = 30, deflate_longest = 258 };
enum { deflate_window = 32768, deflate_most_tokens = 16384 };

// So many bytes behind a stream may be written to.
enum { deflate_spare = 8 };

// Where bits go, the first one lowest, and those that do not fill a byte yet.
typedef struct {
  uint64_t held;
  int bits;
  uint8_t *next;
} deflater_bits;

// A token is a byte, or a distance less one, under 9 bits of length and the distance's symbol.
typedef struct {
  uint32_t tokens[deflate_most_tokens];
  uint32_t literals[256], lengths[deflate_longest + 1], distances[deflate_distances];
  size_t count;
  deflater_bits out;
} deflater;

void deflater_begin(deflater *to, uint8_t *target);

// Writes what there is, with codes of its own.
void deflater_put_block(deflater *to);

// Ends the stream so that another may follow: its last byte is full. Returns where it ended.
uint8_t *deflater_end(deflater *to);

static inline void deflater_make_room(deflater *to) {
  if (__builtin_expect(to->count > deflate_most_tokens - 4, 0)) deflater_put_block(to);
}

// Up to four bytes.
static inline void deflater_literals(deflater *to, const uint8_t *bytes, size_t count) {
  deflater_make_room(to);
  for (size_t i = 0; i < count; i++) {
    to->tokens[to->count++] = bytes[i];
    to->literals[bytes[i]]++;
  }
}

// The symbol of a distance, counted from that of the shortest (RFC 1951, 3.2.5): from some value
// on, every power of two is parted into two symbols.
static inline unsigned deflater_distance_symbol(unsigned distance) {
  unsigned above = distance - 1;
  if (above < 2) return above;
  unsigned power = 31 - (unsigned)__builtin_clz(above);
  return 2 * power + (above >> (power - 1) & 1);
}

static inline void deflater_part(
    deflater *to, size_t length, unsigned distance, unsigned symbol) {
  deflater_make_room(to);
  to->tokens[to->count++] = symbol << 25 | (uint32_t)length << 16 | (distance - 1);
  to->lengths[length]++;
  to->distances[symbol]++;
}

// Repeats any number of bytes, at least three, from so far back.
static inline void deflater_match(deflater *to, size_t length, unsigned distance) {
  unsigned symbol = deflater_distance_symbol(distance);
  while (__builtin_expect(length > deflate_longest, 0)) {
    // What is left must be no shorter than a match can be.
    size_t part = length - deflate_longest < 3 ? deflate_longest - 3 : deflate_longest;
    deflater_part(to, part, distance, symbol);
    length -= part;
  }
  deflater_part(to, length, distance, symbol);
}
