// Porter and Duff's operators (1984) and the blend functions of W3C's Compositing and Blending
// Level 1, which are also PDF's, of premultiplied light.
#include "light.h"

#include <math.h>

typedef struct {
  float r, g, b;
} rgb;

static float luma(rgb c) { return 0.3f * c.r + 0.59f * c.g + 0.11f * c.b; }
static float low(rgb c) { return fminf(c.r, fminf(c.g, c.b)); }
static float high(rgb c) { return fmaxf(c.r, fmaxf(c.g, c.b)); }

static float toward(float value, float middle, float factor) {
  return middle + (value - middle) * factor;
}

// ClipColor of the specification.
static rgb clipped(rgb c) {
  float l = luma(c), n = low(c), x = high(c);
  if (n < 0) {
    float f = l / (l - n);
    c = (rgb){toward(c.r, l, f), toward(c.g, l, f), toward(c.b, l, f)};
  }
  if (x > 1) {
    float f = (1 - l) / (x - l);
    c = (rgb){toward(c.r, l, f), toward(c.g, l, f), toward(c.b, l, f)};
  }
  return c;
}

static rgb with_luma(rgb c, float l) {
  float d = l - luma(c);
  return clipped((rgb){c.r + d, c.g + d, c.b + d});
}

static rgb with_saturation(rgb c, float s) {
  float n = low(c), range = high(c) - n;
  float f = range > 0 ? s / range : 0;
  return (rgb){(c.r - n) * f, (c.g - n) * f, (c.b - n) * f};
}

static light as_light(rgb c) { return (light){c.r, c.g, c.b, 0}; }

static light blended_whole(light back, light front, clight_mode mode) {
  rgb b = {back[0], back[1], back[2]}, s = {front[0], front[1], front[2]};
  float saturation = mode == CLIGHT_HUE ? high(b) - low(b) : high(s) - low(s);
  switch (mode) {
    case CLIGHT_HUE: return as_light(with_luma(with_saturation(s, saturation), luma(b)));
    case CLIGHT_SATURATION: return as_light(with_luma(with_saturation(b, saturation), luma(b)));
    case CLIGHT_COLOR: return as_light(with_luma(s, luma(b)));
    default: return as_light(with_luma(b, luma(s)));
  }
}

static float soft(float b, float s) {
  if (s <= 0.5f) {
    return b - (1 - 2 * s) * b * (1 - b);
  }
  float d = b <= 0.25f ? ((16 * b - 12) * b + 4) * b : sqrtf(b);
  return b + (2 * s - 1) * (d - b);
}

static float hard(float b, float s) {
  return s <= 0.5f ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1);
}

static float blended(float b, float s, clight_mode mode) {
  switch (mode) {
    case CLIGHT_MULTIPLY: return b * s;
    case CLIGHT_SCREEN: return b + s - b * s;
    case CLIGHT_OVERLAY: return hard(s, b);
    case CLIGHT_DARKEN: return fminf(b, s);
    case CLIGHT_LIGHTEN: return fmaxf(b, s);
    case CLIGHT_COLOR_DODGE: return b <= 0 ? 0 : s >= 1 ? 1 : fminf(1, b / (1 - s));
    case CLIGHT_COLOR_BURN: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - fminf(1, (1 - b) / s);
    case CLIGHT_SOFT_LIGHT: return soft(b, s);
    case CLIGHT_HARD_LIGHT: return hard(b, s);
    case CLIGHT_DIFFERENCE: return fabsf(b - s);
    default: return b + s - 2 * b * s;  // exclusion
  }
}

static light blend(light s, light b, clight_mode mode) {
  light front = straight(s), back = straight(b), mixed = all(0);
  if (mode >= CLIGHT_HUE) {
    mixed = blended_whole(back, front, mode);
  } else {
    for (int i = 0; i < 3; i++) {
      mixed[i] = blended(back[i], front[i], mode);
    }
  }
  float both = s[3] * b[3];
  light result = s * (1 - b[3]) + b * (1 - s[3]) + mixed * both;
  result[3] = s[3] + b[3] - both;
  return result;
}

static light combined(light s, light b, clight_mode mode) {
  switch (mode) {
    case CLIGHT_SOURCE_OVER: return s + b * (1 - s[3]);
    case CLIGHT_SOURCE_IN: return s * b[3];
    case CLIGHT_SOURCE_OUT: return s * (1 - b[3]);
    case CLIGHT_SOURCE_ATOP: return s * b[3] + b * (1 - s[3]);
    case CLIGHT_ADDITION: {
      light sum = s + b;
      sum[3] = fminf(sum[3], 1);
      return sum;
    }
    case CLIGHT_PRODUCT: return s * b;
    case CLIGHT_MAXIMUM: return greatest(s, b);
    case CLIGHT_MINIMUM: return least(s, b);
    default: return blend(s, b, mode);
  }
}

void clight_combine(clight_picture front, clight_picture back, clight_mode mode) {
  const light *below = (const light *)back.pixels;
  EACH_PIXEL(front, pixel) { *pixel = combined(*pixel, *below++, mode); }
}

void clight_mask(
  clight_picture front, clight_picture back, clight_picture mask, clight_share share) {
  const light *below = (const light *)back.pixels, *says = (const light *)mask.pixels;
  EACH_PIXEL(front, pixel) {
    float part = share == CLIGHT_ALPHA ? (*says)[3]
                 : share == CLIGHT_RED ? (*says)[0]
                                       : luminance(*says);
    part = part < 0 ? 0 : part > 1 ? 1 : part;
    *pixel = *pixel * part + *below * (1 - part);
    below++;
    says++;
  }
}

void clight_mix(clight_picture front, clight_picture back, float share) {
  const light *below = (const light *)back.pixels;
  EACH_PIXEL(front, pixel) { *pixel = *pixel * share + *below++ * (1 - share); }
}
