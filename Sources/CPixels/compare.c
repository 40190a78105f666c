#include "CPixels.h"
#include "vectors.h"

#include <string.h>

static int largest_difference(const uint8_t *a, const uint8_t *b) {
  int largest = 0;
  for (int k = 0; k < 4; k++) {
    int d = a[k] > b[k] ? a[k] - b[k] : b[k] - a[k];
    largest = d > largest ? d : largest;
  }
  return largest;
}

static void note(cpixels_difference *found, int x, int y) {
  if (found->count++ == 0) {
    found->left = x;
    found->right = x + 1;
    found->top = y;
  }
  found->left = x < found->left ? x : found->left;
  found->right = x + 1 > found->right ? x + 1 : found->right;
  found->bottom = y + 1;
}

static void compare_row(
  cpixels_difference *found, const uint8_t *a, const uint8_t *b, int width, int y, int tolerance) {
  for (int x = 0; x < width; x++, a += 4, b += 4) {
    // Runs of equal pixels are skipped a block at a time.
    while (width - x >= 16 && memcmp(a, b, 64) == 0) {
      x += 16;
      a += 64;
      b += 64;
    }
    if (x >= width) {
      return;
    }
    int d = memcmp(a, b, 4) == 0 ? 0 : largest_difference(a, b);
    found->largest = d > found->largest ? d : found->largest;
    if (d > tolerance) {
      note(found, x, y);
    }
  }
}

cpixels_difference cpixels_compare(cpixels_source first, cpixels_source second, int tolerance) {
  cpixels_difference found = {0};
  for (int y = 0; y < first.height; y++) {
    const uint8_t *a = first.bytes + y * first.stride;
    const uint8_t *b = second.bytes + y * second.stride;
    if (memcmp(a, b, (size_t)first.width * 4) != 0) {
      compare_row(&found, a, b, first.width, y, tolerance);
    }
  }
  return found;
}
