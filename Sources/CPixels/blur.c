// A Gaussian, separable, in strips of sixteen lanes. Wide kernels work on means of f pixels
// (a box, whose variance is taken off the Gaussian's) and are read back through Catmull–Rom:
// at three samples a sigma nothing of the picture is lost, and the cost no longer grows.
#include "CPixels.h"
#include "vectors.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LANES = 16, MAX_RADIUS = 24 };

typedef struct {
  int factor;                        // pixels a sample
  int radius;                        // samples on either side
  float weight[2 * MAX_RADIUS + 1];  // multiples of 2⁻¹⁶ that sum to 1
  int count;                         // pixels of the line
  int bins;                          // samples of the line
  int pad;                           // pixels before and after the line
  cpixels_edge edge;
  float (*cubic)[4];  // one row a phase
  float *line, *sample, *blurred, *result;
} blur_plan;

static void set_weights(blur_plan *plan, double sigma) {
  double raw[2 * MAX_RADIUS + 1], sum = 0;
  int taps = 2 * plan->radius + 1, rest = 65536;
  for (int k = 0; k < taps; k++) {
    double d = (k - plan->radius) / sigma;
    raw[k] = exp(-d * d / 2);
    sum += raw[k];
  }
  for (int k = 0; k < taps; k++) {
    int w = (int)floor(raw[k] / sum * 65536 + 0.5);
    plan->weight[k] = (float)w / 65536;
    rest -= w;
  }
  plan->weight[plan->radius] += (float)rest / 65536;
}

static void set_cubic(float row[4], float t) {
  float t2 = t * t, t3 = t2 * t;
  row[0] = (-t3 + 2 * t2 - t) / 2;
  row[1] = (3 * t3 - 5 * t2 + 2) / 2;
  row[2] = (-3 * t3 + 4 * t2 + t) / 2;
  row[3] = (t3 - t2) / 2;
}

static void free_plan(blur_plan *plan) {
  free(plan->cubic);
  free(plan->line);
  free(plan->sample);
  free(plan->blurred);
  free(plan->result);
}

static bool make_plan(blur_plan *plan, int count, double sigma, cpixels_edge edge) {
  int f = sigma < 6 ? 1 : (int)(sigma / 3);
  double narrow = sqrt(sigma * sigma - (f * f - 1) / 12.0) / f;
  int radius = (int)ceil(3.5 * narrow);
  plan->factor = f;
  plan->radius = radius < 1 ? 1 : (radius > MAX_RADIUS ? MAX_RADIUS : radius);
  set_weights(plan, narrow);
  plan->count = count;
  plan->edge = edge;
  // Two more samples than the kernel reaches, for the cubic on both sides.
  plan->pad = (plan->radius + 2) * f;
  int padded = (count + 2 * plan->pad + f - 1) / f * f;
  plan->bins = padded / f;
  size_t vector = LANES * sizeof(float);
  plan->cubic = malloc((size_t)f * sizeof *plan->cubic);
  plan->line = malloc((size_t)padded * vector);
  plan->sample = malloc((size_t)plan->bins * vector);
  plan->blurred = calloc((size_t)plan->bins, vector);
  plan->result = malloc((size_t)count * vector);
  if (plan->cubic && plan->line && plan->sample && plan->blurred && plan->result) {
    return true;
  }
  free_plan(plan);
  return false;
}

static void extend(blur_plan *plan) {
  lanes *line = (lanes *)plan->line;
  bool clamped = plan->edge == CPIXELS_CLAMPED;
  lanes before = clamped ? line[plan->pad] : (lanes){0};
  lanes after = clamped ? line[plan->pad + plan->count - 1] : (lanes){0};
  for (int i = 0; i < plan->pad; i++) {
    line[i] = before;
  }
  for (int i = plan->pad + plan->count; i < plan->bins * plan->factor; i++) {
    line[i] = after;
  }
}

static const lanes *samples(blur_plan *plan) {
  const lanes *line = (const lanes *)plan->line;
  if (plan->factor == 1) {
    return line;
  }
  lanes *sample = (lanes *)plan->sample;
  float share = 1.0f / (float)plan->factor;
  for (int j = 0; j < plan->bins; j++) {
    lanes sum = {0};
    for (int i = 0; i < plan->factor; i++) {
      sum += line[j * plan->factor + i];
    }
    sample[j] = sum * share;
  }
  return sample;
}

static void convolve(const blur_plan *plan, const lanes *sample, lanes *out, int from, int to) {
  int radius = plan->radius;
  for (int j = from; j < to; j++) {
    const lanes *centre = sample + j;
    lanes sum = centre[0] * plan->weight[radius];
    for (int k = 1; k <= radius; k++) {
      sum += (centre[-k] + centre[k]) * plan->weight[radius + k];
    }
    out[j] = sum;
  }
}

static void widen(const blur_plan *plan, const lanes *blurred, lanes *out) {
  int f = plan->factor;
  for (int i = 0; i < plan->count; i++) {
    // Twice the distance from the centre of the first sample, in pixels.
    int twice = 2 * (i + plan->pad) - (f - 1);
    int bin = twice / (2 * f), phase = twice % (2 * f) / 2;
    const float *w = plan->cubic[phase];
    const lanes *at = blurred + bin;
    out[i] = at[-1] * w[0] + at[0] * w[1] + at[1] * w[2] + at[2] * w[3];
  }
}

static void blur_line(blur_plan *plan) {
  extend(plan);
  const lanes *sample = samples(plan);
  if (plan->factor == 1) {
    convolve(plan, sample + plan->pad, (lanes *)plan->result, 0, plan->count);
    return;
  }
  lanes *blurred = (lanes *)plan->blurred;
  convolve(plan, sample, blurred, plan->radius, plan->bins - plan->radius);
  widen(plan, blurred, (lanes *)plan->result);
}

// By pointer: vectors wider than the processor's registers have no fixed way to be passed.
static bytes16 rounded(const lanes *value) {
  // Catmull–Rom may overshoot by a hair.
  longs16 high = (longs16)(*value > 254.5f), low = (longs16)(*value > 0.0f);
  lanes most = (lanes){0} + 254.5f;
  lanes v = (lanes)(((~high & (longs16)*value) | (high & (longs16)most)) & low);
  return __builtin_convertvector(__builtin_convertvector(v + 0.5f, shorts16), bytes16);
}

static bool prepare(blur_plan *plan, int count, double sigma, cpixels_edge edge) {
  if (!make_plan(plan, count, sigma, edge)) {
    return false;
  }
  for (int phase = 0; phase < plan->factor; phase++) {
    // Even factors put pixels half a pixel beside the samples' centres.
    float offset = plan->factor % 2 == 0 ? 0.5f : 0.0f;
    set_cubic(plan->cubic[phase], ((float)phase + offset) / (float)plan->factor);
  }
  return true;
}

// Down: each strip is sixteen byte columns.
static void blur_columns(blur_plan *plan, cpixels_target picture, int channels) {
  int bytes = picture.width * channels;
  lanes *line = (lanes *)plan->line + plan->pad;
  const lanes *result = (const lanes *)plan->result;
  for (int x = 0; x < bytes; x += LANES) {
    size_t part = (size_t)(bytes - x < LANES ? bytes - x : LANES);
    uint8_t any = 0;
    for (int y = 0; y < picture.height; y++) {
      bytes16 v = {0};
      memcpy(&v, picture.bytes + y * picture.stride + x, part);
      any |= memcmp(&v, &(bytes16){0}, sizeof v) != 0;
      line[y] = __builtin_convertvector(v, lanes);
    }
    if (!any) {
      continue;
    }
    blur_line(plan);
    for (int y = 0; y < picture.height; y++) {
      bytes16 v = rounded(result + y);
      memcpy(picture.bytes + y * picture.stride + x, &v, part);
    }
  }
}

// Across: each strip is sixteen rows of coverage, or four rows of four channels.
static void blur_rows(blur_plan *plan, cpixels_target picture, int channels) {
  int rows = LANES / channels;
  lanes *line = (lanes *)plan->line + plan->pad;
  const lanes *result = (const lanes *)plan->result;
  for (int y = 0; y < picture.height; y += rows) {
    int part = picture.height - y < rows ? picture.height - y : rows;
    uint8_t *top = picture.bytes + y * picture.stride;
    bytes16 any = {0};
    for (int x = 0; x < picture.width; x++) {
      bytes16 v = {0};
      for (int row = 0; row < part; row++) {
        memcpy((uint8_t *)&v + row * channels, top + row * picture.stride + x * channels,
               (size_t)channels);
      }
      any |= v;
      line[x] = __builtin_convertvector(v, lanes);
    }
    if (memcmp(&any, &(bytes16){0}, sizeof any) == 0) {
      continue;
    }
    blur_line(plan);
    for (int x = 0; x < picture.width; x++) {
      bytes16 v = rounded(result + x);
      for (int row = 0; row < part; row++) {
        memcpy(top + row * picture.stride + x * channels, (uint8_t *)&v + row * channels,
               (size_t)channels);
      }
    }
  }
}

bool cpixels_blur(cpixels_target picture, int channels, double sigma, cpixels_edge edge) {
  if (picture.width <= 0 || picture.height <= 0 || !(sigma > 0)) {
    return true;
  }
  blur_plan down, across;
  if (!prepare(&down, picture.height, sigma, edge)) {
    return false;
  }
  if (!prepare(&across, picture.width, sigma, edge)) {
    free_plan(&down);
    return false;
  }
  blur_columns(&down, picture, channels);
  blur_rows(&across, picture, channels);
  free_plan(&down);
  free_plan(&across);
  return true;
}
