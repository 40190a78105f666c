#include "fastest.h"
#include "four.h"

// Shapes are mostly all or nothing: sixteen pixels at a time are left, cleared, or multiplied.
INLINED void keep_row(uint8_t *row, const uint8_t *shares, int width) {
  int x = 0;
  for (; x + 16 <= width; x += 16) {
    bytes16 part;
    memcpy(&part, shares + x, sizeof part);
    wide2 halves = (wide2)part;
    if ((halves[0] & halves[1]) == UINT64_MAX) {
      continue;
    }
    if ((halves[0] | halves[1]) == 0) {
      memset(row + x * 4, 0, 64);
      continue;
    }
    for (int i = 0; i < 16; i += 4) {
      uint8_t *place = row + (x + i) * 4;
      bytes16 pixels;
      memcpy(&pixels, place, sizeof pixels);
      uint16_t a = part[i], b = part[i + 1], c = part[i + 2], d = part[i + 3];
      words16 factors = {a, a, a, a, b, b, b, b, c, c, c, c, d, d, d, d};
      pixels = AS_BYTES(OVER_255(AS_WORDS(pixels) * factors));
      memcpy(place, &pixels, sizeof pixels);
    }
  }
  for (; x < width; x++) {
    store_words(row + x * 4, OVER_255(pixel_words(row + x * 4) * (uint16_t)shares[x]));
  }
}

INLINED void keep_rows(cpixels_target picture, cpixels_source coverage) {
  for (int y = 0; y < picture.height; y++) {
    keep_row(
      picture.bytes + y * picture.stride, coverage.bytes + y * coverage.stride, picture.width);
  }
}

static void keep_anywhere(cpixels_target picture, cpixels_source coverage) {
  keep_rows(picture, coverage);
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static void keep_by_avx2(
  cpixels_target picture, cpixels_source coverage
) {
  keep_rows(picture, coverage);
}
#endif

void cpixels_keep(cpixels_target picture, cpixels_source coverage) {
  FASTEST(keep)(picture, coverage);
}
