#include "CPixels.h"
#include "vectors.h"

#include <string.h>

// Sixteen bytes as words, and (a · (256 − f) + b · f) / 256, rounded. Macros, since vectors
// wider than the processor's registers have no fixed way to be passed.
#define WORDS(place) __builtin_convertvector(*(const bytes16 *)(place), words16)
#define BETWEEN(a, b, f) \
  (((a) * (uint16_t)(256 - (f)) + (b) * (uint16_t)(f) + (uint16_t)128) >> 8)

// Between the four corners of a pixel, first down, then across; beyond the picture is nothing.
static uint8_t one_byte(const cpixels_source *source, int x, int y, int k, int fx, int fy) {
  int columns[2];
  for (int i = 0; i < 2; i++) {
    int corner[2];
    for (int j = 0; j < 2; j++) {
      int sx = x - i, sy = y - j;
      bool inside = sx >= 0 && sx < source->width && sy >= 0 && sy < source->height;
      corner[j] = inside ? source->bytes[sy * source->stride + sx * 4 + k] : 0;
    }
    columns[i] = (corner[0] * (256 - fy) + corner[1] * fy + 128) >> 8;
  }
  return (uint8_t)((columns[0] * (256 - fx) + columns[1] * fx + 128) >> 8);
}

static void edge_pixel(
  cpixels_target target, const cpixels_source *source, int x, int y, int fx, int fy) {
  for (int k = 0; k < 4; k++) {
    target.bytes[y * target.stride + x * 4 + k] = one_byte(source, x, y, k, fx, fy);
  }
}

void cpixels_shift(cpixels_target target, cpixels_source source, int fx, int fy) {
  for (int y = 0; y < target.height; y++) {
    bool inner = y > 0 && y < source.height;
    int x = 0;
    edge_pixel(target, &source, x++, y, fx, fy);
    const uint8_t *row = source.bytes + y * source.stride;
    uint8_t *out = target.bytes + y * target.stride;
    for (; inner && x + 4 <= source.width; x += 4) {
      const uint8_t *here = row + x * 4;
      words16 right = BETWEEN(WORDS(here), WORDS(here - source.stride), fy);
      words16 left = fx == 0
        ? right : BETWEEN(WORDS(here - 4), WORDS(here - 4 - source.stride), fy);
      words16 mean = BETWEEN(right, left, fx);
      *(bytes16 *)(out + x * 4) = __builtin_convertvector(mean, bytes16);
    }
    for (; x < target.width; x++) {
      edge_pixel(target, &source, x, y, fx, fy);
    }
  }
}
