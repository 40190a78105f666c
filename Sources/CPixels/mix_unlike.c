// Mixes whose share depends on how unlike two pixels are.
#include "CPixels.h"

#include <math.h>
#include <stdlib.h>

// x / 65535 rounded down, exact for x < 65535 · 65537.
static inline uint32_t over_65535(uint32_t x) { return (x + (x >> 16) + 1) >> 16; }

static uint8_t mixed(uint32_t first, uint32_t second, uint32_t weight) {
  return (uint8_t)over_65535(first * (65535 - weight) + second * weight + 32767);
}

// The root of the mean square: 255 between black and white, exact because sqrt is.
static int distance(const uint8_t *a, const uint8_t *b) {
  int sum = 0;
  for (int k = 0; k < 3; k++) {
    int d = a[k] - b[k];
    sum += d * d;
  }
  return (int)floor(sqrt(sum / 3.0) + 0.5);
}

void cpixels_mix_unlike(
  uint8_t *target, const uint8_t *first, const uint8_t *second, const uint16_t weights[256],
  bool whole, size_t pixels) {
  for (size_t i = 0; i < pixels * 4; i += 4) {
    const uint8_t *a = first + i, *b = second + i;
    uint32_t weight = whole ? weights[distance(a, b)] : 0;
    uint8_t alpha = mixed(a[3], b[3], whole ? weight : weights[abs(a[3] - b[3])]);
    for (int k = 0; k < 3; k++) {
      uint8_t level = mixed(a[k], b[k], whole ? weight : weights[abs(a[k] - b[k])]);
      // Components that go their own ways must not pass their alpha.
      target[i + (size_t)k] = level < alpha ? level : alpha;
    }
    target[i + 3] = alpha;
  }
}
