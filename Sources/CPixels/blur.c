// A Gaussian, separable, in strips of sixteen lanes. Wide kernels are two running means of f
// pixels, whose variance is taken off the Gaussian's, and a few taps f pixels apart: smooth to a
// tenth of a level, of the same cost for every width, and the same wherever the picture starts.
#include "CPixels.h"
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
  if (plan->line && plan->sum && plan->result) {
    return true;
  }
  free_plan(plan);
  return false;
}

static void extend(blur_plan *plan) {
  lanes *first = plan->line + plan->pad, *last = first + plan->count - 1;
  bool clamped = plan->edge == CPIXELS_CLAMPED;
  lanes before = clamped ? *first : (lanes){0}, after = clamped ? *last : (lanes){0};
  for (int i = 1; i <= plan->pad; i++) {
    first[-i] = before;
    last[i] = after;
  }
}

// Each place becomes the sum of `step` values from it on; whole numbers, hence exact.
static void run_forward(const blur_plan *plan, const lanes *in, lanes *out, int count) {
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

static void convolve(const blur_plan *plan, const lanes *centre) {
  int step = plan->step;
  for (int i = 0; i < plan->count; i++, centre++) {
    lanes sum = centre[0] * plan->weight[0];
    for (int k = 1; k <= plan->radius; k++) {
      sum += (centre[-k * step] + centre[k * step]) * plan->weight[k];
    }
    plan->result[i] = sum * plan->share;
  }
}

static void blur_line(blur_plan *plan) {
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
static bytes16 rounded(const lanes *value) {
  return __builtin_convertvector(__builtin_convertvector(*value + 0.5f, shorts16), bytes16);
}

// A call a pixel is too slow: the usual sizes become plain loads and stores.
static inline void move(void *target, const void *source, size_t size) {
  switch (size) {
    case 4: memcpy(target, source, 4); break;
    case 16: memcpy(target, source, 16); break;
    default: memcpy(target, source, size);
  }
}

// Down: each strip is sixteen byte columns.
static void blur_columns(blur_plan *plan, cpixels_target picture, int channels) {
  int bytes = picture.width * channels;
  lanes *line = plan->line + plan->pad;
  for (int x = 0; x < bytes; x += LANES) {
    size_t part = (size_t)(bytes - x < LANES ? bytes - x : LANES);
    bytes16 any = {0};
    for (int y = 0; y < picture.height; y++) {
      bytes16 v = {0};
      move(&v, picture.bytes + y * picture.stride + x, part);
      any |= v;
      line[y] = __builtin_convertvector(v, lanes);
    }
    if (memcmp(&any, &(bytes16){0}, sizeof any) == 0) {
      continue;
    }
    blur_line(plan);
    for (int y = 0; y < picture.height; y++) {
      bytes16 v = rounded(plan->result + y);
      move(picture.bytes + y * picture.stride + x, &v, part);
    }
  }
}

// Across: each strip is sixteen rows of coverage, or four rows of four channels.
static void blur_rows(blur_plan *plan, cpixels_target picture, int channels) {
  int rows = LANES / channels;
  size_t size = (size_t)channels;
  lanes *line = plan->line + plan->pad;
  for (int y = 0; y < picture.height; y += rows) {
    int part = picture.height - y < rows ? picture.height - y : rows;
    uint8_t *top = picture.bytes + y * picture.stride;
    bytes16 any = {0};
    for (int x = 0; x < picture.width; x++) {
      bytes16 v = {0};
      for (int row = 0; row < part; row++) {
        move((uint8_t *)&v + row * channels, top + row * picture.stride + x * channels, size);
      }
      any |= v;
      line[x] = __builtin_convertvector(v, lanes);
    }
    if (memcmp(&any, &(bytes16){0}, sizeof any) == 0) {
      continue;
    }
    blur_line(plan);
    for (int x = 0; x < picture.width; x++) {
      bytes16 v = rounded(plan->result + x);
      for (int row = 0; row < part; row++) {
        move(top + row * picture.stride + x * channels, (uint8_t *)&v + row * channels, size);
      }
    }
  }
}

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
  blur_columns(&down, picture, channels);
  blur_rows(&across, picture, channels);
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
  blur_rows(&across, picture, 4);
  free_plan(&across);
  return true;
}
