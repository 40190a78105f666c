#include "fastest.h"
#include "four.h"

// Interfaces are mostly flat: what was just computed is often what comes next.
INLINED void lay_row(uint8_t *row, const uint8_t *over, int width, unsigned part) {
  wide2 last_over = {0}, last_below = {0}, last_result = {0};
  int x = 0;
  for (; x + 4 <= width; x += 4) {
    wide2 pixels, below;
    memcpy(&pixels, over + x * 4, sizeof pixels);
    memcpy(&below, row + x * 4, sizeof below);
    wide2 odd = (pixels ^ last_over) | (below ^ last_below);
    if ((odd[0] | odd[1]) != 0) {
      words16 words = AS_WORDS(pixels);
      last_over = pixels;
      last_below = below;
      BLEND_FOUR(&below, words, part);
      last_result = below;
    }
    memcpy(row + x * 4, &last_result, sizeof last_result);
  }
  for (; x < width; x++) {
    blend(row + x * 4, pixel_words(over + x * 4), part);
  }
}

INLINED void lay_rows(cpixels_target target, cpixels_source source, unsigned part) {
  for (int y = 0; y < target.height; y++) {
    lay_row(
      target.bytes + y * target.stride, source.bytes + y * source.stride, target.width, part);
  }
}

static void lay_anywhere(cpixels_target target, cpixels_source source, unsigned part) {
  lay_rows(target, source, part);
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static void lay_by_avx2(
  cpixels_target target, cpixels_source source, unsigned part
) {
  lay_rows(target, source, part);
}
#endif

void cpixels_lay(cpixels_target target, cpixels_source source, int opacity) {
  FASTEST(lay)(target, source, (unsigned)opacity);
}
