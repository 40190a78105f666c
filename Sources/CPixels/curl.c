// The page leaves the plane at the fold, follows the cylinder for half a turn and goes on flat
// above itself, two radii high. At s past the fold (0 < s < radius) one looks at the outside of
// the roll, below it at its inside; beyond the roll lies what the page has uncovered.
#include "CPixels.h"
#include "sampling.h"

#include <math.h>
#include <string.h>

static const double PI = 3.14159265358979323846;

typedef struct {
  const cpixels_source *page;
  const cpixels_curl *curl;
  double across, down;  // page pixels to a target pixel
  double sharpness;     // samples to a pixel: each covers that much less than a pixel
} peel;

// Abramowitz and Stegun 4.4.46, error below 2e-8; only + − × ÷ √, so the same everywhere.
static double arc_sine(double x) {
  double p = 0.0066700901 - x * 0.0012624911;
  p = -0.0170881256 + x * p;
  p = 0.0308918810 + x * p;
  p = -0.0501743046 + x * p;
  p = 0.0889789874 + x * p;
  p = -0.2145988016 + x * p;
  p = 1.5707963050 + x * p;
  return PI / 2 - sqrt(1 - x) * p;
}

static double smaller(double a, double b) { return a < b ? a : b; }

// How far inside the page a place is; negative outside.
static double depth(const cpixels_curl *curl, double x, double y) {
  double across = smaller(x - curl->left, curl->right - x);
  return smaller(across, smaller(y - curl->top, curl->bottom - y));
}

// The page's face with its edges antialiased.
static colour face(const peel *peel, double x, double y) {
  double covered = limited(depth(peel->curl, x, y) * peel->sharpness + 0.5, 0, 1);
  if (covered == 0) {
    return (colour){0};
  }
  double u = (x - peel->curl->left) * peel->across, v = (y - peel->curl->top) * peel->down;
  return colour_at(peel->page, u, v) * (float)covered;
}

static colour darkened(colour c, float part) {
  float alpha = c[3];
  c *= 1 - part;
  c[3] = alpha;
  return c;
}

static colour back(const peel *peel, double x, double y) {
  colour c = face(peel, x, y);
  const float *tint = peel->curl->back_tint;
  float alpha = c[3], share = tint[3];
  colour paper = {tint[0], tint[1], tint[2], 255};
  c = c * (1 - share) + paper * (share * alpha / 255);
  c[3] = alpha;
  return c;
}

// The shadow falls one radius far and fades with the square of the distance.
static float shadow_at(const cpixels_curl *curl, double distance) {
  double near = 1 - distance / curl->radius;
  return near <= 0 ? 0 : (float)(curl->shadow * near * near);
}

static colour over(colour top, colour bottom) {
  return top + bottom * (1 - top[3] / 255);
}

static colour look(const peel *peel, double x, double y) {
  const cpixels_curl *curl = peel->curl;
  double s = x * curl->x + y * curl->y - curl->fold, r = curl->radius;
  bool flat = s <= 0, beyond = s >= r;
  double bend = flat ? 0 : (beyond ? 1 : s / r), angle = flat ? 0 : arc_sine(bend);
  // Along the page from the fold: the lower sheet, and the sheet that has turned over.
  double lower = flat ? s : r * angle, upper = flat ? PI * r - s : r * (PI - angle);
  double ux = x + (upper - s) * curl->x, uy = y + (upper - s) * curl->y;
  colour bottom = {0}, top = {0};
  if (!beyond) {
    double move = lower - s;
    bottom = face(peel, x + move * curl->x, y + move * curl->y);
    bottom = darkened(bottom, curl->shading * (float)bend);
    top = darkened(back(peel, ux, uy), curl->shading * (float)bend);
  }
  double outside = -depth(curl, ux, uy), past = beyond ? s - r : 0;
  double distance = outside > past ? outside : past;
  float dark = shadow_at(curl, distance > 0 ? distance : 0);
  colour shade = {0, 0, 0, 255 * dark};
  return over(top, over(shade, bottom));
}

void cpixels_page_curl(cpixels_target target, cpixels_source page, const cpixels_curl *curl) {
  peel peel = {
    &page, curl, page.width / (curl->right - curl->left), page.height / (curl->bottom - curl->top),
    1};
  static const double steps[4] = {-0.375, -0.125, 0.125, 0.375};
  for (int y = 0; y < target.height; y++) {
    uint8_t *row = target.bytes + y * target.stride;
    for (int x = 0; x < target.width; x++) {
      double cx = x + 0.5, cy = y + 0.5;
      double s = cx * curl->x + cy * curl->y - curl->fold;
      bool bent = s > -1 && s < curl->radius + 1;
      colour sum = {0};
      peel.sharpness = bent ? 4 : 1;
      for (int k = 0; k < (bent ? 4 : 1); k++) {
        double step = bent ? steps[k] : 0;
        sum += look(&peel, cx + step * curl->x, cy + step * curl->y);
      }
      store_colour(row + x * 4, bent ? sum * 0.25f : sum);
    }
  }
}
