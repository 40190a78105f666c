#include "deflater.h"
#include "codes.h"
#include "huffman.h"
#include <string.h>

enum { most_code_bits = 15, most_length_bits = 7, length_symbols = 19, end_of_block = 256 };

// The symbol of a length, counted from that of the shortest (RFC 1951, 3.2.5): from some value on,
// every power of two is parted into four symbols.
static inline int length_symbol(size_t length) {
  if (length == deflate_longest) return 28;
  unsigned above = (unsigned)length - 3;
  if (above < 8) return (int)above;
  int power = 31 - __builtin_clz(above);
  return 4 * (power - 1) + (int)(above >> (power - 2) & 3);
}

// At most 56 bits. What is behind the last whole byte is written again with the next ones.
static inline void put(deflater_bits *to, uint64_t value, int bits) {
  to->held |= value << to->bits;
  to->bits += bits;
  memcpy(to->next, &to->held, 8);
  to->next += to->bits >> 3;
  to->held >>= to->bits & ~7;
  to->bits &= 7;
}

static void clear(deflater *to) {
  to->count = 0;
  memset(to->literals, 0, sizeof to->literals);
  memset(to->lengths, 0, sizeof to->lengths);
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

static void put_book(deflater_bits *to, const code_book *book) {
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

// A length's code and what follows it: the low bits of the length, counted from the symbol's first.
typedef struct {
  uint32_t value, bits;
} word;

// A distance's code, and the first distance of its symbol, less one; what the distance is above
// that follows the code.
typedef struct {
  uint16_t code;
  uint8_t code_bits, bits;
  uint32_t first;
} far;

typedef struct {
  word literals[256], lengths[deflate_longest + 1];
  far distances[deflate_distances];
} words;

static void make_words(words *made, const code_book *book) {
  for (int byte = 0; byte < 256; byte++) {
    made->literals[byte] = (word){book->literals[byte], book->literal_bits[byte]};
  }
  for (size_t length = 3; length <= deflate_longest; length++) {
    int symbol = length_symbol(length), extra = codes_length_extra(symbol);
    uint32_t code = book->literals[257 + symbol], bits = book->literal_bits[257 + symbol];
    uint32_t above = (uint32_t)(length - 3) & ((1u << extra) - 1);
    made->lengths[length] = (word){code | above << bits, bits + (uint32_t)extra};
  }
  for (int symbol = 0; symbol < deflate_distances; symbol++) {
    int extra = codes_distance_extra(symbol), bits = book->distance_bits[symbol];
    uint32_t first = symbol < 4 ? (uint32_t)symbol : (2u + (symbol & 1)) << extra;
    made->distances[symbol] =
        (far){book->distances[symbol], (uint8_t)bits, (uint8_t)(bits + extra), first};
  }
}

static inline void put_match(deflater_bits *to, const words *with, uint32_t token) {
  word length = with->lengths[token >> 16 & 511];
  far distance = with->distances[token >> 25];
  uint64_t above = (token & 0xFFFF) - distance.first;
  uint64_t value = distance.code | above << distance.code_bits;
  put(to, length.value | value << length.bits, (int)length.bits + distance.bits);
}

// A few literals that stand side by side; returns where they end.
static inline const uint32_t *put_literals(
    deflater_bits *to, const words *with, const uint32_t *token, const uint32_t *end) {
  uint64_t value = 0;
  uint32_t bits = 0;
  while (token < end && *token < 256 && bits <= 56 - most_code_bits) {
    word literal = with->literals[*token++];
    value |= (uint64_t)literal.value << bits;
    bits += literal.bits;
  }
  put(to, value, (int)bits);
  return token;
}

static void put_tokens(deflater *to, const words *with) {
  // A copy that stays in registers.
  deflater_bits out = to->out;
  const uint32_t *token = to->tokens, *end = token + to->count;
  while (token < end) {
    if (*token < 256) token = put_literals(&out, with, token, end);
    else put_match(&out, with, *token++);
  }
  to->out = out;
}

static void make_book(code_book *book, const deflater *of) {
  uint32_t counts[deflate_literals] = {0};
  memcpy(counts, of->literals, sizeof of->literals);
  counts[end_of_block] = 1;
  for (size_t length = 3; length <= deflate_longest; length++) {
    counts[257 + length_symbol(length)] += of->lengths[length];
  }
  huffman_lengths(counts, deflate_literals, most_code_bits, book->literal_bits);
  huffman_lengths(of->distances, deflate_distances, most_code_bits, book->distance_bits);
  huffman_codes(book->literal_bits, deflate_literals, book->literals);
  huffman_codes(book->distance_bits, deflate_distances, book->distances);
}

void deflater_put_block(deflater *to) {
  code_book book;
  words all;
  make_book(&book, to);
  make_words(&all, &book);
  // Not the last block, with codes of its own.
  put(&to->out, 2 << 1, 3);
  put_book(&to->out, &book);
  put_tokens(to, &all);
  put(&to->out, book.literals[end_of_block], book.literal_bits[end_of_block]);
  clear(to);
}

void deflater_begin(deflater *to, uint8_t *target) {
  clear(to);
  to->out = (deflater_bits){0, 0, target};
}

uint8_t *deflater_end(deflater *to) {
  deflater_put_block(to);
  deflater_bits *out = &to->out;
  // An empty stored block fills the last byte.
  put(out, 0, 3);
  if (out->bits > 0) put(out, 0, 8 - out->bits);
  memcpy(out->next, "\0\0\xFF\xFF", 4);
  return out->next + 4;
}
