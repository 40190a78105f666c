#include "CPixels.h"

static uint8_t darker(int source, int source_alpha, int target, int target_alpha, int alpha) {
  int value = alpha - (source_alpha - source) - (target_alpha - target);
  return (uint8_t)(value < 0 ? 0 : value);
}

void cpixels_plus_darker(cpixels_target target, cpixels_source source) {
  for (int y = 0; y < target.height; y++) {
    uint8_t *t = target.bytes + y * target.stride;
    const uint8_t *s = source.bytes + y * source.stride;
    for (int x = 0; x < target.width; x++, t += 4, s += 4) {
      if (s[3] == 0) {
        continue;
      }
      int alpha = s[3] + t[3] > 255 ? 255 : s[3] + t[3];
      for (int k = 0; k < 3; k++) {
        t[k] = darker(s[k], s[3], t[k], t[3], alpha);
      }
      t[3] = (uint8_t)alpha;
    }
  }
}
