#include "deflater.h"
#include "codes.h"
#include "huffman.h"
#include <string.h>

enum { most_code_bits = 15, most_length_bits = 7, length_symbols = 19, end_of_block = 256 };

// The symbol of a length or a distance, counted from that of the shortest (RFC 1951, 3.2.5).
// From some value on, every power of two is parted into four symbols, or into two.
static inline int length_symbol(size_t length) {
  if (length == deflate_longest) return 28;
  unsigned above = (unsigned)length - 3;
  if (above < 8) return (int)above;
  int power = 31 - __builtin_clz(above);
  return 4 * (power - 1) + (int)(above >> (power - 2) & 3);
}

static inline int distance_symbol(unsigned distance) {
  unsigned above = distance - 1;
  if (above < 4) return (int)above;
  int power = 31 - __builtin_clz(above);
  return 2 * power + (int)(above >> (power - 1) & 1);
}

static inline void put(deflater *to, uint64_t value, int bits) {
  to->held |= value << to->bits;
  to->bits += bits;
  if (to->bits < 32) return;
  memcpy(to->next, &to->held, 4);
  to->next += 4;
  to->held >>= 32;
  to->bits -= 32;
}

static void clear(deflater *to) {
  to->count = 0;
  memset(to->literals, 0, sizeof to->literals);
  memset(to->distances, 0, sizeof to->distances);
}

// The codes of one block.
typedef struct {
  uint8_t literal_bits[deflate_literals], distance_bits[deflate_distances];
  uint16_t literals[deflate_literals], distances[deflate_distances];
} code_book;

// The lengths of all codes, runs of them drawn together (RFC 1951, 3.2.7).
typedef struct {
  uint8_t symbols[deflate_literals + deflate_distances];
  uint8_t extras[deflate_literals + deflate_distances];
  uint32_t counts[length_symbols];
  int count;
} code_lengths;

static void add(code_lengths *to, int symbol, int extra) {
  to->symbols[to->count] = (uint8_t)symbol;
  to->extras[to->count++] = (uint8_t)extra;
  to->counts[symbol]++;
}

static int smaller(int one, int other) { return one < other ? one : other; }

static void add_run(code_lengths *to, int length, int times) {
  if (length > 0) {
    add(to, length, 0);
    times--;
  }
  while (times >= 3) {
    int most = length > 0 ? 6 : 138, run = smaller(times, most);
    if (length > 0) add(to, 16, run - 3);
    else if (run < 11) add(to, 17, run - 3);
    else add(to, 18, run - 11);
    times -= run;
  }
  while (times-- > 0) add(to, length, 0);
}

static void add_lengths(code_lengths *to, const uint8_t *lengths, int count) {
  for (int at = 0; at < count;) {
    int end = at + 1;
    while (end < count && lengths[end] == lengths[at]) end++;
    add_run(to, lengths[at], end - at);
    at = end;
  }
}

static int used(const uint8_t *lengths, int count, int least) {
  while (count > least && lengths[count - 1] == 0) count--;
  return count;
}

static void put_book(deflater *to, const code_book *book) {
  int literals = used(book->literal_bits, deflate_literals, 257);
  int distances = used(book->distance_bits, deflate_distances, 1);
  code_lengths all = {.count = 0};
  uint8_t lengths[deflate_literals + deflate_distances];
  memcpy(lengths, book->literal_bits, (size_t)literals);
  memcpy(lengths + literals, book->distance_bits, (size_t)distances);
  add_lengths(&all, lengths, literals + distances);
  uint8_t bits[length_symbols];
  uint16_t codes[length_symbols];
  huffman_lengths(all.counts, length_symbols, most_length_bits, bits);
  huffman_codes(bits, length_symbols, codes);
  int kept = length_symbols;
  while (kept > 4 && bits[codes_order[kept - 1]] == 0) kept--;
  put(to, (uint64_t)(literals - 257), 5);
  put(to, (uint64_t)(distances - 1), 5);
  put(to, (uint64_t)(kept - 4), 4);
  for (int i = 0; i < kept; i++) put(to, bits[codes_order[i]], 3);
  for (int i = 0; i < all.count; i++) {
    int symbol = all.symbols[i];
    put(to, codes[symbol], bits[symbol]);
    if (symbol >= 16) put(to, all.extras[i], symbol == 16 ? 2 : symbol == 17 ? 3 : 7);
  }
}

static void put_match(deflater *to, const code_book *book, size_t length, unsigned distance) {
  int symbol = length_symbol(length), extra = codes_length_extra(symbol);
  put(to, book->literals[257 + symbol], book->literal_bits[257 + symbol]);
  // What follows a symbol are the low bits of the value, counted from the first one.
  put(to, (length - 3) & ((1u << extra) - 1), extra);
  symbol = distance_symbol(distance);
  extra = codes_distance_extra(symbol);
  put(to, book->distances[symbol], book->distance_bits[symbol]);
  put(to, (distance - 1) & ((1u << extra) - 1), extra);
}

static void put_block(deflater *to) {
  code_book book;
  to->literals[end_of_block] = 1;
  huffman_lengths(to->literals, deflate_literals, most_code_bits, book.literal_bits);
  huffman_lengths(to->distances, deflate_distances, most_code_bits, book.distance_bits);
  huffman_codes(book.literal_bits, deflate_literals, book.literals);
  huffman_codes(book.distance_bits, deflate_distances, book.distances);
  // Not the last block, with codes of its own.
  put(to, 2 << 1, 3);
  put_book(to, &book);
  for (size_t i = 0; i < to->count; i++) {
    uint32_t token = to->tokens[i];
    if (token < 256) put(to, book.literals[token], book.literal_bits[token]);
    else put_match(to, &book, token >> 16, token & 0xFFFF);
  }
  put(to, book.literals[end_of_block], book.literal_bits[end_of_block]);
  clear(to);
}

static inline void keep(deflater *to, uint32_t token) {
  if (to->count == deflate_most_tokens) put_block(to);
  to->tokens[to->count++] = token;
}

void deflater_begin(deflater *to, uint8_t *target) {
  clear(to);
  to->held = 0;
  to->bits = 0;
  to->next = target;
}

void deflater_literal(deflater *to, uint8_t byte) {
  keep(to, byte);
  to->literals[byte]++;
}

void deflater_match(deflater *to, size_t length, unsigned distance) {
  while (length > 0) {
    size_t part = length < deflate_longest ? length : deflate_longest;
    // What is left must be no shorter than a match can be.
    if (length > part && length - part < 3) part -= 3;
    keep(to, (uint32_t)part << 16 | distance);
    to->literals[257 + length_symbol(part)]++;
    to->distances[distance_symbol(distance)]++;
    length -= part;
  }
}

uint8_t *deflater_end(deflater *to) {
  put_block(to);
  // An empty stored block fills the last byte.
  put(to, 0, 3);
  for (; to->bits > 0; to->bits -= 8) {
    *to->next++ = (uint8_t)to->held;
    to->held >>= 8;
  }
  memcpy(to->next, "\0\0\xFF\xFF", 4);
  return to->next + 4;
}
