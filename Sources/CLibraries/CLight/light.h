// A pixel at a time: statements on whole vectors stay fast even without an optimiser.
#pragma once
#include "CLight.h"

#pragma STDC FP_CONTRACT OFF

// Red, green, blue, alpha.
typedef float light __attribute__((vector_size(16), aligned(4)));
typedef int32_t ints4 __attribute__((vector_size(16), aligned(4)));

#define EACH_PIXEL(picture, pixel)                                               \
  for (light *pixel = (light *)(picture).pixels,                                 \
             *end = pixel + (ptrdiff_t)(picture).width * (picture).height;       \
       pixel < end; pixel++)

static inline light load(const float *color) {
  return (light){color[0], color[1], color[2], color[3]};
}

static inline light all(float value) { return (light){value, value, value, value}; }

static inline light choose(ints4 mask, light yes, light no) {
  return (light)((mask & (ints4)yes) | (~mask & (ints4)no));
}

static inline light least(light a, light b) { return choose(a < b, a, b); }
static inline light greatest(light a, light b) { return choose(a > b, a, b); }

// Without its alpha; a clear pixel stays as it is.
static inline light straight(light pixel) {
  float alpha = pixel[3];
  if (alpha == 1 || alpha == 0) {
    return pixel;
  }
  light result = pixel / alpha;
  result[3] = alpha;
  return result;
}

static inline light premultiplied(light pixel) {
  float alpha = pixel[3];
  light result = pixel * alpha;
  result[3] = alpha;
  return result;
}

// [D] Rec. 709's weights, which are those of linear sRGB.
static inline float luminance(light color) {
  return 0.2126f * color[0] + 0.7152f * color[1] + 0.0722f * color[2];
}
