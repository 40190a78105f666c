#include "CPixels.h"
#include "vectors.h"

#include <string.h>

// x / 65535 rounded down, exact for x < 65535 · 65537.
static inline uint32_t over_65535(uint32_t x) { return (x + (x >> 16) + 1) >> 16; }

static uint8_t mixed(uint32_t first, uint32_t second, uint32_t weight) {
  return (uint8_t)over_65535(first * (65535 - weight) + second * weight + 32767);
}

// Exactly `mixed`, in 16 bits: of the distance's product with the weight, m · w = 65536 h + l, the
// rounded 65535th is h, and one more if h + l + 32767 >= 65535.
void cpixels_mix(
  uint8_t *target, const uint8_t *first, const uint8_t *second, size_t count, uint16_t weight) {
  uint16_t upper = weight >> 8, lower = weight & 255;
  size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    bytes16 a, b;
    memcpy(&a, first + i, sizeof a);
    memcpy(&b, second + i, sizeof b);
    bytes16 falls = (bytes16)(a > b);
    words16 m = __builtin_convertvector(((a - b) & falls) | ((b - a) & ~falls), words16);
    words16 l = m * weight;
    words16 h = (m * upper + (m * lower >> 8)) >> 8;
    // The sum can only exceed 16 bits where `l` has the highest one already.
    words16 part = h + ((l | (l + h)) >> 15);
    bytes16 out = a + ((__builtin_convertvector(part, bytes16) ^ falls) - falls);
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
