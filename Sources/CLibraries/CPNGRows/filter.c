#include "CPNGRows.h"
#include <stdlib.h>
#include <string.h>

// Four pixels; statements on whole vectors stay fast even without an optimiser.
typedef int32_t pixels4 __attribute__((vector_size(16), aligned(4)));
typedef uint8_t channels4 __attribute__((vector_size(16), aligned(4)));

static inline uint32_t pixel(const uint8_t *bgra, size_t index) {
  uint32_t value;
  memcpy(&value, bgra + 4 * index, 4);
  return value;
}

static inline pixels4 four(const uint8_t *bgra, size_t index) {
  pixels4 value;
  memcpy(&value, bgra + 4 * index, sizeof value);
  return value;
}

static inline size_t sum(pixels4 counts) {
  return (size_t)(counts[0] + counts[1] + counts[2] + counts[3]);
}

size_t pngrows_novelty(const uint8_t *bgra, const uint8_t *above, size_t pixels) {
  pixels4 counts = {0};
  size_t i = 1;
  for (; i + 4 <= pixels; i += 4) {
    pixels4 here = four(bgra, i);
    // A lane that holds is −1.
    counts -= (here != four(bgra, i - 1)) & (here != four(above, i));
  }
  size_t novel = sum(counts);
  for (; i < pixels; i++) {
    uint32_t here = pixel(bgra, i);
    novel += (here != pixel(bgra, i - 1)) & (here != pixel(above, i));
  }
  return novel;
}

static int is_near(const uint8_t *here, const uint8_t *left) {
  for (int channel = 0; channel < 4; channel++) {
    if (abs(here[channel] - left[channel]) > 2) return 0;
  }
  return 1;
}

size_t pngrows_gradient(const uint8_t *bgra, size_t pixels) {
  pixels4 counts = {0};
  size_t i = 1;
  for (; i + 4 <= pixels; i += 4) {
    pixels4 here = four(bgra, i), left = four(bgra, i - 1);
    channels4 one = (channels4)here, other = (channels4)left;
    // The larger less the smaller: black is far from white, not one step past it.
    channels4 step = ((one - other) & (channels4)(one > other)) | ((other - one) & (channels4)(one <= other));
    counts -= ((pixels4)(step <= 2) == -1) & (here != left);
  }
  size_t near = sum(counts);
  for (; i < pixels; i++) {
    int fits = is_near(bgra + 4 * i, bgra + 4 * (i - 1));
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
