// Running means, sixteen lanes at a time: a strip is four pixels of a row going down, or four rows
// going across. Sums are doubles, which keep what floats add exactly enough.
#include "light.h"

#include <stdlib.h>
#include <string.h>

enum { LANES = 16, PIXELS = 4 };

typedef float lanes __attribute__((vector_size(64), aligned(4)));
typedef double sums __attribute__((vector_size(128), aligned(8)));

typedef struct {
  int passes, radius, count;
  float rim, share;
  // Twice a line with `radius + 1` clear pixels on either side.
  lanes *line, *result;
} plan;

static bool make(plan *plan, int count, int passes, int radius, double rim) {
  plan->passes = passes;
  plan->radius = radius;
  plan->count = count;
  plan->rim = (float)rim;
  plan->share = (float)(1 / (2 * (radius + rim) + 1));
  size_t places = (size_t)count + 2 * ((size_t)radius + 1);
  plan->line = calloc(places, sizeof(lanes));
  plan->result = calloc(places, sizeof(lanes));
  return plan->line && plan->result;
}

static void end(plan *plan) {
  free(plan->line);
  free(plan->result);
}

static void average(plan *plan) {
  int radius = plan->radius;
  const lanes *in = plan->line + radius + 1;
  lanes *out = plan->result + radius + 1;
  sums sum = {0};
  for (int i = 0; i < radius && i < plan->count; i++) {
    sum += __builtin_convertvector(in[i], sums);
  }
  for (int i = 0; i < plan->count; i++) {
    int entering = i + radius;
    if (entering < plan->count) {
      sum += __builtin_convertvector(in[entering], sums);
    }
    lanes rims = in[i - radius - 1] + in[entering + 1];
    out[i] = (__builtin_convertvector(sum, lanes) + rims * plan->rim) * plan->share;
    if (i >= radius) {
      sum -= __builtin_convertvector(in[i - radius], sums);
    }
  }
  lanes *line = plan->line;
  plan->line = plan->result;
  plan->result = line;
}

static void average_all(plan *plan) {
  for (int i = 0; i < plan->passes; i++) {
    average(plan);
  }
}

static bool is_clear(const lanes *line, int count) {
  ints4 any = {0};
  for (int i = 0; i < count; i++) {
    const ints4 *part = (const ints4 *)(line + i);
    any |= part[0] | part[1] | part[2] | part[3];
  }
  return (any[0] | any[1] | any[2] | any[3]) == 0;
}

static void down(plan *plan, clight_picture picture) {
  int stride = picture.width * 4;
  for (int x = 0; x < stride; x += LANES) {
    int part = stride - x < LANES ? stride - x : LANES;
    size_t size = (size_t)part * sizeof(float);
    lanes *line = plan->line + plan->radius + 1;
    for (int y = 0; y < picture.height; y++) {
      lanes value = {0};
      const float *from = picture.pixels + (ptrdiff_t)y * stride + x;
      if (part == LANES) {
        value = *(const lanes *)from;
      } else {
        memcpy(&value, from, size);
      }
      line[y] = value;
    }
    if (is_clear(line, picture.height)) {
      continue;
    }
    average_all(plan);
    line = plan->line + plan->radius + 1;
    for (int y = 0; y < picture.height; y++) {
      memcpy(picture.pixels + (ptrdiff_t)y * stride + x, line + y, size);
    }
  }
}

static void across(plan *plan, clight_picture picture) {
  for (int y = 0; y < picture.height; y += PIXELS) {
    int rows = picture.height - y < PIXELS ? picture.height - y : PIXELS;
    light *top = (light *)picture.pixels + (ptrdiff_t)y * picture.width;
    lanes *line = plan->line + plan->radius + 1;
    for (int x = 0; x < picture.width; x++) {
      light *places = (light *)(line + x);
      for (int row = 0; row < PIXELS; row++) {
        places[row] = row < rows ? top[(ptrdiff_t)row * picture.width + x] : all(0);
      }
    }
    if (is_clear(line, picture.width)) {
      continue;
    }
    average_all(plan);
    line = plan->line + plan->radius + 1;
    for (int x = 0; x < picture.width; x++) {
      const light *places = (const light *)(line + x);
      for (int row = 0; row < rows; row++) {
        top[(ptrdiff_t)row * picture.width + x] = places[row];
      }
    }
  }
}

bool clight_boxes(clight_picture target, int passes, int radius, double rim) {
  plan column, row;
  bool has_memory = make(&column, target.height, passes, radius, rim);
  has_memory &= make(&row, target.width, passes, radius, rim);
  if (has_memory) {
    down(&column, target);
    across(&row, target);
  }
  end(&column);
  end(&row);
  return has_memory;
}
