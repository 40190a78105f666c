// Bytes to light and back. Both ways go through straight bytes, so that bytes that are only
// converted stay what they are. sRGB's curve is that of IEC 61966-2-1.
#include "light.h"

#include <math.h>
#include <string.h>

enum { GUESSES = 4096 };

typedef struct {
  float light[256];            // of each byte
  float half[256];             // the least light that is rounded to the byte
  uint8_t guess[GUESSES + 1];  // the byte of each n / 4096, or less
} curve;

static double light_of(double byte, bool linear) {
  double value = byte / 255;
  if (!linear) {
    return value;
  }
  return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

static void make(curve *curve, bool linear) {
  for (int i = 0; i < 256; i++) {
    curve->light[i] = (float)light_of(i, linear);
    curve->half[i] = i == 0 ? 0 : (float)light_of(i - 0.5, linear);
  }
  for (int i = 0, byte = 0; i <= GUESSES; i++) {
    while (byte < 255 && (float)i / GUESSES >= curve->half[byte + 1]) {
      byte++;
    }
    curve->guess[i] = (uint8_t)byte;
  }
}

static inline uint8_t byte_of(float light, const curve *curve) {
  // Also false for what is not a number.
  if (!(light > 0)) {
    return 0;
  }
  if (light >= 1) {
    return 255;
  }
  int byte = curve->guess[(int)(light * GUESSES)];
  while (byte < 255 && light >= curve->half[byte + 1]) {
    byte++;
  }
  return (uint8_t)byte;
}

static inline uint8_t over(uint8_t premultiplied, uint8_t alpha) {
  int straight = (premultiplied * 255 + alpha / 2) / alpha;
  return straight > 255 ? 255 : (uint8_t)straight;
}

static inline uint8_t times(uint8_t straight, uint8_t alpha) {
  return (uint8_t)((straight * alpha + 127) / 255);
}

static light decoded(const uint8_t *bgra, const curve *curve) {
  uint8_t alpha = bgra[3];
  if (alpha == 0) {
    return all(0);
  }
  const float *light_of = curve->light;
  if (alpha == 255) {
    return (light){light_of[bgra[2]], light_of[bgra[1]], light_of[bgra[0]], 1};
  }
  float share = (float)alpha / 255;
  light color = {
    light_of[over(bgra[2], alpha)], light_of[over(bgra[1], alpha)],
    light_of[over(bgra[0], alpha)], 1};
  return color * share;
}

void clight_decode(clight_picture target, const uint8_t *bytes, ptrdiff_t stride, bool linear) {
  curve curve;
  make(&curve, linear);
  light *pixel = (light *)target.pixels;
  for (int y = 0; y < target.height; y++, bytes += stride) {
    uint32_t last = 0;
    light color = all(0);
    for (int x = 0; x < target.width; x++) {
      uint32_t bgra;
      memcpy(&bgra, bytes + 4 * x, 4);
      // Neighbours are often alike.
      if (bgra != last) {
        color = decoded(bytes + 4 * x, &curve);
        last = bgra;
      }
      *pixel++ = color;
    }
  }
}

static void encode(light pixel, uint8_t *bgra, const curve *curve) {
  float share = pixel[3];
  uint8_t alpha = !(share > 0) ? 0 : share >= 1 ? 255 : (uint8_t)(share * 255 + 0.5f);
  light color = share > 0 && share < 1 ? straight(pixel) : pixel;
  for (int i = 0; i < 3; i++) {
    bgra[2 - i] = times(byte_of(color[i], curve), alpha);
  }
  bgra[3] = alpha;
}

void clight_encode(clight_picture source, uint8_t *bytes, bool linear) {
  curve curve;
  make(&curve, linear);
  EACH_PIXEL(source, pixel) {
    encode(*pixel, bytes, &curve);
    bytes += 4;
  }
}
