// Pictures that show a person what two others do not have in common.
#include "CPixels.h"

#include <string.h>

static uint32_t opaque(uint32_t red, uint32_t green, uint32_t blue) {
  return 255u << 24 | red << 16 | green << 8 | blue;
}

// A tenth of its brightness on white, so that marks stand out.
static uint32_t greyed(const uint8_t *p) {
  uint32_t white = 255u - p[3];
  uint32_t luma = (299 * (p[2] + white) + 587 * (p[1] + white) + 114 * (p[0] + white)) / 1000;
  uint32_t grey = 255 - (255 - luma) / 10;
  return opaque(grey, grey, grey);
}

static uint32_t mark(uint8_t verdict, const uint8_t *p) {
  switch (verdict) {
    case CPIXELS_SAME: return greyed(p);
    case CPIXELS_TOLERATED: return opaque(40, 90, 255);
    case CPIXELS_ANTIALIASED: return opaque(255, 214, 0);
    default: return opaque(255, 0, 0);
  }
}

void cpixels_mark(uint8_t *target, cpixels_source golden, const uint8_t *verdicts) {
  for (int y = 0; y < golden.height; y++) {
    const uint8_t *row = golden.bytes + (ptrdiff_t)y * golden.stride;
    for (int x = 0; x < golden.width; x++, row += 4, target += 4) {
      uint32_t pixel = mark(*verdicts++, row);
      memcpy(target, &pixel, 4);
    }
  }
}

static uint32_t stretched(const uint8_t *a, const uint8_t *b, int channel, int largest) {
  int one = a[channel] + 255 - a[3], other = b[channel] + 255 - b[3];
  int step = one > other ? one - other : other - one;
  int level = step * 255 / largest;
  return level > 255 ? 255 : (uint32_t)level;
}

void cpixels_amplify(uint8_t *target, cpixels_source a, cpixels_source b, int largest) {
  for (int y = 0; y < a.height; y++) {
    const uint8_t *one = a.bytes + (ptrdiff_t)y * a.stride;
    const uint8_t *other = b.bytes + (ptrdiff_t)y * b.stride;
    for (int x = 0; x < a.width; x++, one += 4, other += 4, target += 4) {
      uint32_t pixel = opaque(
          stretched(one, other, 2, largest), stretched(one, other, 1, largest),
          stretched(one, other, 0, largest));
      memcpy(target, &pixel, 4);
    }
  }
}
