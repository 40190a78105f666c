// Kernels on pictures in the light that filters calculate with.
//
// A pixel is four floats, premultiplied red, green, blue and alpha; rows are tightly packed from
// the top. Every function stays inside the pictures that it is given. Statements are on whole
// pixels, which stay fast without an optimiser.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  float *pixels;
  int width, height;
} clight_picture;

// Between premultiplied BGRA bytes in sRGB and light; `linear` is false if the light stays in
// sRGB's own curve. Decoding reads `stride` bytes a row, encoding writes tightly packed rows.
void clight_decode(clight_picture target, const uint8_t *bytes, ptrdiff_t stride, bool linear);
void clight_encode(clight_picture source, uint8_t *bytes, bool linear);

void clight_fill(clight_picture target, const float *color);

// What lies beyond the border of a picture.
typedef enum { CLIGHT_CLEAR = 0, CLIGHT_CLAMPED = 1 } clight_edge;

// Every pixel (x, y) becomes (x + dx, y + dy) of the source.
void clight_copy(clight_picture target, clight_picture source, int dx, int dy, clight_edge edge);

// Straight components become `rows`, four of five numbers each, times (r, g, b, a, 1).
void clight_matrix(clight_picture target, const float *rows);
// Straight components are kept between two colors.
void clight_clamp(clight_picture target, const float *low, const float *high);
// Straight red, green and blue become their powers.
void clight_power(clight_picture target, double power);
// Straight red, green and blue become the greatest or the least of them.
void clight_component(clight_picture target, bool greatest);
// Straight red, green and blue become the nearest of `levels` even steps of 0 … 1.
void clight_posterize(clight_picture target, float levels);
// Straight red, green and blue become cubic functions of themselves: four coefficients for each.
void clight_polynomial(clight_picture target, const float *coefficients);
// Straight red, green and blue of 0 … 1 are looked up between the premultiplied colors of a cube,
// whose red changes first.
void clight_cube(clight_picture target, const float *cube, int side);
// Straight red, green and blue of 0 … 1 go to sRGB's curve, or back from it.
void clight_curve(clight_picture target, bool encodes);
// White of an opacity that is the luminance.
void clight_mask_to_alpha(clight_picture target);
// Distances from the pixel's gray grow, by less the more saturated it is.
void clight_vibrance(clight_picture target, float amount);
// Light is multiplied by `1 - intensity · s²`, `s` the distance from the centre in radii.
void clight_vignette(
  clight_picture target, double x, double y, double radius, double intensity);

// Averages with a box, `passes` times in both directions: `radius` whole pixels on either side and
// `rim` of the next. Beyond the border all is clear. Returns false when memory is short.
bool clight_boxes(clight_picture target, int passes, int radius, double rim);

typedef enum {
  CLIGHT_SOURCE_OVER, CLIGHT_SOURCE_IN, CLIGHT_SOURCE_OUT, CLIGHT_SOURCE_ATOP,
  CLIGHT_ADDITION, CLIGHT_PRODUCT, CLIGHT_MAXIMUM, CLIGHT_MINIMUM,
  CLIGHT_MULTIPLY, CLIGHT_SCREEN, CLIGHT_OVERLAY, CLIGHT_DARKEN, CLIGHT_LIGHTEN,
  CLIGHT_COLOR_DODGE, CLIGHT_COLOR_BURN, CLIGHT_SOFT_LIGHT, CLIGHT_HARD_LIGHT,
  CLIGHT_DIFFERENCE, CLIGHT_EXCLUSION, CLIGHT_HUE, CLIGHT_SATURATION, CLIGHT_COLOR,
  CLIGHT_LUMINOSITY,
} clight_mode;

// Lays `front` over, in or with `back`, a picture of the same size; the result is in `front`.
void clight_combine(clight_picture front, clight_picture back, clight_mode mode);

typedef enum { CLIGHT_LUMINANCE, CLIGHT_ALPHA, CLIGHT_RED } clight_share;

// Mixes two pictures by what a third one says; the result is in `front`.
void clight_mask(
  clight_picture front, clight_picture back, clight_picture mask, clight_share share);
// The same share everywhere, of 0 … 1 for `front`.
void clight_mix(clight_picture front, clight_picture back, float share);

// Every pixel's centre (x, y) shows (a·x + b·y + c, d·x + e·y + f) of the source, clear beyond it.
void clight_affine(
  clight_picture target, clight_picture source, const double *map, bool nearest);

// From one color at a place to another; the colors go on beyond.
void clight_linear_gradient(
  clight_picture target, double x0, double y0, double x1, double y1, const float *first,
  const float *last);
void clight_radial_gradient(
  clight_picture target, double x, double y, double r0, double r1, const float *first,
  const float *last);
// Squares of two colors around a corner; `sharpness` of 1 has hard edges.
void clight_checkerboard(
  clight_picture target, double x, double y, double side, double sharpness, const float *first,
  const float *second);

// Each square of a grid through (x, y) becomes its average.
void clight_mosaic(clight_picture target, double x, double y, double side);

// The average of all pixels.
void clight_average(clight_picture source, float *color);

// Weighted sums of source pixels along a row or a column: `taps` weights for each target pixel,
// beginning at its start. Starts outside of the source count as clear pixels.
void clight_weigh_rows(
  clight_picture target, clight_picture source, const int32_t *starts, const float *weights,
  int taps);
void clight_weigh_columns(
  clight_picture target, clight_picture source, const int32_t *starts, const float *weights,
  int taps);
