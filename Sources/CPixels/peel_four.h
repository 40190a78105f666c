// Four pixels at a time of a page that peels off, to the bit as one by one; compiled for each kind
// of processor, with its SAMPLE_FOUR. Vectors as wide are passed by their place.
#include "four.h"
#include "peel.h"
#include "settled.h"

typedef float floats4 __attribute__((vector_size(16), aligned(4)));
typedef uint32_t unsigned4 __attribute__((vector_size(16), aligned(4)));

#define ALL(flags) (!__builtin_reduce_or(~(flags)))
#define LARGER(a, b) __builtin_elementwise_max(a, b)
#define NARROW(x) __builtin_convertvector(x, floats4)
// A number for each pixel, for its four channels.
#define FOR_CHANNELS(x) (lanes) __builtin_shufflevector( \
  x, x, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)
#define ALPHAS(c) __builtin_shufflevector(c, c, 3, 7, 11, 15)
#define OF_EACH(c) __builtin_shufflevector(c, c, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3)
// The colours of one with the alphas of another.
#define WITH_ALPHAS(c, other) __builtin_shufflevector( \
  c, other, 0, 1, 2, 19, 4, 5, 6, 23, 8, 9, 10, 27, 12, 13, 14, 31)

typedef struct {
  doubles4 x, y;
} places4;

// How dark the shadow is so far away.
INLINED void shadows(const cpixels_curl *curl, floats4 *dark, const doubles4 *distance) {
  doubles4 near = LARGER(1 - *distance / curl->radius, (doubles4){0});
  *dark = NARROW(curl->shadow * near * near);
}

// False if the page ends there, or if any of it shines through.
INLINED bool opaque_page(const peel *p, words16 *pixels, const places4 *at) {
  doubles4 u = (at->x - p->curl->left) * p->across, v = (at->y - p->curl->top) * p->down;
  doubles4 right = p->page->width - 0.5 + 0 * u, low = p->page->height - 0.5 + 0 * v;
  if (!ALL((u >= 0.5) & (v >= 0.5) & (u < right) & (v < low))) {
    return false;
  }
  ints4 su = __builtin_convertvector((u + 1) * 256 - 127.5 + 1.0 / 4096, ints4) - 256;
  ints4 sv = __builtin_convertvector((v + 1) * 256 - 127.5 + 1.0 / 4096, ints4) - 256;
  if (!ALL((su < (p->page->width - 1) << 8) & (sv < (p->page->height - 1) << 8))) {
    return false;
  }
  SAMPLE_FOUR(*pixels, p->page->bytes, (int)p->page->stride, 0, su, sv);
  return ALL(ALPHAS(*pixels) == 255);
}

INLINED void store_four(uint8_t *target, const lanes *c) {
  bytes16 bytes = __builtin_convertvector(__builtin_convertvector(*c + 0.5f, ints16), bytes16);
  memcpy(target, &bytes, sizeof bytes);
}

// Whether pixels `1 / sharpness` wide lie wholly inside the page, or wholly outside.
#define INSIDE(depth, sharpness) ALL((depth) * (sharpness) + 0.5 >= 1)
#define OUTSIDE(depth, sharpness) ALL((depth) * (sharpness) + 0.5 <= 0)

// Opaque pixels below a shadow.
INLINED void shade(lanes *c, const floats4 *dark) {
  floats4 rest = 1 - 255 * *dark / 255;
  lanes shadow = 255 * FOR_CHANNELS(*dark);
  *c *= FOR_CHANNELS(rest);
  *c = WITH_ALPHAS(*c, *c + shadow);
}

// The page's back, tinted, as bright as the bend is there.
INLINED void tint_back(const cpixels_curl *curl, lanes *c, const floats4 *bright) {
  const float *tint = curl->back_tint;
  float share = tint[3];
  color paper = {tint[0], tint[1], tint[2], 255};
  lanes alphas = *c;
  *c = *c * (1 - share) + OF_EACH(paper) * (share * 255.0f / 255);
  *c = WITH_ALPHAS(*c * FOR_CHANNELS(*bright), alphas);
}

// The roll at a place `s` past the fold: its outside, or its inside where nothing is above.
INLINED bool four_bends(
  const peel *p, lanes *c, const doubles4 *x, const doubles4 *y, const doubles4 *s, int sharpness
) {
  const cpixels_curl *curl = p->curl;
  double r = curl->radius;
  doubles4 bend = *s / r, angle = ARC_SINE(bend);
  floats4 bright = 1 - curl->shading * NARROW(bend);
  doubles4 lower = r * angle - *s, upper = r * (PI - angle) - *s;
  places4 at = {*x + upper * curl->x, *y + upper * curl->y};
  doubles4 depth = DEPTH(curl, at.x, at.y);
  words16 pixels;
  if (INSIDE(depth, sharpness)) {
    if (!opaque_page(p, &pixels, &at)) {
      return false;
    }
    *c = __builtin_convertvector(pixels, lanes);
    tint_back(curl, c, &bright);
    return true;
  }
  if (!OUTSIDE(depth, sharpness)) {
    return false;
  }
  doubles4 distance = -depth;
  at = (places4){*x + lower * curl->x, *y + lower * curl->y};
  depth = DEPTH(curl, at.x, at.y);
  if (!INSIDE(depth, sharpness) || !opaque_page(p, &pixels, &at)) {
    return false;
  }
  floats4 dark;
  shadows(curl, &dark, &distance);
  *c = __builtin_convertvector(pixels, lanes);
  *c = WITH_ALPHAS(*c * FOR_CHANNELS(bright), *c);
  shade(c, &dark);
  return true;
}

// Where the page bends, `count` samples a pixel.
INLINED bool four_bent(
  const peel *p, uint8_t *target, const doubles4 *x, double y, const doubles4 *s, int count
) {
  lanes sum = {0};
  for (int k = 0; k < count; k++) {
    double step = (k + 0.5) / count - 0.5;
    doubles4 near_x = *x + step * p->curl->x, near_y = y + step * p->curl->y + 0 * *x;
    doubles4 past = *s + step;
    lanes c;
    if (!four_bends(p, &c, &near_x, &near_y, &past, count)) {
      return false;
    }
    sum += c;
  }
  sum *= 1.0f / (float)count;
  store_four(target, &sum);
  return true;
}

// The flat page beside the turned sheet, one sample a pixel.
INLINED bool four_flat(
  const peel *p, uint8_t *target, const doubles4 *x, double y, const doubles4 *s
) {
  const cpixels_curl *curl = p->curl;
  doubles4 upper = PI * curl->radius - 2 * *s;
  places4 at = {*x, y + 0 * *x}, above = {*x + upper * curl->x, y + upper * curl->y};
  doubles4 depth = DEPTH(curl, at.x, at.y), outside = DEPTH(curl, above.x, above.y);
  words16 pixels;
  if (!INSIDE(depth, 1) || !OUTSIDE(outside, 1) || !opaque_page(p, &pixels, &at)) {
    return false;
  }
  doubles4 distance = -outside;
  floats4 dark;
  shadows(curl, &dark, &distance);
  lanes c = __builtin_convertvector(pixels, lanes);
  shade(&c, &dark);
  store_four(target, &c);
  return true;
}

// Nothing but shadow, one sample a pixel.
INLINED void four_beyond(
  const peel *p, uint8_t *target, const doubles4 *x, double y, const doubles4 *s
) {
  const cpixels_curl *curl = p->curl;
  double r = curl->radius;
  doubles4 upper = PI / 2 * r - *s;
  doubles4 outside = -DEPTH(curl, *x + upper * curl->x, y + upper * curl->y);
  doubles4 distance = LARGER(LARGER(outside, *s - r), (doubles4){0});
  floats4 dark;
  shadows(curl, &dark, &distance);
  unsigned4 pixels = (unsigned4)__builtin_convertvector(255 * dark + 0.5f, ints4) << 24;
  memcpy(target, &pixels, sizeof pixels);
}

// How a pixel is seen; where it is the back of the roll, the count of its samples. Each is one
// stretch of `s`.
enum { MIXED = 0, FLAT = -1, BEYOND = -2 };

INLINED int manner_at(double s, double radius) {
  if (s < -1) {
    return FLAT;
  }
  if (s > radius + 1) {
    return BEYOND;
  }
  return s < 1 || s >= radius - 0.5 ? MIXED : samples_at(s, radius);
}

INLINED int simple_fours(const peel *p, uint8_t *row, int first, int end, double y) {
  for (int i = first; i + 4 <= end; i += 4) {
    doubles4 x = FOUR_CENTRES(i), s = p->past.a * x + p->past.b * y + p->past.c;
    s = SETTLED(s);
    int manner = manner_at(s[0], p->curl->radius);
    if (manner == MIXED || manner_at(s[3], p->curl->radius) != manner) {
      return i;
    }
    uint8_t *target = row + i * 4;
    bool simple = true;
    if (manner == BEYOND) {
      four_beyond(p, target, &x, y, &s);
    } else if (manner == FLAT) {
      simple = four_flat(p, target, &x, y, &s);
    } else {
      simple = four_bent(p, target, &x, y, &s, manner);
    }
    if (!simple) {
      return i;
    }
  }
  return end - (end - first) % 4;
}

INLINED int back_fours(const peel *p, uint8_t *row, int first, int end, double y) {
  half_plane u = p->upper[0], v = p->upper[2];
  double u0 = u.b * y + u.c, v0 = v.b * y + v.c;
  words16 paper = __builtin_shufflevector(
    p->paper, p->paper, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
  int last = (p->page->width - 1) << 8, bottom = (p->page->height - 1) << 8;
  for (int i = first; i + 4 <= end; i += 4) {
    doubles4 x = FOUR_CENTRES(i);
    ints4 su = FOUR_STEPS((u.a * x + u0) * p->across * 256);
    ints4 sv = FOUR_STEPS((v.a * x + v0) * p->down * 256);
    if (!ALL((su >= 0) & (sv >= 0) & (su < last) & (sv < bottom))) {
      return i;
    }
    words16 pixels;
    SAMPLE_FOUR(pixels, p->page->bytes, (int)p->page->stride, 0, su, sv);
    if (!ALL(ALPHAS(pixels) == 255)) {
      return i;
    }
    pixels = pixels * (uint16_t)(255 - p->tint) + paper * p->tint;
    bytes16 bytes = AS_BYTES(OVER_255(pixels));
    memcpy(row + i * 4, &bytes, sizeof bytes);
  }
  return end - (end - first) % 4;
}
