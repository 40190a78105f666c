#include "predict.h"
#include "difference.h"
#include <stdlib.h>
#include <string.h>

// How a pixel is predicted (RFC 9649, 4.1): not at all, by the left or the upper neighbour, by the one of them
// that fits the slope, or by left + above - the one between, kept in range.
enum { plain = 0, left = 1, above = 2, chosen = 11, slope = 12 };
static const uint8_t candidates[] = {left, above, chosen, slope};
enum { kinds = sizeof candidates };

static inline int channel(uint32_t pixel, int shift) { return (int)(pixel >> shift & 255); }

static inline uint32_t slope_of(uint32_t l, uint32_t t, uint32_t tl) {
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    int value = channel(l, shift) + channel(t, shift) - channel(tl, shift);
    value = value < 0 ? 0 : value > 255 ? 255 : value;
    result |= (uint32_t)value << shift;
  }
  return result;
}

static inline uint32_t chosen_of(uint32_t l, uint32_t t, uint32_t tl) {
  int to_left = 0, to_top = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    to_left += abs(channel(t, shift) - channel(tl, shift));
    to_top += abs(channel(l, shift) - channel(tl, shift));
  }
  return to_left < to_top ? l : t;
}

static inline uint32_t prediction_of(int mode, const uint32_t *p, int width) {
  switch (mode) {
    case left: return p[-1];
    case above: return p[-width];
    case chosen: return chosen_of(p[-1], p[-width], p[-width - 1]);
    case slope: return slope_of(p[-1], p[-width], p[-width - 1]);
    default: return 0xFF000000u;
  }
}

// Sixteenths of bits that a difference of one channel takes. Like all prices here it is an estimate, tried on
// screens and photographs: prices decide the size of the file, never its pixels.
static void fill_prices(uint8_t *prices) {
  for (int value = 0; value < 256; value++) {
    int size = value < 128 ? value : 256 - value, bits = 0;
    while (size >> bits) bits++;
    prices[value] = (uint8_t)(bits == 0 ? 6 : 24 + 20 * bits);
  }
}

enum { cache = 64, price_known = 8 * 16, price_new = 22 * 16, price_repeated = 3 * 16 };

// Whether a copy of pixels nearby begins or goes on here.
static inline int is_repeated(const uint32_t *p, int width) {
  return *p == p[-1] || *p == p[-width] || *p == p[-width - 1] || *p == p[-width + 1];
}

// The price of a tile's pixels.
static uint32_t price(int mode, const uint32_t *pixels, int width, int x0, int x1, int y0, int y1,
  const uint8_t *prices) {
  uint32_t sum = 0;
  uint32_t known[cache] = {0};
  for (int y = y0; y < y1; y++) {
    const uint32_t *p = pixels + (size_t)y * (size_t)width + x0;
    uint32_t before = 1;
    for (int x = x0; x < x1; x++, p++) {
      if (mode == plain) {
        if (is_repeated(p, width)) continue;
        uint32_t *slot = known + ((*p * 0x1E35A7BDu) >> 26);
        sum += *slot == *p ? price_known : price_new;
        *slot = *p;
        continue;
      }
      uint32_t difference = difference_of(*p, prediction_of(mode, p, width));
      if (difference != 0 && difference != before) {
        sum += (uint32_t)prices[difference & 255] + prices[difference >> 8 & 255]
          + prices[difference >> 16 & 255];
      }
      before = difference;
    }
  }
  return sum;
}

static int is_flat(const uint32_t *pixels, int width, int x0, int x1, int y0, int y1) {
  const uint32_t *first = pixels + (size_t)y0 * (size_t)width + x0;
  size_t bytes = (size_t)(x1 - x0) * sizeof *pixels;
  for (int x = x0 + 1; x < x1; x++)
    if (first[x - x0] != *first) return 0;
  for (int y = y0 + 1; y < y1; y++)
    if (memcmp(first, pixels + (size_t)y * (size_t)width + x0, bytes) != 0) return 0;
  return 1;
}

static int best_mode(const uint32_t *pixels, int width, int height, int column, int row, int before,
  const uint8_t *prices) {
  // The first row and column are predicted in one way only.
  int x0 = column * tile, y0 = row * tile;
  int x1 = x0 + tile < width ? x0 + tile : width, y1 = y0 + tile < height ? y0 + tile : height;
  x0 += x0 == 0, y0 += y0 == 0;
  if (x0 >= x1 || y0 >= y1 || is_flat(pixels, width, x0, x1, y0, y1)) return before;
  // Pixels as they are repeat best, within the tile and far from it, so that only what looks like a
  // photograph is predicted.
  uint32_t unpredicted = price(plain, pixels, width, x0, x1, y0, y1, prices);
  if (unpredicted < (uint32_t)((x1 - x0) * (y1 - y0)) * price_repeated) return plain;
  int best = plain;
  uint32_t least = unpredicted - unpredicted / 4;
  for (int i = 0; i < kinds; i++) {
    // A change of mode takes some bits, and ends copies.
    uint32_t other = price(candidates[i], pixels, width, x0, x1, y0, y1, prices)
      + (candidates[i] == before ? 0 : 12 * 16);
    if (other < least) {
      least = other;
      best = candidates[i];
    }
  }
  return best;
}

int predict(prediction *self, const uint32_t *pixels, int width, int height) {
  uint8_t prices[256];
  fill_prices(prices);
  self->columns = (width + tile - 1) >> tile_bits;
  self->rows = (height + tile - 1) >> tile_bits;
  size_t tiles = (size_t)self->columns * (size_t)self->rows;
  self->modes = malloc(tiles * sizeof *self->modes);
  self->differences = malloc((size_t)width * (size_t)height * sizeof *self->differences);
  if (!self->modes || !self->differences) return 0;
  for (int row = 0; row < self->rows; row++) {
    for (int column = 0; column < self->columns; column++) {
      size_t at = (size_t)row * (size_t)self->columns + (size_t)column;
      int before = plain;
      if (column > 0) before = (int)(self->modes[at - 1] >> 8 & 255);
      else if (row > 0) before = (int)(self->modes[at - (size_t)self->columns] >> 8 & 255);
      int mode = best_mode(pixels, width, height, column, row, before, prices);
      self->modes[at] = 0xFF000000u | (uint32_t)mode << 8;
    }
  }
  for (int y = 0; y < height; y++) {
    const uint32_t *p = pixels + (size_t)y * (size_t)width;
    uint32_t *d = self->differences + (size_t)y * (size_t)width;
    const uint32_t *modes = self->modes + (size_t)(y >> tile_bits) * (size_t)self->columns;
    d[0] = difference_of(p[0], y == 0 ? 0xFF000000u : p[-width]);
    for (int x0 = 0; x0 < width; x0 += tile) {
      int mode = y == 0 ? left : (int)(modes[x0 >> tile_bits] >> 8 & 255);
      int end = x0 + tile < width ? x0 + tile : width;
      for (int x = x0 + (x0 == 0); x < end; x++) d[x] = difference_of(p[x], prediction_of(mode, p + x, width));
    }
  }
  return 1;
}

void prediction_free(prediction *self) {
  free(self->modes);
  free(self->differences);
}
