#include "CPixels.h"
#include "settled.h"

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

void cpixels_sweep(
  cpixels_target target, const double map[6], bool radial, const uint32_t *table, int count) {
  for (int y = 0; y < target.height; y++) {
    uint32_t *row = (uint32_t *)(target.bytes + y * target.stride);
    double cy = y + 0.5;
    for (int x = 0; x < target.width; x++) {
      double cx = x + 0.5;
      double u = settled(map[0] * cx + map[1] * cy + map[2]);
      double v = settled(map[3] * cx + map[4] * cy + map[5]);
      double part = radial ? sqrt(u * u + v * v) : turn(u, v);
      row[x] = table[part < 1 ? (int)(part * count) : count - 1];
    }
  }
}
