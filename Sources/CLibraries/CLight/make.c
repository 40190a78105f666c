// Pictures that are made of a few numbers, and those that only a grid leaves.
#include "light.h"

#include <math.h>
#include <stdlib.h>

static light between(light first, light last, double share) {
  float t = share < 0 ? 0 : share > 1 ? 1 : (float)share;
  return first * (1 - t) + last * t;
}

void clight_linear_gradient(
  clight_picture target, double x0, double y0, double x1, double y1, const float *first,
  const float *last) {
  light from = load(first), to = load(last), *pixel = (light *)target.pixels;
  double dx = x1 - x0, dy = y1 - y0, length = dx * dx + dy * dy;
  for (int y = 0; y < target.height; y++) {
    for (int x = 0; x < target.width; x++) {
      double along = (x + 0.5 - x0) * dx + (y + 0.5 - y0) * dy;
      *pixel++ = between(from, to, length > 0 ? along / length : 1);
    }
  }
}

void clight_radial_gradient(
  clight_picture target, double x, double y, double r0, double r1, const float *first,
  const float *last) {
  light from = load(first), to = load(last), *pixel = (light *)target.pixels;
  for (int row = 0; row < target.height; row++) {
    for (int column = 0; column < target.width; column++) {
      double dx = column + 0.5 - x, dy = row + 0.5 - y, distance = sqrt(dx * dx + dy * dy);
      double share = r1 != r0 ? (distance - r0) / (r1 - r0) : distance < r0 ? 0 : 1;
      *pixel++ = between(from, to, share);
    }
  }
}

// 0 in even squares, 1 in odd ones; edges are as soft as the rest of a square is blunt.
static double stripe(double place, double side, double sharpness) {
  double cell = place / side, part = cell - floor(cell);
  double distance = part < 0.5 ? part : 1 - part;  // from the nearest edge, in sides
  double softness = (1 - sharpness) / 2;
  double inside = softness > 0 && distance < softness ? 0.5 + distance / softness / 2 : 1;
  bool odd = ((long long)floor(cell) & 1) != 0;
  return odd ? inside : 1 - inside;
}

void clight_checkerboard(
  clight_picture target, double x, double y, double side, double sharpness, const float *first,
  const float *second) {
  light from = load(first), to = load(second), *pixel = (light *)target.pixels;
  for (int row = 0; row < target.height; row++) {
    double v = stripe(row + 0.5 - y, side, sharpness);
    for (int column = 0; column < target.width; column++) {
      double u = stripe(column + 0.5 - x, side, sharpness);
      *pixel++ = between(from, to, u + v - 2 * u * v);
    }
  }
}

static int cell_end(int start, int count, double origin, double side) {
  double next = origin + (floor((start + 0.5 - origin) / side) + 1) * side;
  int end = (int)ceil(next - 0.5);
  end = end > start ? end : start + 1;
  return end < count ? end : count;
}

static void level(clight_picture target, int left, int right, int top, int bottom) {
  light *pixels = (light *)target.pixels, sum = all(0);
  for (int y = top; y < bottom; y++) {
    for (int x = left; x < right; x++) {
      sum += pixels[(ptrdiff_t)y * target.width + x];
    }
  }
  sum /= (float)(right - left) * (float)(bottom - top);
  for (int y = top; y < bottom; y++) {
    for (int x = left; x < right; x++) {
      pixels[(ptrdiff_t)y * target.width + x] = sum;
    }
  }
}

void clight_mosaic(clight_picture target, double x, double y, double side) {
  for (int top = 0, bottom; top < target.height; top = bottom) {
    bottom = cell_end(top, target.height, y, side);
    for (int left = 0, right; left < target.width; left = right) {
      right = cell_end(left, target.width, x, side);
      level(target, left, right, top, bottom);
    }
  }
}
