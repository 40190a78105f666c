#include "image.h"
#include "huffman.h"
#include "tokens.h"

enum { green, red, blue, alpha, distance, codes };
enum { most_symbols = first_cached + (1 << cache_bits), longest_code = 15 };

typedef struct {
  uint32_t counts[most_symbols];
  uint8_t lengths[most_symbols];
  uint16_t bits[most_symbols];
  int symbols;
} prefix_code;

// Lengths and distances are a symbol for their size and some bits (RFC 9649, 5.2.2).
typedef struct {
  int symbol, bits;
  uint32_t rest;
} number;

static inline number number_of(uint32_t value) {
  uint32_t n = value - 1;
  if (n < 4) return (number){(int)n, 0, 0};
  int high = 31 - __builtin_clz(n);
  int bits = high - 1;
  return (number){2 * high + (int)(n >> bits & 1), bits, n & ((1u << bits) - 1)};
}

static void count(prefix_code *all, const tokens *found) {
  for (size_t i = 0; i < found->count; i++) {
    token t = found->items[i];
    if (t.length == literal) {
      all[green].counts[t.word >> 8 & 255]++;
      all[red].counts[t.word >> 16 & 255]++;
      all[blue].counts[t.word & 255]++;
      all[alpha].counts[t.word >> 24]++;
    } else if (t.length == cached) {
      all[green].counts[first_cached + t.word]++;
    } else {
      all[green].counts[first_length + number_of(t.length).symbol]++;
      all[distance].counts[number_of(t.word).symbol]++;
    }
  }
}

static void put_symbol(stream *target, const prefix_code *code, int symbol) {
  stream_put(target, code->bits[symbol], code->lengths[symbol]);
}

// The lengths as numbers, repetitions and runs of zeros, in a prefix code of their own.
static void put_lengths(stream *target, const prefix_code *code) {
  static const uint8_t order[19] = {17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  struct {
    uint8_t symbol, bits, rest;
  } runs[most_symbols];
  uint32_t counts[19] = {0};
  int made = 0;
  for (int at = 0, before = 8; at < code->symbols;) {
    int length = code->lengths[at], run = 1;
    while (at + run < code->symbols && code->lengths[at + run] == length) run++;
    int symbol = length, bits = 0, rest = 0;
    if (length == 0 && run >= 3) {
      run = run > 138 ? 138 : run;
      symbol = run > 10 ? 18 : 17;
      bits = run > 10 ? 7 : 3;
      rest = run - (run > 10 ? 11 : 3);
    } else if (length > 0 && length == before && run >= 3) {
      run = run > 6 ? 6 : run;
      symbol = 16, bits = 2, rest = run - 3;
    } else {
      run = 1;
    }
    if (length > 0) before = length;
    counts[symbol]++;
    runs[made].symbol = (uint8_t)symbol;
    runs[made].bits = (uint8_t)bits;
    runs[made++].rest = (uint8_t)rest;
    at += run;
  }
  uint8_t lengths[19];
  uint16_t bits[19];
  huffman_lengths(counts, 19, 7, lengths);
  huffman_codes(lengths, 19, bits);
  int written = 19;
  while (written > 4 && lengths[order[written - 1]] == 0) written--;
  stream_put(target, (uint32_t)written - 4, 4);
  for (int i = 0; i < written; i++) stream_put(target, lengths[order[i]], 3);
  stream_put(target, 0, 1);  // all symbols follow
  for (int i = 0; i < made; i++) {
    stream_put(target, bits[runs[i].symbol], lengths[runs[i].symbol]);
    stream_put(target, runs[i].rest, runs[i].bits);
  }
}

static void put_code(stream *target, prefix_code *code) {
  int used = 0, last = 0;
  for (int symbol = 0; symbol < code->symbols; symbol++) {
    if (code->counts[symbol] == 0) continue;
    used++;
    last = symbol;
  }
  // A symbol that stands alone takes no bits.
  if (used < 2 && last < 256) {
    stream_put(target, 1, 2);
    stream_put(target, last > 1, 1);
    stream_put(target, (uint32_t)last, last > 1 ? 8 : 1);
    return;
  }
  huffman_lengths(code->counts, code->symbols, longest_code, code->lengths);
  huffman_codes(code->lengths, code->symbols, code->bits);
  stream_put(target, 0, 1);
  put_lengths(target, code);
}

static void put_token(stream *target, const prefix_code *all, token t) {
  if (t.length == literal) {
    put_symbol(target, all + green, t.word >> 8 & 255);
    put_symbol(target, all + red, t.word >> 16 & 255);
    put_symbol(target, all + blue, t.word & 255);
    put_symbol(target, all + alpha, (int)(t.word >> 24));
  } else if (t.length == cached) {
    put_symbol(target, all + green, first_cached + (int)t.word);
  } else {
    number length = number_of(t.length), way = number_of(t.word);
    put_symbol(target, all + green, first_length + length.symbol);
    stream_put(target, length.rest, length.bits);
    put_symbol(target, all + distance, way.symbol);
    stream_put(target, way.rest, way.bits);
  }
}

int image_put(stream *target, const uint32_t *pixels, int width, int height, int is_main, int uses_cache) {
  tokens found = {0};
  prefix_code *all = calloc(codes, sizeof *all);
  int is_done = all && tokens_find(&found, pixels, width, height, uses_cache);
  if (is_done) {
    stream_put(target, uses_cache, 1);
    if (uses_cache) stream_put(target, cache_bits, 4);
    if (is_main) stream_put(target, 0, 1);  // one set of codes for all of it
    for (int i = red; i <= alpha; i++) all[i].symbols = 256;
    all[green].symbols = first_cached + (uses_cache ? 1 << cache_bits : 0);
    all[distance].symbols = distance_symbols;
    count(all, &found);
    for (int i = 0; i < codes; i++) put_code(target, all + i);
    for (size_t i = 0; i < found.count; i++) put_token(target, all, found.items[i]);
  }
  free(found.items);
  free(all);
  return is_done;
}
