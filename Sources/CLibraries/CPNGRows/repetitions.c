#include "CPNGRows.h"
#include "deflater.h"
#include <stdlib.h>
#include <string.h>

// Looks for repetitions where pictures have them: whole pixels, to the left, above, and where the
// same pixels stood last. That is a third of the places that a compressor of bytes looks at, and
// the runs between them cost next to nothing.

enum { hash_bits = 12, ways = 2, long_enough = 32, nowhere = -2 * deflate_window };

struct pngrows_deflater {
  deflater out;
  // Where a pixel stood last, and where two side by side did, the latest first.
  int32_t one[1 << hash_bits], two[1 << hash_bits][ways];
};

// What is compressed; the mask covers two pixels.
typedef struct {
  const uint8_t *bytes;
  size_t step;
  uint64_t mask;
} picture;

typedef struct {
  size_t length;
  unsigned distance;
} repetition;

static inline uint64_t two_pixels(const picture *in, size_t at) {
  uint64_t value;
  memcpy(&value, in->bytes + at, 8);
  return value & in->mask;
}

static inline uint32_t one_pixel(const picture *in, size_t at) {
  uint32_t value;
  memcpy(&value, in->bytes + at, 4);
  return value & (uint32_t)(in->mask >> 8 * in->step);
}

static inline unsigned place(uint64_t value) {
  return (unsigned)(value * 0x9E3779B97F4A7C15u >> (64 - hash_bits));
}

static inline int is_near(int32_t from, size_t at) { return (int32_t)at - from <= deflate_window; }

static inline size_t common(const uint8_t *one, const uint8_t *other, size_t most) {
  size_t count = 0;
  for (; count + 8 <= most; count += 8) {
    uint64_t a, b;
    memcpy(&a, one + count, 8);
    memcpy(&b, other + count, 8);
    if (a != b) return count + (size_t)(__builtin_ctzll(a ^ b) >> 3);
  }
  while (count < most && one[count] == other[count]) count++;
  return count;
}

static inline repetition longer(
    repetition best, const picture *in, size_t at, size_t distance, size_t most) {
  size_t length = common(in->bytes + at, in->bytes + at - distance, most);
  return length > best.length ? (repetition){length, (unsigned)distance} : best;
}

// Of equally long ones the first; they are asked in the order of what their distances cost.
static repetition longest(
    const pngrows_deflater *with, const picture *in, size_t at, size_t most, size_t left, size_t above) {
  repetition best = {0, 0};
  if (left) best = longer(best, in, at, left, most);
  if (above && best.length < long_enough) best = longer(best, in, at, above, most);
  if (best.length >= long_enough || most < 2 * in->step) return best;
  uint64_t here = two_pixels(in, at);
  const int32_t *places = with->two[place(here)];
  for (int way = 0; way < ways && is_near(places[way], at); way++) {
    size_t from = (size_t)places[way];
    if (two_pixels(in, from) == here) best = longer(best, in, at, at - from, most);
  }
  return best;
}

// A pixel alone is cheaper to repeat than to write out.
static repetition same_pixel(const picture *in, size_t at, int32_t before) {
  if (!is_near(before, at) || one_pixel(in, (size_t)before) != one_pixel(in, at)) {
    return (repetition){0, 0};
  }
  return (repetition){in->step, (unsigned)((int32_t)at - before)};
}

static inline void remember(pngrows_deflater *with, const picture *in, size_t at, size_t end) {
  if (end - at < 2 * in->step) return;
  int32_t *places = with->two[place(two_pixels(in, at))];
  for (int way = ways - 1; way > 0; way--) places[way] = places[way - 1];
  places[0] = (int32_t)at;
}

// Only where a run begins or ends; what lies within is found from there.
static void remember_within(
    pngrows_deflater *with, const picture *in, size_t at, repetition found, size_t end) {
  size_t behind = at + found.length, step = in->step;
  if (found.distance == step) {
    remember(with, in, behind - step, end);
    return;
  }
  for (size_t inside = at + step; inside < behind; inside += step) {
    if (one_pixel(in, inside) != one_pixel(in, inside - step)) remember(with, in, inside, end);
  }
}

static void deflate_row(
    pngrows_deflater *with, const picture *in, size_t start, size_t end, size_t above) {
  size_t step = in->step;
  deflater_literal(&with->out, in->bytes[start]);
  for (size_t at = start + 1; at < end;) {
    size_t left = at - start > step ? step : 0;
    repetition found = longest(with, in, at, end - at, left, above);
    found.length -= found.length % step;
    int32_t *last = &with->one[place(one_pixel(in, at))];
    if (found.length == 0) found = same_pixel(in, at, *last);
    *last = (int32_t)at;
    remember(with, in, at, end);
    if (found.length > 0) {
      deflater_match(&with->out, found.length, found.distance);
      remember_within(with, in, at, found, end);
      at += found.length;
    } else {
      for (size_t i = 0; i < step; i++) deflater_literal(&with->out, in->bytes[at++]);
    }
  }
}

// A filter and nothing but zeros: what repeats the row above.
static int is_blank(const uint8_t *row, size_t bytes) {
  return row[0] == 2 && row[1] == 0 && memcmp(row + 1, row + 2, bytes - 2) == 0;
}

static void deflate_blank(pngrows_deflater *with, const uint8_t *row, size_t bytes) {
  deflater_literal(&with->out, row[0]);
  deflater_literal(&with->out, 0);
  deflater_match(&with->out, bytes - 2, 1);
}

pngrows_deflater *pngrows_deflater_make(void) { return malloc(sizeof(pngrows_deflater)); }

void pngrows_deflater_free(pngrows_deflater *with) { free(with); }

size_t pngrows_deflate_bound(size_t bytes) {
  // A byte takes at most 15 bits; three that repeat take 15 + 15 and 13 bits for their distance.
  return 2 * bytes + 512 * (bytes / deflate_most_tokens + 2);
}

static void forget(pngrows_deflater *with) {
  for (int i = 0; i < 1 << hash_bits; i++) {
    with->one[i] = nowhere;
    for (int way = 0; way < ways; way++) with->two[i][way] = nowhere;
  }
}

size_t pngrows_deflate(
    pngrows_deflater *with, uint8_t *target, const uint8_t *rows, size_t count, size_t bytes, size_t step) {
  const picture in = {rows, step, step == 3 ? 0xFFFFFFFFFFFF : UINT64_MAX};
  deflater_begin(&with->out, target);
  forget(with);
  // How far above the last row that was written out stands; 0 is nowhere.
  size_t above = 0;
  for (size_t start = 0; start < count * bytes; start += bytes) {
    if (bytes >= 5 && is_blank(rows + start, bytes)) {
      deflate_blank(with, rows + start, bytes);
      if (above) above += bytes;
    } else {
      deflate_row(with, &in, start, start + bytes, above <= deflate_window ? above : 0);
      above = bytes;
    }
  }
  return (size_t)(deflater_end(&with->out) - target);
}
