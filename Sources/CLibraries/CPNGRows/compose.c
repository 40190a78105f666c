#include "CPNGRows.h"
#include <string.h>

void pngrows_blend_over(uint8_t *bgra, const uint8_t *over, size_t pixels) {
  for (size_t i = 0; i < 4 * pixels; i += 4) {
    unsigned rest = 255u - over[i + 3];
    for (size_t channel = i; channel < i + 4; channel++) {
      unsigned sum = over[channel] + (bgra[channel] * rest + 127) / 255;
      bgra[channel] = (uint8_t)(sum > 255 ? 255 : sum);
    }
  }
}

int pngrows_difference(
    const uint8_t *one, const uint8_t *other, size_t pixels, size_t *first, size_t *end) {
  if (memcmp(one, other, 4 * pixels) == 0) return 0;
  size_t left = 0, right = pixels;
  while (memcmp(one + 4 * left, other + 4 * left, 4) == 0) left++;
  while (memcmp(one + 4 * (right - 1), other + 4 * (right - 1), 4) == 0) right--;
  *first = left;
  *end = right;
  return 1;
}
