#include "CPNGRows.h"
#include "deflater.h"
#include "runs.h"
#include <stdlib.h>
#include <string.h>

// Looks for repetitions where pictures have them: whole pixels, to the left, above, and where the
// same pixels stood last. That is a third of the places that a compressor of bytes looks at, and
// the runs between them cost next to nothing.

#define INLINE static inline __attribute__((always_inline))

enum { one_bits = 12, two_bits = 13, ways = 2 };

// From this length on nothing longer is looked for: when there is time, and when there is not. Then
// what lies within repetitions is not remembered either.
enum { long_enough = 128, soon_enough = 24 };

// Places are counted modulo 65536: what was found at one is compared anyway, and no place is
// further away than the last that left the same remainder.
struct pngrows_deflater {
  deflater out;
  // Where a pixel stood last, and where two side by side did, the latest lowest.
  uint16_t one[1 << one_bits];
  uint32_t two[1 << two_bits];
  size_t words;
  // Which bytes of a row equal those of the pixel to the left, and those above.
  uint64_t runs[];
};

// What is compressed; the masks cover one pixel and two.
typedef struct {
  const uint8_t *bytes;
  uint32_t end, step, above, enough;
  uint16_t start;
  uint64_t one_pixel, two_pixels;
  const uint64_t *left, *up;
} line;

typedef struct {
  uint32_t length, distance;
} repetition;

INLINE uint64_t eight(const uint8_t *bytes) {
  uint64_t value;
  memcpy(&value, bytes, 8);
  return value;
}

INLINE unsigned place(uint64_t value, int bits) {
  return (unsigned)(value * 0x9E3779B97F4A7C15u >> (64 - bits));
}

INLINE uint16_t *place_of_one(pngrows_deflater *with, const line *in, uint64_t ahead) {
  return &with->one[place(ahead & in->one_pixel, one_bits)];
}

INLINE uint32_t *place_of_two(pngrows_deflater *with, const line *in, uint64_t ahead) {
  return &with->two[place(ahead & in->two_pixels, two_bits)];
}

// How far back a place lies, 1 to 65536, as far as its remainder tells.
INLINE uint32_t distance_to(unsigned known, uint16_t here) {
  return (uint16_t)(here - known - 1) + 1u;
}

INLINE uint32_t common(const uint8_t *one, const uint8_t *other, uint32_t most) {
  uint32_t count = 0;
  for (; count + 8 <= most; count += 8) {
    uint64_t unlike = eight(one + count) ^ eight(other + count);
    if (unlike) return count + (uint32_t)(__builtin_ctzll(unlike) >> 3);
  }
  while (count < most && one[count] == other[count]) count++;
  return count;
}

INLINE repetition longer(repetition best, uint32_t length, uint32_t distance) {
  return length > best.length ? (repetition){length, distance} : best;
}

// Of equally long ones the first; they are asked in the order of what their distances cost.
INLINE repetition longest(const line *in, uint32_t at, uint32_t known) {
  repetition best = {runs_length(in->left, at), in->step};
  if (best.length >= in->enough) return best;
  best = longer(best, runs_length(in->up, at), in->above);
  uint32_t most = in->end - at;
  if (best.length >= in->enough || most < 2 * in->step) return best;
  const uint8_t *here = in->bytes + at;
  for (int way = 0; way < ways; way++) {
    uint32_t distance = distance_to(known >> 16 * way, (uint16_t)(in->start + at));
    if (distance > deflate_window) continue;
    if ((eight(here) ^ eight(here - distance)) & in->two_pixels) continue;
    best = longer(best, common(here, here - distance, most), distance);
  }
  return best;
}

// A pixel alone is cheaper to repeat than to write out.
INLINE repetition same_pixel(const line *in, uint32_t at, unsigned known) {
  const uint8_t *here = in->bytes + at;
  uint32_t distance = distance_to(known, (uint16_t)(in->start + at));
  if (distance > deflate_window) return (repetition){0, 0};
  if ((eight(here) ^ eight(here - distance)) & in->one_pixel) return (repetition){0, 0};
  return (repetition){in->step, distance};
}

INLINE void remember(pngrows_deflater *with, const line *in, uint32_t at) {
  if (in->end - at < 2 * in->step) return;
  uint64_t ahead = eight(in->bytes + at);
  uint32_t *two = place_of_two(with, in, ahead);
  *two = *two << 16 | (uint16_t)(in->start + at);
  *place_of_one(with, in, ahead) = (uint16_t)(in->start + at);
}

// Only where a run begins or ends: what lies within is found from there, and what repeats the row
// above is found in that.
INLINE void remember_within(
    pngrows_deflater *with, const line *in, uint32_t at, repetition found) {
  uint32_t behind = at + found.length, step = in->step;
  if (found.distance == step) remember(with, in, behind - step);
  if (found.distance == step || found.distance == in->above) return;
  if (in->enough == soon_enough) return;
  for (uint32_t inside = at + step; inside < behind; inside += step) {
    uint32_t alike = runs_length(in->left, inside);
    inside += alike - alike % step;
    if (inside < behind) remember(with, in, inside);
  }
}

INLINE void deflate_row(pngrows_deflater *with, const line *in) {
  const uint32_t step = in->step;
  deflater_literals(&with->out, in->bytes, 1);
  for (uint32_t at = 1; at < in->end;) {
    uint64_t ahead = eight(in->bytes + at);
    uint16_t here = (uint16_t)(in->start + at), *one = place_of_one(with, in, ahead);
    uint32_t *two = place_of_two(with, in, ahead);
    repetition found = longest(in, at, *two);
    found.length -= found.length % step;
    if (found.length == 0) found = same_pixel(in, at, *one);
    *one = here;
    if (in->end - at >= 2 * step) *two = *two << 16 | here;
    if (found.length > 0) {
      deflater_match(&with->out, found.length, found.distance);
      remember_within(with, in, at, found);
      at += found.length;
    } else {
      deflater_literals(&with->out, in->bytes + at, step);
      at += step;
    }
  }
}

// One for each size of pixels, which the compiler then knows.
__attribute__((noinline)) static void deflate_row_of_three(pngrows_deflater *with, const line *of) {
  line in = *of;
  in.step = 3;
  in.one_pixel = 0xFFFFFF;
  in.two_pixels = 0xFFFFFFFFFFFF;
  deflate_row(with, &in);
}

__attribute__((noinline)) static void deflate_row_of_four(pngrows_deflater *with, const line *of) {
  line in = *of;
  in.step = 4;
  in.one_pixel = UINT32_MAX;
  in.two_pixels = UINT64_MAX;
  deflate_row(with, &in);
}

// A filter and nothing but zeros: what repeats the row above.
static int is_blank(const uint8_t *row, size_t bytes) {
  return row[0] == 2 && row[1] == 0 && memcmp(row + 1, row + 2, bytes - 2) == 0;
}

static void deflate_blank(pngrows_deflater *with, const uint8_t *row, size_t bytes) {
  deflater_literals(&with->out, row, 2);
  deflater_match(&with->out, bytes - 2, 1);
}

pngrows_deflater *pngrows_deflater_make(size_t bytes) {
  size_t words = runs_words(bytes);
  pngrows_deflater *made = malloc(sizeof *made + 2 * words * sizeof *made->runs);
  if (made) made->words = words;
  return made;
}

void pngrows_deflater_free(pngrows_deflater *with) { free(with); }

size_t pngrows_deflate_bound(size_t bytes) {
  // A byte takes at most 15 bits; three that repeat take 15 + 15 and 13 bits for their distance.
  return 2 * bytes + 512 * (bytes / deflate_most_tokens + 2) + deflate_spare;
}

size_t pngrows_deflate(
    pngrows_deflater *with, uint8_t *target, const uint8_t *rows, size_t count, size_t bytes,
    size_t step, int thorough) {
  uint64_t *left = with->runs, *up = left + with->words;
  deflater_begin(&with->out, target);
  memset(with->one, 0, sizeof with->one);
  memset(with->two, 0, sizeof with->two);
  // How far above the last row that was written out stands; 0 is nowhere.
  size_t above = 0;
  for (size_t start = 0; start < count * bytes; start += bytes) {
    const uint8_t *row = rows + start;
    if (bytes >= 5 && is_blank(row, bytes)) {
      deflate_blank(with, row, bytes);
      if (above) above += bytes;
      continue;
    }
    if (above > deflate_window) above = 0;
    runs_find(left, row, step + 1, step, bytes);
    // Without a row above, no byte equals one of it.
    runs_find(up, row, above ? 0 : bytes, above, bytes);
    line in = {
      .bytes = row, .end = (uint32_t)bytes, .above = (uint32_t)above, .start = (uint16_t)start,
      .enough = thorough ? long_enough : soon_enough, .left = left, .up = up,
    };
    if (step == 3) deflate_row_of_three(with, &in);
    else deflate_row_of_four(with, &in);
    above = bytes;
  }
  return (size_t)(deflater_end(&with->out) - target);
}
