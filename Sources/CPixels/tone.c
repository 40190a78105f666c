#include "CPixels.h"
#include "vectors.h"

#include <math.h>

enum { ONE = 1 << 16 };

static int32_t fixed(double x) { return (int32_t)floor(x * ONE + 0.5); }

static uint8_t toned(int64_t sum, int alpha) {
  int64_t value = (sum + ONE / 2) >> 16;
  return (uint8_t)(value < 0 ? 0 : (value > alpha ? alpha : value));
}

void cpixels_tone(
  cpixels_target picture, double saturation, double brightness, const double luminance[3]) {
  int32_t matrix[3][3];
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) {
      double grey = luminance[j] * (1 - saturation);
      matrix[i][j] = fixed((grey + (i == j ? saturation : 0)) * brightness);
    }
  }
  for (int y = 0; y < picture.height; y++) {
    uint8_t *p = picture.bytes + y * picture.stride;
    for (int x = 0; x < picture.width; x++, p += 4) {
      int64_t blue = p[0], green = p[1], red = p[2];
      for (int i = 0; i < 3; i++) {
        const int32_t *row = matrix[i];
        p[i] = toned(row[0] * blue + row[1] * green + row[2] * red, p[3]);
      }
    }
  }
}

void cpixels_multiply(cpixels_target picture, const double factors[3]) {
  int32_t scale[3];
  for (int i = 0; i < 3; i++) scale[i] = fixed(factors[i]);
  for (int y = 0; y < picture.height; y++) {
    uint8_t *p = picture.bytes + y * picture.stride;
    for (int x = 0; x < picture.width; x++, p += 4) {
      for (int i = 0; i < 3; i++) p[i] = toned((int64_t)scale[i] * p[i], p[3]);
    }
  }
}

void cpixels_divide(cpixels_target picture, cpixels_source coverage) {
  for (int y = 0; y < picture.height; y++) {
    uint8_t *p = picture.bytes + y * picture.stride;
    const uint8_t *share = coverage.bytes + y * coverage.stride;
    for (int x = 0; x < picture.width; x++, p += 4) {
      int s = share[x];
      if (s == 0 || s == 255) continue;
      int alpha = (p[3] * 255 + s / 2) / s;
      p[3] = (uint8_t)(alpha > 255 ? 255 : alpha);
      for (int i = 0; i < 3; i++) {
        int value = (p[i] * 255 + s / 2) / s;
        p[i] = (uint8_t)(value > p[3] ? p[3] : value);
      }
    }
  }
}
