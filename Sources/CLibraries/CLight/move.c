// Pictures that are filled, moved, sampled or resampled.
#include "light.h"

#include <math.h>
#include <string.h>

void clight_fill(clight_picture target, const float *color) {
  light value = load(color);
  EACH_PIXEL(target, pixel) { *pixel = value; }
}

static inline int clamped(int value, int count) {
  return value < 0 ? 0 : value >= count ? count - 1 : value;
}

void clight_copy(clight_picture target, clight_picture source, int dx, int dy, clight_edge edge) {
  const light *from = (const light *)source.pixels;
  light *to = (light *)target.pixels;
  for (int y = 0; y < target.height; y++, to += target.width) {
    int row = y + dy;
    if (edge == CLIGHT_CLAMPED) {
      const light *line = from + (ptrdiff_t)clamped(row, source.height) * source.width;
      for (int x = 0; x < target.width; x++) {
        to[x] = line[clamped(x + dx, source.width)];
      }
      continue;
    }
    int first = dx < 0 ? -dx : 0, last = source.width - dx;
    last = last < target.width ? last : target.width;
    memset(to, 0, (size_t)target.width * sizeof *to);
    if (row >= 0 && row < source.height && first < last) {
      const light *line = from + (ptrdiff_t)row * source.width + dx;
      memcpy(to + first, line + first, (size_t)(last - first) * sizeof *to);
    }
  }
}

static inline light at(clight_picture source, int x, int y) {
  if (x < 0 || y < 0 || x >= source.width || y >= source.height) {
    return all(0);
  }
  return ((const light *)source.pixels)[(ptrdiff_t)y * source.width + x];
}

static light nearest_pixel(clight_picture source, double x, double y) {
  return at(source, (int)floor(x), (int)floor(y));
}

static light bilinear(clight_picture source, double x, double y) {
  double left = floor(x - 0.5), top = floor(y - 0.5);
  float u = (float)(x - 0.5 - left), v = (float)(y - 0.5 - top);
  int i = (int)left, j = (int)top;
  light above = at(source, i, j) * (1 - u) + at(source, i + 1, j) * u;
  light below = at(source, i, j + 1) * (1 - u) + at(source, i + 1, j + 1) * u;
  return above * (1 - v) + below * v;
}

void clight_affine(
  clight_picture target, clight_picture source, const double *map, bool nearest) {
  light *pixel = (light *)target.pixels;
  for (int row = 0; row < target.height; row++) {
    for (int column = 0; column < target.width; column++) {
      double x = column + 0.5, y = row + 0.5;
      double u = map[0] * x + map[1] * y + map[2], v = map[3] * x + map[4] * y + map[5];
      bool outside = !(u > -1 && v > -1 && u < source.width + 1.0 && v < source.height + 1.0);
      *pixel++ = outside  ? all(0)
                 : nearest ? nearest_pixel(source, u, v)
                           : bilinear(source, u, v);
    }
  }
}

void clight_weigh_rows(
  clight_picture target, clight_picture source, const int32_t *starts, const float *weights,
  int taps) {
  light *pixel = (light *)target.pixels;
  for (int y = 0; y < target.height; y++) {
    for (int x = 0; x < target.width; x++) {
      light sum = all(0);
      for (int k = 0; k < taps; k++) {
        sum += at(source, starts[x] + k, y) * weights[x * taps + k];
      }
      *pixel++ = sum;
    }
  }
}

void clight_weigh_columns(
  clight_picture target, clight_picture source, const int32_t *starts, const float *weights,
  int taps) {
  light *pixel = (light *)target.pixels;
  for (int y = 0; y < target.height; y++) {
    for (int x = 0; x < target.width; x++) {
      light sum = all(0);
      for (int k = 0; k < taps; k++) {
        sum += at(source, x, starts[y] + k) * weights[y * taps + k];
      }
      *pixel++ = sum;
    }
  }
}
