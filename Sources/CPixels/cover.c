#include "CPixels.h"

#include <stdlib.h>

// Each edge leaves in the pixels it crosses how much of them lies right of it, and in their right
// neighbours what is missing to its height; summed from the left, that is the area to the right of
// all edges. Everything is whole numbers, so the outcome is exact up to the grid.

enum { ONE = 256, WHOLE = 2 * ONE * ONE };

typedef struct {
  uint32_t *sums;
  int width, height;
} cover_sheet;

// Floor of a · b / c for 0 < c.
static inline int64_t scaled(int64_t a, int64_t b, int64_t c) {
  int64_t product = a * b, quotient = product / c;
  return quotient - (product % c < 0);
}

// The edge runs `height` down or, below zero, up, and `twice` is twice how far from the left
// border of the pixel its middle is.
static inline void leave(uint32_t *pixel, int64_t height, int64_t twice) {
  pixel[0] += (uint32_t)(height * (2 * ONE - twice));
  pixel[1] += (uint32_t)(height * twice);
}

// A part of an edge within one row and between its borders, left to right.
static void cross(uint32_t *row, int64_t left, int64_t right, int64_t height) {
  int64_t x = left, done = 0;
  do {
    int64_t border = (x / ONE + 1) * ONE;
    int64_t next = right < border ? right : border;
    int64_t reached = next == right ? height : height * (next - left) / (right - left);
    leave(row + x / ONE, reached - done, x % ONE + (next - x / ONE * ONE));
    x = next;
    done = reached;
  } while (x < right);
}

// A part of an edge within one row; what is left of the sheet counts at its border.
static void cross_row(const cover_sheet *on, int y, int64_t from, int64_t to, int64_t height) {
  uint32_t *row = on->sums + (size_t)y * (size_t)(on->width + 1);
  int64_t left = from < to ? from : to, right = from < to ? to : from;
  int64_t end = (int64_t)on->width * ONE;
  if (left < 0) {
    int64_t outside = right <= 0 ? height : height * -left / (right - left);
    leave(row, outside, 0);
    if (right <= 0) return;
    height -= outside;
    left = 0;
  }
  if (left >= end) return;
  if (right > end) {
    height = height * (end - left) / (right - left);
    right = end;
  }
  cross(row, left, right, height);
}

static void add_edge(const cover_sheet *on, cpixels_point from, cpixels_point to) {
  int sign = from.y < to.y ? 1 : -1;
  cpixels_point top = sign > 0 ? from : to, bottom = sign > 0 ? to : from;
  int64_t first = top.y > 0 ? top.y : 0, limit = (int64_t)on->height * ONE;
  int64_t last = bottom.y < limit ? bottom.y : limit;
  if (first >= last) return;
  int64_t run = (int64_t)bottom.x - top.x, rise = (int64_t)bottom.y - top.y;
  int64_t y = first, x = top.x + scaled(y - top.y, run, rise);
  while (y < last) {
    int64_t next = (y / ONE + 1) * ONE;
    if (next > last) next = last;
    int64_t reached = top.x + scaled(next - top.y, run, rise);
    cross_row(on, (int)(y / ONE), x, reached, sign * (next - y));
    x = reached;
    y = next;
  }
}

static void settle(const cover_sheet *from, cpixels_target coverage) {
  for (int y = 0; y < from->height; y++) {
    const uint32_t *row = from->sums + (size_t)y * (size_t)(from->width + 1);
    uint8_t *target = coverage.bytes + y * coverage.stride;
    uint32_t sum = 0;
    for (int x = 0; x < from->width; x++) {
      sum += row[x];
      uint32_t area = (int32_t)sum < 0 ? -sum : sum;
      if (area > WHOLE) area = WHOLE;
      target[x] = (uint8_t)((area * 255 + WHOLE / 2) / WHOLE);
    }
  }
}

bool cpixels_cover(
  cpixels_target coverage, const cpixels_point *points, const int32_t *ends, int outlines) {
  size_t sums = (size_t)(coverage.width + 1) * (size_t)coverage.height;
  cover_sheet sheet = {calloc(sums, sizeof(uint32_t)), coverage.width, coverage.height};
  if (!sheet.sums) {
    return false;
  }
  for (int32_t outline = 0, start = 0; outline < outlines; start = ends[outline++]) {
    for (int32_t i = start; i < ends[outline]; i++) {
      add_edge(&sheet, points[i], points[i + 1 < ends[outline] ? i + 1 : start]);
    }
  }
  settle(&sheet, coverage);
  free(sheet.sums);
  return true;
}
