#include "CPNGRows.h"
#include <string.h>

static inline uint8_t premultiply(uint8_t channel, uint8_t alpha) {
  return (uint8_t)((channel * alpha + 127) / 255);
}

static inline uint8_t unpremultiply(uint8_t channel, uint8_t alpha) {
  unsigned straight = (channel * 255u + alpha / 2u) / alpha;
  return (uint8_t)(straight > 255 ? 255 : straight);
}

static uint8_t pack_rgb_plain(uint8_t *rgb, const uint8_t *bgra, size_t pixels) {
  uint8_t alpha = 255;
  for (size_t i = 0; i < pixels; i++, rgb += 3, bgra += 4) {
    rgb[0] = bgra[2];
    rgb[1] = bgra[1];
    rgb[2] = bgra[0];
    alpha &= bgra[3];
  }
  return alpha;
}

#if defined(__x86_64__)
#include <immintrin.h>

// Four pixels a step; each store spills four bytes into the next step's place.
__attribute__((target("ssse3"))) static uint8_t pack_rgb_ssse3(
    uint8_t *rgb, const uint8_t *bgra, size_t pixels) {
  const __m128i order =
      _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
  __m128i alphas = _mm_set1_epi8(-1);
  size_t i = 0;
  for (; i + 6 <= pixels; i += 4) {
    __m128i four = _mm_loadu_si128((const __m128i *)(bgra + 4 * i));
    alphas = _mm_and_si128(alphas, four);
    _mm_storeu_si128((__m128i *)(rgb + 3 * i), _mm_shuffle_epi8(four, order));
  }
  uint8_t lanes[16];
  _mm_storeu_si128((__m128i *)lanes, alphas);
  return lanes[3] & lanes[7] & lanes[11] & lanes[15] &
         pack_rgb_plain(rgb + 3 * i, bgra + 4 * i, pixels - i);
}
#endif

uint8_t pngrows_pack_rgb(uint8_t *rgb, const uint8_t *bgra, size_t pixels) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("ssse3")) return pack_rgb_ssse3(rgb, bgra, pixels);
#endif
  return pack_rgb_plain(rgb, bgra, pixels);
}

void pngrows_pack_rgba(uint8_t *rgba, const uint8_t *bgra, size_t pixels) {
  for (size_t i = 0; i < pixels; i++, rgba += 4, bgra += 4) {
    uint8_t blue = bgra[0], green = bgra[1], red = bgra[2], alpha = bgra[3];
    if (alpha == 0) {
      memset(rgba, 0, 4);
      continue;
    }
    rgba[0] = alpha == 255 ? red : unpremultiply(red, alpha);
    rgba[1] = alpha == 255 ? green : unpremultiply(green, alpha);
    rgba[2] = alpha == 255 ? blue : unpremultiply(blue, alpha);
    rgba[3] = alpha;
  }
}

void pngrows_straighten(uint8_t *straight, const uint8_t *bgra, size_t pixels) {
  pngrows_pack_rgba(straight, bgra, pixels);
  for (; pixels > 0; pixels--, straight += 4) {
    uint8_t red = straight[0];
    straight[0] = straight[2];
    straight[2] = red;
  }
}

void pngrows_unpack_rgba(uint8_t *bgra, const uint8_t *rgba, size_t pixels) {
  for (size_t i = 0; i < pixels; i++, bgra += 4, rgba += 4) {
    uint8_t red = rgba[0], green = rgba[1], blue = rgba[2], alpha = rgba[3];
    bgra[0] = alpha == 255 ? blue : premultiply(blue, alpha);
    bgra[1] = alpha == 255 ? green : premultiply(green, alpha);
    bgra[2] = alpha == 255 ? red : premultiply(red, alpha);
    bgra[3] = alpha;
  }
}

void pngrows_limit_to_alpha(uint8_t *bgra, size_t pixels) {
  for (size_t i = 0; i < pixels; i++, bgra += 4) {
    uint8_t alpha = bgra[3];
    for (int channel = 0; channel < 3; channel++) {
      if (bgra[channel] > alpha) bgra[channel] = alpha;
    }
  }
}

uint8_t pngrows_alpha(const uint8_t *bgra, size_t pixels) {
  uint8_t alpha = 255;
  for (size_t i = 0; i < pixels; i++) alpha &= bgra[4 * i + 3];
  return alpha;
}
