#include "CPixels.h"
#include "vectors.h"

#include <string.h>

// x / 65535 rounded down, exact for x < 65535 · 65537.
static inline uint32_t over_65535(uint32_t x) { return (x + (x >> 16) + 1) >> 16; }

static uint8_t mixed(uint32_t first, uint32_t second, uint32_t weight) {
  return (uint8_t)over_65535(first * (65535 - weight) + second * weight + 32767);
}

void cpixels_mix(
  uint8_t *target, const uint8_t *first, const uint8_t *second, size_t count, uint16_t weight) {
  uint32_t rest = 65535u - weight;
  size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    bytes16 a, b;
    memcpy(&a, first + i, sizeof a);
    memcpy(&b, second + i, sizeof b);
    longs16 x = __builtin_convertvector(a, longs16) * rest
      + __builtin_convertvector(b, longs16) * (uint32_t)weight + 32767u;
    x = (x + (x >> 16) + 1u) >> 16;
    bytes16 out = __builtin_convertvector(x, bytes16);
    memcpy(target + i, &out, sizeof out);
  }
  for (; i < count; i++) {
    target[i] = mixed(first[i], second[i], weight);
  }
}

void cpixels_mix_by(
  uint8_t *target, const uint8_t *first, const uint8_t *second, const uint8_t *weights,
  size_t pixels) {
  for (size_t i = 0; i < pixels * 4; i += 4) {
    uint32_t weight = weights[i + 3];
    if (weight == 0 || weight == 255) {
      memcpy(target + i, (weight == 0 ? first : second) + i, 4);
      continue;
    }
    for (size_t k = i; k < i + 4; k++) {
      target[k] = mixed(first[k], second[k], weight * 257);
    }
  }
}
