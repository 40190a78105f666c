#include "CPixels.h"

#include <string.h>

typedef uint64_t block __attribute__((vector_size(64), aligned(4)));

static const uint64_t OPAQUE_PAIR = 0xFF000000FF000000u;

// All the bits that every pair of pixels has in common.
static bool is_opaque(const uint32_t *pixels, int count) {
  block common = {0};
  common = ~common;
  int i = 0;
  for (; i + 16 <= count; i += 16) {
    common &= *(const block *)(pixels + i);
  }
  uint32_t rest = 0xFFFFFFFFu;
  for (; i < count; i++) {
    rest &= pixels[i];
  }
  for (int k = 0; k < 8; k++) {
    if ((common[k] & OPAQUE_PAIR) != OPAQUE_PAIR) {
      return false;
    }
  }
  return rest >> 24 == 255;
}

static bool is_empty(const uint32_t *pixels, int count) {
  static const block zero = {0};
  block any = {0};
  int i = 0;
  for (; i + 16 <= count; i += 16) {
    any |= *(const block *)(pixels + i);
  }
  uint32_t rest = 0;
  for (; i < count; i++) {
    rest |= pixels[i];
  }
  return rest >> 24 == 0 && memcmp(&any, &zero, sizeof zero) == 0;
}

void cpixels_rows(cpixels_source picture, cpixels_row *rows) {
  for (int y = 0; y < picture.height; y++) {
    const uint32_t *pixels = (const uint32_t *)(picture.bytes + y * picture.stride);
    cpixels_row row = {0, -1, true};
    if (is_opaque(pixels, picture.width)) {
      row.last = picture.width - 1;
    } else if (!is_empty(pixels, picture.width)) {
      int first = 0, last = picture.width - 1;
      while (first < picture.width && pixels[first] == 0) first++;
      while (last >= first && pixels[last] == 0) last--;
      row.first = first;
      row.last = last;
      row.opaque = is_opaque(pixels + first, last - first + 1);
    }
    rows[y] = row;
  }
}
