#include "CPixels.h"

void cpixels_halve(cpixels_target target, cpixels_source source) {
  for (int y = 0; y < target.height; y++) {
    int y0 = 2 * y, y1 = 2 * y + 1 < source.height ? 2 * y + 1 : 2 * y;
    const uint8_t *above = source.bytes + y0 * source.stride;
    const uint8_t *below = source.bytes + y1 * source.stride;
    uint8_t *out = target.bytes + y * target.stride;
    for (int x = 0; x < target.width; x++) {
      int x0 = 8 * x, x1 = 2 * x + 1 < source.width ? 8 * x + 4 : 8 * x;
      for (int k = 0; k < 4; k++) {
        int sum = above[x0 + k] + above[x1 + k] + below[x0 + k] + below[x1 + k];
        out[4 * x + k] = (uint8_t)((sum + 2) >> 2);
      }
    }
  }
}
