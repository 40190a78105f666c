#include "CPNGRows.h"
#include "codes.h"
#include <string.h>

// Walks over a deflate stream (RFC 1951) without writing what it says: only codes are looked up.

enum { longest = 15, literals = 288, distances = 30 };

// How many bits a code takes with what follows it, and what it means; 0 is no code.
typedef struct {
  uint8_t bits, kind;
} step;
enum { invalid, literal, match, end_of_block };

typedef struct {
  step steps[1 << longest];
  unsigned mask;
} table;

typedef struct {
  const uint8_t *next, *end;
  uint64_t window;
  int held;
} reader;

// At least 56 bits are held afterwards, zeros behind the end.
static void refill(reader *in) {
  if (in->end - in->next >= 8) {
    uint64_t word;
    memcpy(&word, in->next, 8);
    in->window |= word << in->held;
    in->next += (63 - in->held) >> 3;
    in->held |= 56;
    return;
  }
  while (in->held <= 56) {
    if (in->next < in->end) in->window |= (uint64_t)*in->next << in->held;
    in->next++;
    in->held += 8;
  }
}

static unsigned take(reader *in, int bits) {
  unsigned value = (unsigned)(in->window & ((1u << bits) - 1));
  in->window >>= bits;
  in->held -= bits;
  return value;
}

static uint64_t place(const reader *in, const uint8_t *bytes) {
  return (uint64_t)(in->next - bytes) * 8 - (uint64_t)in->held;
}

static step literal_step(int symbol, int length) {
  if (symbol < 256) return (step){(uint8_t)length, literal};
  if (symbol == 256) return (step){(uint8_t)length, end_of_block};
  if (symbol > 285) return (step){0, invalid};
  return (step){(uint8_t)(length + codes_length_extra(symbol - 257)), match};
}

static step distance_step(int symbol, int length) {
  if (symbol >= distances) return (step){0, invalid};
  return (step){(uint8_t)(length + codes_distance_extra(symbol)), match};
}

static step plain_step(int symbol, int length) {
  return (step){(uint8_t)length, (uint8_t)symbol};
}

// Returns 0 when there are more codes than fit.
static int build(table *made, const uint8_t *lengths, int count, step (*mean)(int, int)) {
  unsigned counts[longest + 1] = {0}, codes[longest + 2] = {0};
  int most = 1;
  for (int i = 0; i < count; i++) {
    counts[lengths[i]]++;
    if (lengths[i] > most) most = lengths[i];
  }
  counts[0] = 0;
  for (int length = 1; length <= longest; length++) {
    codes[length + 1] = (codes[length] + counts[length]) << 1;
    if (codes[length] + counts[length] > 1u << length) return 0;
  }
  made->mask = (1u << most) - 1;
  memset(made->steps, 0, sizeof(step) << most);
  for (int i = 0; i < count; i++) {
    int length = lengths[i];
    if (length == 0) continue;
    unsigned first = codes_reversed(codes[length]++, length);
    step meaning = mean(i, length);
    for (unsigned at = first; at <= made->mask; at += 1u << length) made->steps[at] = meaning;
  }
  return 1;
}

typedef struct {
  table literal, distance;
} codes;

static int read_fixed(codes *made) {
  uint8_t lengths[literals];
  for (int i = 0; i < literals; i++) lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
  if (!build(&made->literal, lengths, literals, literal_step)) return 0;
  memset(lengths, 5, 32);
  return build(&made->distance, lengths, 32, distance_step);
}

static int read_dynamic(codes *made, reader *in) {
  refill(in);
  int literal_count = (int)take(in, 5) + 257, distance_count = (int)take(in, 5) + 1;
  int order_count = (int)take(in, 4) + 4;
  uint8_t lengths[320] = {0}, small[19] = {0};
  for (int i = 0; i < order_count; i++) {
    refill(in);
    small[codes_order[i]] = (uint8_t)take(in, 3);
  }
  // The lengths are coded themselves; their table is only needed until the literals' own is made.
  if (literal_count > literals || !build(&made->literal, small, 19, plain_step)) return 0;
  for (int i = 0; i < literal_count + distance_count;) {
    refill(in);
    step code = made->literal.steps[in->window & made->literal.mask];
    if (code.bits == 0) return 0;
    take(in, code.bits);
    int run = 1, value = code.kind;
    if (code.kind == 16) {
      if (i == 0) return 0;
      run = 3 + (int)take(in, 2);
      value = lengths[i - 1];
    } else if (code.kind > 16) {
      run = code.kind == 17 ? 3 + (int)take(in, 3) : 11 + (int)take(in, 7);
      value = 0;
    }
    if (i + run > literal_count + distance_count) return 0;
    memset(lengths + i, value, (size_t)run);
    i += run;
  }
  return build(&made->literal, lengths, literal_count, literal_step)
    && build(&made->distance, lengths + literal_count, distance_count, distance_step);
}

static int skip_stored(reader *in) {
  refill(in);
  take(in, in->held & 7);
  refill(in);
  unsigned length = take(in, 16);
  if ((length ^ 0xFFFF) != take(in, 16)) return 0;
  const uint8_t *bytes = in->next - in->held / 8;
  if (in->end - bytes < (ptrdiff_t)length) return 0;
  *in = (reader){bytes + length, in->end, 0, 0};
  return 1;
}

static int skip_coded(reader *in, const codes *with) {
  for (;;) {
    refill(in);
    if (in->next - in->held / 8 > in->end) return 0;
    // Three literals fit into what is held.
    for (int times = 0; times < 3; times++) {
      step code = with->literal.steps[in->window & with->literal.mask];
      if (code.bits == 0) return 0;
      take(in, code.bits);
      if (code.kind == literal) continue;
      if (code.kind == end_of_block) return 1;
      refill(in);
      step far = with->distance.steps[in->window & with->distance.mask];
      if (far.bits == 0) return 0;
      take(in, far.bits);
      break;
    }
  }
}

int pngrows_last_block(const uint8_t *bytes, size_t count, uint64_t *start, uint64_t *end) {
  reader in = {bytes, bytes + count, 0, 0};
  codes with;
  for (;;) {
    uint64_t first = place(&in, bytes);
    refill(&in);
    int is_last = (int)take(&in, 1), is_whole = 0;
    switch (take(&in, 2)) {
      case 0: is_whole = skip_stored(&in); break;
      case 1: is_whole = read_fixed(&with) && skip_coded(&in, &with); break;
      case 2: is_whole = read_dynamic(&with, &in) && skip_coded(&in, &with); break;
    }
    uint64_t last = place(&in, bytes);
    if (!is_whole || last > (uint64_t)count * 8) return 0;
    if (!is_last) continue;
    *start = first;
    *end = last;
    return 1;
  }
}
