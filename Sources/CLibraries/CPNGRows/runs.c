#include "runs.h"
#include "CPNGRows.h"
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

static inline uint64_t equal_anywhere(const uint8_t *one, const uint8_t *other) {
  const uint64_t low = 0x7F7F7F7F7F7F7F7F;
  uint64_t equal = 0;
  for (int i = 0; i < 64; i += 8) {
    uint64_t a, b;
    memcpy(&a, one + i, 8);
    memcpy(&b, other + i, 8);
    a ^= b;
    // The lowest bit of every byte that is zero, then those eight side by side.
    uint64_t zeros = ~(((a & low) + low) | a | low) >> 7;
    equal |= (zeros * 0x0102040810204080 >> 56) << i;
  }
  return equal;
}

#if defined(__SSE2__)
static inline uint64_t equal(const uint8_t *one, const uint8_t *other) {
  uint64_t equal = 0;
  for (int i = 0; i < 64; i += 16) {
    __m128i a = _mm_loadu_si128((const __m128i *)(one + i));
    __m128i b = _mm_loadu_si128((const __m128i *)(other + i));
    equal |= (uint64_t)(unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(a, b)) << i;
  }
  return equal;
}
#else
static inline uint64_t equal(const uint8_t *one, const uint8_t *other) {
  return equal_anywhere(one, other);
}
#endif

uint64_t pngrows_equal(const uint8_t *one, const uint8_t *other) { return equal(one, other); }

uint64_t pngrows_equal_anywhere(const uint8_t *one, const uint8_t *other) {
  return equal_anywhere(one, other);
}

static void find_in_short_row(
    uint64_t *runs, const uint8_t *row, size_t first, size_t back, size_t bytes) {
  memset(runs, 0, runs_words(bytes) * sizeof *runs);
  for (size_t i = first; i < bytes; i++) {
    const uint8_t *byte = row + i;
    runs[i / 64] |= (uint64_t)(*byte == *(byte - back)) << i % 64;
  }
}

void runs_find(uint64_t *runs, const uint8_t *row, size_t first, size_t back, size_t bytes) {
  if (bytes < first + 64) {
    find_in_short_row(runs, row, first, back, bytes);
    return;
  }
  size_t whole = bytes / 64, rest = bytes % 64;
  // Nothing before `first` is looked at: it may stand before the picture.
  runs[0] = equal(row + first, row + first - back) << first;
  for (size_t i = 1; i < whole; i++) runs[i] = equal(row + 64 * i, row + 64 * i - back);
  // The last word ends with the row.
  const uint8_t *last = row + bytes - 64;
  runs[whole] = rest > 0 ? equal(last, last - back) >> (64 - rest) : 0;
  runs[whole + 1] = 0;
}

uint32_t runs_long(const uint64_t *runs, size_t at) {
  uint32_t length = 64;
  for (;;) {
    uint64_t unlike = ~runs_at(runs, at + length);
    if (unlike) return length + (uint32_t)__builtin_ctzll(unlike);
    length += 64;
  }
}
