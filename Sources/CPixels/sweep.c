#include "CPixels.h"
#include "vectors.h"

#include <math.h>

// The angle of (x, y) as a part of a turn, 0 … 1, from +x towards +y: only + − × ÷, so that it
// is the same everywhere. Polynomial of Abramowitz and Stegun 4.4.49, error below 2e-8.
static double turn(double x, double y) {
  double ax = x < 0 ? -x : x, ay = y < 0 ? -y : y;
  if (ax == 0 && ay == 0) {
    return 0;
  }
  bool steep = ay > ax;
  double t = steep ? ax / ay : ay / ax, s = t * t;
  double p = -0.0161657367 + s * 0.0028662257;
  p = 0.0429096138 + s * p;
  p = -0.0752896400 + s * p;
  p = 0.1065626393 + s * p;
  p = -0.1420889944 + s * p;
  p = 0.1999355085 + s * p;
  p = -0.3333314528 + s * p;
  double part = (t + t * s * p) * 0.15915494309189535;
  part = steep ? 0.25 - part : part;
  part = x < 0 ? 0.5 - part : part;
  return y < 0 ? 1 - part : part;
}

// To 2⁻²⁴, so that the last bits of a product do not choose a level; for |x| below 2²⁷. Ramps of a
// thousandth need more than `settled` keeps.
static double finely_settled(double x) {
  const double grain = 402653184.0;  // 1.5 · 2²⁸: adding it leaves 24 bits behind the point
  return (x + grain) - grain;
}

typedef double channels __attribute__((vector_size(32)));


static uint32_t pixel_of(channels color) {
  double alpha = color[3];
  channels premultiplied = color * (channels){alpha, alpha, alpha, 1};
  ints4 l = __builtin_convertvector(premultiplied * 255 + 0.5, ints4);
  return (uint32_t)l[3] << 24 | (uint32_t)l[2] << 16 | (uint32_t)l[1] << 8 | (uint32_t)l[0];
}

static channels color_of(const cpixels_stop *stop) {
  return (channels){stop->color[0], stop->color[1], stop->color[2], stop->color[3]};
}

// The colour at a place, which lies between the stops `*next` − 1 and `*next`; most pixels lie
// between the same two as their neighbour.
static uint32_t color_at(double place, const cpixels_stop *stops, int count, int *next) {
  int i = *next;
  while (i < count && stops[i].location <= place) {
    i++;
  }
  while (i > 0 && stops[i - 1].location > place) {
    i--;
  }
  *next = i;
  if (i == 0 || i == count) {
    return pixel_of(color_of(&stops[i == 0 ? 0 : count - 1]));
  }
  const cpixels_stop *low = &stops[i - 1];
  double share = (place - low->location) / (stops[i].location - low->location);
  channels from = color_of(low);
  return pixel_of(from + (color_of(&stops[i]) - from) * share);
}

void cpixels_sweep(
  cpixels_target target, const double map[6], bool radial, const cpixels_stop *stops, int count) {
  int next = 0;
  for (int y = 0; y < target.height; y++) {
    uint32_t *row = (uint32_t *)(target.bytes + y * target.stride);
    double cy = y + 0.5;
    for (int x = 0; x < target.width; x++) {
      double cx = x + 0.5;
      double u = finely_settled(map[0] * cx + map[1] * cy + map[2]);
      double v = finely_settled(map[3] * cx + map[4] * cy + map[5]);
      double place = radial ? sqrt(u * u + v * v) : turn(u, v);
      row[x] = color_at(place, stops, count, &next);
    }
  }
}
