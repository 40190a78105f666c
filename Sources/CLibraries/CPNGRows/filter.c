#include "CPNGRows.h"
#include <stdlib.h>
#include <string.h>

static inline uint32_t pixel(const uint8_t *bgra, size_t index) {
  uint32_t value;
  memcpy(&value, bgra + 4 * index, 4);
  return value;
}

size_t pngrows_novelty(const uint8_t *bgra, const uint8_t *above, size_t pixels) {
  size_t novel = 0;
  for (size_t i = 1; i < pixels; i++) {
    uint32_t here = pixel(bgra, i);
    novel += (here != pixel(bgra, i - 1)) & (here != pixel(above, i));
  }
  return novel;
}

size_t pngrows_gradient(const uint8_t *bgra, size_t pixels) {
  size_t near = 0;
  for (size_t i = 1; i < pixels; i++) {
    const uint8_t *here = bgra + 4 * i, *left = here - 4;
    int fits = 1;
    for (int channel = 0; channel < 4; channel++) {
      fits &= (uint8_t)(here[channel] - left[channel] + 2) <= 4;
    }
    near += fits & (pixel(bgra, i) != pixel(bgra, i - 1));
  }
  return near;
}

// The PNG specification, 9.4.
static inline uint8_t paeth(int left, int up, int corner) {
  int toLeft = abs(up - corner), toUp = abs(left - corner), toCorner = abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return (uint8_t)left;
  return (uint8_t)(toUp <= toCorner ? up : corner);
}

static void subtract(uint8_t *result, const uint8_t *row, const uint8_t *guess, size_t bytes) {
  for (size_t i = 0; i < bytes; i++) result[i] = (uint8_t)(row[i] - guess[i]);
}

static void filter_average(
    uint8_t *result, const uint8_t *row, const uint8_t *above, size_t bytes, size_t step) {
  for (size_t i = 0; i < step; i++) result[i] = (uint8_t)(row[i] - above[i] / 2);
  for (size_t i = step; i < bytes; i++) {
    result[i] = (uint8_t)(row[i] - (row[i - step] + above[i]) / 2);
  }
}

static void filter_paeth(
    uint8_t *result, const uint8_t *row, const uint8_t *above, size_t bytes, size_t step) {
  subtract(result, row, above, step);
  for (size_t i = step; i < bytes; i++) {
    result[i] = (uint8_t)(row[i] - paeth(row[i - step], above[i], above[i - step]));
  }
}

static uint64_t magnitude(const uint8_t *bytes, size_t count) {
  uint64_t sum = 0;
  for (size_t i = 0; i < count; i++) sum += bytes[i] < 128 ? bytes[i] : 256 - bytes[i];
  return sum;
}

uint64_t pngrows_filter(
    int filter, uint8_t *result, const uint8_t *row, const uint8_t *above, size_t bytes, size_t step) {
  switch (filter) {
  case 1:
    memcpy(result, row, step);
    subtract(result + step, row + step, row, bytes - step);
    break;
  case 2: subtract(result, row, above, bytes); break;
  case 3: filter_average(result, row, above, bytes, step); break;
  case 4: filter_paeth(result, row, above, bytes, step); break;
  default: memcpy(result, row, bytes);
  }
  return magnitude(result, bytes);
}
