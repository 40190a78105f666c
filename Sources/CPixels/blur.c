// A Gaussian, separable, in strips of sixteen lanes. Wide kernels are two running means of f
// pixels, whose variance is taken off the Gaussian's, and a few taps f pixels apart: smooth to a
// tenth of a level, of the same cost for every width, and the same wherever the picture starts.
#include "CPixels.h"
#include "fastest.h"
#include "four.h"
#include "vectors.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LANES = 16, MAX_RADIUS = 12 };

typedef struct {
  int step;                      // pixels between two taps
  int radius;                    // taps on either side
  float weight[MAX_RADIUS + 1];  // multiples of 2⁻¹⁶ that sum to 1 with their mirror images
  float share;                   // 1 / step², the means' part of the weights
  int count;                     // pixels of the line
  int pad;                       // pixels before and after the line
  cpixels_edge edge;
  lanes *line, *sum, *result;
  bytes16 *strip;                // the line's bytes
} blur_plan;

static void set_weights(blur_plan *plan, double sigma) {
  double raw[MAX_RADIUS + 1], sum = 1;
  int rest = 65536;
  for (int k = 1; k <= plan->radius; k++) {
    double d = k / sigma;
    raw[k] = exp(-d * d / 2);
    sum += 2 * raw[k];
  }
  for (int k = 1; k <= plan->radius; k++) {
    // Rounded, so that the last bit of exp does not matter.
    int w = (int)floor(raw[k] / sum * 65536 + 0.5);
    plan->weight[k] = (float)w / 65536;
    rest -= 2 * w;
  }
  plan->weight[0] = (float)rest / 65536;
}

static void free_plan(blur_plan *plan) {
  free(plan->line);
  free(plan->sum);
  free(plan->result);
  free(plan->strip);
}

static bool make_plan(blur_plan *plan, int count, double sigma, cpixels_edge edge) {
  int f = sigma < 3 ? 1 : (int)(sigma / 1.5);
  double narrow = sqrt(sigma * sigma - (f * (double)f - 1) / 6) / f;
  int radius = (int)ceil(3.5 * narrow);
  plan->step = f;
  plan->radius = radius < 1 ? 1 : (radius > MAX_RADIUS ? MAX_RADIUS : radius);
  set_weights(plan, narrow);
  plan->share = 1.0f / ((float)f * (float)f);
  plan->count = count;
  plan->edge = edge;
  plan->pad = (plan->radius + 1) * f;
  size_t bytes = (size_t)(count + 2 * plan->pad) * sizeof(lanes);
  plan->line = malloc(bytes);
  plan->sum = malloc(bytes);
  plan->result = malloc((size_t)count * sizeof(lanes));
  plan->strip = calloc((size_t)count, sizeof(bytes16));
  if (plan->line && plan->sum && plan->result && plan->strip) {
    return true;
  }
  free_plan(plan);
  return false;
}

INLINED void extend(blur_plan *plan) {
  lanes *first = plan->line + plan->pad, *last = first + plan->count - 1;
  bool clamped = plan->edge == CPIXELS_CLAMPED;
  lanes before = clamped ? *first : (lanes){0}, after = clamped ? *last : (lanes){0};
  for (int i = 1; i <= plan->pad; i++) {
    first[-i] = before;
    last[i] = after;
  }
}

// Each place becomes the sum of `step` values from it on; whole numbers, hence exact.
INLINED void run_forward(const blur_plan *plan, const lanes *in, lanes *out, int count) {
  lanes sum = {0};
  for (int i = 0; i < plan->step; i++) {
    sum += in[i];
  }
  for (int i = 0; i + plan->step < count; i++) {
    out[i] = sum;
    sum += in[i + plan->step] - in[i];
  }
  out[count - plan->step] = sum;
}

INLINED void convolve(const blur_plan *plan, const lanes *centre) {
  int step = plan->step;
  for (int i = 0; i < plan->count; i++, centre++) {
    lanes sum = centre[0] * plan->weight[0];
    for (int k = 1; k <= plan->radius; k++) {
      sum += (centre[-k * step] + centre[k * step]) * plan->weight[k];
    }
    plan->result[i] = sum * plan->share;
  }
}

INLINED void blur_line(blur_plan *plan) {
  extend(plan);
  const lanes *centre = plan->line + plan->pad;
  if (plan->step > 1) {
    int length = plan->count + 2 * plan->pad, f = plan->step;
    run_forward(plan, plan->line, plan->sum, length);
    run_forward(plan, plan->sum, plan->line, length - f + 1);
    // Both sums looked ahead: together they are centred f − 1 pixels further on.
    centre -= f - 1;
  }
  convolve(plan, centre);
}

// By pointer: vectors wider than the processor's registers have no fixed way to be passed.
INLINED bytes16 rounded(const lanes *value) {
  return __builtin_convertvector(__builtin_convertvector(*value + 0.5f, shorts16), bytes16);
}

// A call a pixel is too slow: the usual sizes become plain loads and stores.
INLINED void move(void *target, const void *source, size_t size) {
  switch (size) {
    case 4: memcpy(target, source, 4); break;
    case 16: memcpy(target, source, 16); break;
    default: memcpy(target, source, size);
  }
}

// Whether nothing changes a line: all of it is one value that goes on beyond its ends.
INLINED bool is_even(const blur_plan *plan, bytes16 first, bytes16 unlike) {
  wide2 odd = (wide2)unlike;
  if (plan->edge != CPIXELS_CLAMPED) {
    odd |= (wide2)first;
  }
  return (odd[0] | odd[1]) == 0;
}

// Down: each strip is sixteen byte columns. Interfaces are mostly flat: what stands in one strip
// often stands in the next one, and becomes the same. The first one is compared with zeros, which
// are even.
INLINED void blur_columns(blur_plan *plan, cpixels_target picture, int channels) {
  int bytes = picture.width * channels;
  lanes *line = plan->line + plan->pad;
  for (int x = 0; x < bytes; x += LANES) {
    size_t part = (size_t)(bytes - x < LANES ? bytes - x : LANES);
    bytes16 first = {0}, unlike = {0}, fresh = {0};
    for (int y = 0; y < picture.height; y++) {
      bytes16 v = {0};
      move(&v, picture.bytes + y * picture.stride + x, part);
      if (y == 0) {
        first = v;
      }
      unlike |= v ^ first;
      fresh |= v ^ plan->strip[y];
      plan->strip[y] = v;
    }
    if (is_even(plan, first, unlike)) {
      continue;
    }
    wide2 news = (wide2)fresh;
    if ((news[0] | news[1]) != 0) {
      for (int y = 0; y < picture.height; y++) {
        line[y] = __builtin_convertvector(plan->strip[y], lanes);
      }
      blur_line(plan);
    }
    for (int y = 0; y < picture.height; y++) {
      bytes16 v = rounded(plan->result + y);
      move(picture.bytes + y * picture.stride + x, &v, part);
    }
  }
}

// Four rows of four colors each become four columns of four colors, and back.
INLINED void turn_colors(bytes16 *rows) {
  typedef uint32_t cells4 __attribute__((vector_size(16), aligned(1)));
  cells4 a = (cells4)rows[0], b = (cells4)rows[1], c = (cells4)rows[2], d = (cells4)rows[3];
  cells4 ab_low = __builtin_shufflevector(a, b, 0, 4, 1, 5);
  cells4 ab_high = __builtin_shufflevector(a, b, 2, 6, 3, 7);
  cells4 cd_low = __builtin_shufflevector(c, d, 0, 4, 1, 5);
  cells4 cd_high = __builtin_shufflevector(c, d, 2, 6, 3, 7);
  rows[0] = (bytes16)__builtin_shufflevector(ab_low, cd_low, 0, 1, 4, 5);
  rows[1] = (bytes16)__builtin_shufflevector(ab_low, cd_low, 2, 3, 6, 7);
  rows[2] = (bytes16)__builtin_shufflevector(ab_high, cd_high, 0, 1, 4, 5);
  rows[3] = (bytes16)__builtin_shufflevector(ab_high, cd_high, 2, 3, 6, 7);
}

// The same of sixteen rows of sixteen levels. Both halves are dealt out in turn, level by level,
// four times: each time one bit of every place goes round, from its column's to its row's.
INLINED void turn_levels(bytes16 *rows) {
  for (int time = 0; time < 4; time++) {
    bytes16 dealt[LANES];
    for (int i = 0; i < LANES / 2; i++) {
      bytes16 a = rows[i], b = rows[i + LANES / 2];
      dealt[2 * i] = __builtin_shufflevector(
        a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
      dealt[2 * i + 1] = __builtin_shufflevector(
        a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
    }
    memcpy(rows, dealt, sizeof dealt);
  }
}

INLINED void turn(bytes16 *rows, int channels) {
  if (channels == 4) {
    turn_colors(rows);
  } else {
    turn_levels(rows);
  }
}

// Reads the columns of some rows, and writes them: of squares at once.
INLINED void take_columns(
  bytes16 *strip, const uint8_t *top, cpixels_target picture, int channels, int part) {
  int x = 0, side = LANES / channels;
  for (; part == side && x + side <= picture.width; x += side) {
    for (int row = 0; row < side; row++) {
      memcpy(strip + x + row, top + row * picture.stride + x * channels, sizeof *strip);
    }
    turn(strip + x, channels);
  }
  for (; x < picture.width; x++) {
    strip[x] = (bytes16){0};
    for (int row = 0; row < part; row++) {
      const uint8_t *place = top + row * picture.stride + x * channels;
      move((uint8_t *)(strip + x) + row * channels, place, (size_t)channels);
    }
  }
}

INLINED void put_columns(
  bytes16 *strip, uint8_t *top, cpixels_target picture, int channels, int part) {
  int x = 0, side = LANES / channels;
  for (; part == side && x + side <= picture.width; x += side) {
    turn(strip + x, channels);
    for (int row = 0; row < side; row++) {
      memcpy(top + row * picture.stride + x * channels, strip + x + row, sizeof *strip);
    }
  }
  for (; x < picture.width; x++) {
    for (int row = 0; row < part; row++) {
      uint8_t *place = top + row * picture.stride + x * channels;
      move(place, (uint8_t *)(strip + x) + row * channels, (size_t)channels);
    }
  }
}

// Across: each strip is sixteen rows of coverage, or four rows of four channels.
INLINED void blur_rows(blur_plan *plan, cpixels_target picture, int channels) {
  int rows = LANES / channels;
  lanes *line = plan->line + plan->pad;
  for (int y = 0; y < picture.height; y += rows) {
    int part = picture.height - y < rows ? picture.height - y : rows;
    uint8_t *top = picture.bytes + y * picture.stride;
    take_columns(plan->strip, top, picture, channels, part);
    bytes16 unlike = {0};
    for (int x = 0; x < picture.width; x++) {
      unlike |= plan->strip[x] ^ plan->strip[0];
      line[x] = __builtin_convertvector(plan->strip[x], lanes);
    }
    if (is_even(plan, plan->strip[0], unlike)) {
      continue;
    }
    blur_line(plan);
    for (int x = 0; x < picture.width; x++) {
      plan->strip[x] = rounded(plan->result + x);
    }
    put_columns(plan->strip, top, picture, channels, part);
  }
}

INLINED void blur_both(
  blur_plan *down, blur_plan *across, cpixels_target picture, int channels) {
  if (down) {
    blur_columns(down, picture, channels);
  }
  blur_rows(across, picture, channels);
}

static void blur_anywhere(
  blur_plan *down, blur_plan *across, cpixels_target picture, int channels) {
  blur_both(down, across, picture, channels);
}

#if defined(__x86_64__)
// No fused multiplications: the numbers are those of every processor.
__attribute__((target("avx2"))) static void blur_by_avx2(
  blur_plan *down, blur_plan *across, cpixels_target picture, int channels) {
  blur_both(down, across, picture, channels);
}
#endif

bool cpixels_blur(cpixels_target picture, int channels, double sigma, cpixels_edge edge) {
  if (picture.width <= 0 || picture.height <= 0 || !(sigma > 0)) {
    return true;
  }
  blur_plan down, across;
  if (!make_plan(&down, picture.height, sigma, edge)) {
    return false;
  }
  if (!make_plan(&across, picture.width, sigma, edge)) {
    free_plan(&down);
    return false;
  }
  FASTEST(blur)(&down, &across, picture, channels);
  free_plan(&down);
  free_plan(&across);
  return true;
}

bool cpixels_smear(cpixels_target picture, double sigma) {
  if (picture.width <= 0 || picture.height <= 0 || !(sigma > 0)) {
    return true;
  }
  blur_plan across;
  if (!make_plan(&across, picture.width, sigma, CPIXELS_CLAMPED)) {
    return false;
  }
  FASTEST(blur)(NULL, &across, picture, 4);
  free_plan(&across);
  return true;
}
