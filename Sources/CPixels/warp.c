// A picture through a plane-to-plane map: bilinear, as many samples a pixel as the picture is
// made smaller there, and edges as covered as the pixel's own square is (to first order).
#include "CPixels.h"
#include "sampling.h"

#include <math.h>
#include <string.h>

enum { MOST_SAMPLES = 16 };

typedef struct {
  double u, v;    // source pixels
  double ux, uy;  // how u changes with the target's x and y
  double vx, vy;
} footprint;

static bool locate(const double m[9], double x, double y, footprint *at) {
  double w = m[6] * x + m[7] * y + m[8];
  if (!(w > 1e-9)) {
    return false;
  }
  double r = 1 / w;
  at->u = settled((m[0] * x + m[1] * y + m[2]) * r);
  at->v = settled((m[3] * x + m[4] * y + m[5]) * r);
  at->ux = (m[0] - at->u * m[6]) * r;
  at->uy = (m[1] - at->u * m[7]) * r;
  at->vx = (m[3] - at->v * m[6]) * r;
  at->vy = (m[4] - at->v * m[7]) * r;
  return true;
}

static double unit(double x) { return x < 0 ? 0 : (x > 1 ? 1 : x); }

// How much of a pixel lies between two edges that are `before` and `after` away.
static double between(double before, double after, double slope, bool antialiased) {
  if (!antialiased) {
    return before >= 0 && after > 0 ? 1 : 0;
  }
  double steps = slope > 1e-12 ? slope : 1e-12;
  double covered = unit(before / steps + 0.5) + unit(after / steps + 0.5) - 1;
  return covered < 0 ? 0 : covered;
}

static double coverage(const cpixels_view *view, const footprint *at) {
  double slope_u = sqrt(at->ux * at->ux + at->uy * at->uy);
  double slope_v = sqrt(at->vx * at->vx + at->vy * at->vy);
  bool soft = view->antialiased;
  double across = between(at->u - view->left, view->right - at->u, slope_u, soft);
  return across == 0
    ? 0 : across * between(at->v - view->top, view->bottom - at->v, slope_v, soft);
}

static int samples_for(double length) {
  return length <= 1.25 ? 1 : (length >= MOST_SAMPLES ? MOST_SAMPLES : (int)ceil(length));
}

// The mean over the pixel's footprint, samples kept where the picture exists.
static colour sampled(
  const cpixels_source *source, const cpixels_view *view, const footprint *at) {
  int across = samples_for(sqrt(at->ux * at->ux + at->vx * at->vx));
  int down = samples_for(sqrt(at->uy * at->uy + at->vy * at->vy));
  colour sum = {0};
  for (int j = 0; j < down; j++) {
    double dy = (j + 0.5) / down - 0.5;
    for (int i = 0; i < across; i++) {
      double dx = (i + 0.5) / across - 0.5;
      double u = at->u + at->ux * dx + at->uy * dy;
      double v = at->v + at->vx * dx + at->vy * dy;
      sum += colour_at(source, limited(u, view->left, view->right),
                       limited(v, view->top, view->bottom));
    }
  }
  return sum * (1.0f / (float)(across * down));
}

// The run of a row's pixels that may be covered: everything else is cleared at once.
static void visible_run(
  const cpixels_view *view, int width, double y, int *first, int *last) {
  *first = 0;
  *last = width - 1;
  footprint at;
  while (*first <= *last
         && (!locate(view->map, *first + 0.5, y, &at) || coverage(view, &at) == 0)) {
    ++*first;
  }
  while (*last > *first
         && (!locate(view->map, *last + 0.5, y, &at) || coverage(view, &at) == 0)) {
    --*last;
  }
}

void cpixels_warp(cpixels_target target, cpixels_source source, const cpixels_view *view) {
  for (int y = 0; y < target.height; y++) {
    uint8_t *row = target.bytes + y * target.stride;
    memset(row, 0, (size_t)target.width * 4);
    int first, last;
    visible_run(view, target.width, y + 0.5, &first, &last);
    for (int x = first; x <= last; x++) {
      footprint at;
      if (!locate(view->map, x + 0.5, y + 0.5, &at)) {
        continue;
      }
      double part = coverage(view, &at);
      if (part > 0) {
        store_colour(row + x * 4, sampled(&source, view, &at) * (float)part);
      }
    }
  }
}
