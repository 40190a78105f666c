// Brightness and two differences of colour, as videos keep them: BT.709, 16 to 235 and 16 to 240.
#include "CPNGRows.h"

// 65536ths of a level of the result for a level of red, green and blue: BT.709 weighs red .2126 and
// blue .0722, and full range is scaled to 219 levels of brightness and 224 of the differences.
enum {
  Y_RED = 11966, Y_GREEN = 40254, Y_BLUE = 4064,
  U_RED = -6596, U_GREEN = -22189, U_BLUE = 28785,
  V_RED = 28785, V_GREEN = -26146, V_BLUE = -2639,
  HALF = 1 << 15
};

static void brightness(uint8_t *restrict y, const uint8_t *restrict bgra, size_t pixels) {
  for (size_t i = 0; i < pixels; i++) {
    int blue = bgra[4 * i], green = bgra[4 * i + 1], red = bgra[4 * i + 2];
    int sum = Y_RED * red + Y_GREEN * green + Y_BLUE * blue;
    y[i] = (uint8_t)((sum + (16 << 16) + HALF) >> 16);
  }
}

// Of the sum of four pixels.
static inline uint8_t difference(int red, int green, int blue, int of_red, int of_green,
  int of_blue) {
  int sum = of_red * red + of_green * green + of_blue * blue;
  return (uint8_t)((sum + (128 << 18) + (HALF << 2)) >> 18);
}

static void differences(uint8_t *restrict u, uint8_t *restrict v, const uint8_t *restrict one,
  const uint8_t *restrict two, size_t pairs) {
  for (size_t i = 0; i < pairs; i++) {
    const uint8_t *a = one + 8 * i, *b = two + 8 * i;
    int blue = a[0] + a[4] + b[0] + b[4];
    int green = a[1] + a[5] + b[1] + b[5];
    int red = a[2] + a[6] + b[2] + b[6];
    u[i] = difference(red, green, blue, U_RED, U_GREEN, U_BLUE);
    v[i] = difference(red, green, blue, V_RED, V_GREEN, V_BLUE);
  }
}

void pngrows_planes(uint8_t *y, size_t stride, uint8_t *u, uint8_t *v, const uint8_t *one,
  const uint8_t *two, size_t pixels) {
  size_t pairs = pixels / 2;
  brightness(y, one, pixels);
  brightness(y + stride, two, pixels);
  differences(u, v, one, two, pairs);
  if (pixels == 2 * pairs) return;
  // The last column stands twice.
  y[pixels] = y[pixels - 1];
  y[stride + pixels] = y[stride + pixels - 1];
  uint8_t a[8], b[8];
  for (int i = 0; i < 8; i++) {
    a[i] = one[8 * pairs + i % 4];
    b[i] = two[8 * pairs + i % 4];
  }
  differences(u + pairs, v + pairs, a, b, 1);
}
