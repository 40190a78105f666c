#include "NaiveCairo.h"
#include "screens.h"
#include <math.h>
#include <stdio.h>

// cubic-bezier(.42, 0, .58, 1), by bisection.
static double ease(double x) {
  double low = 0, high = 1;
  for (int i = 0; i < 60; i++) {
    double t = (low + high) / 2, u = 1 - t;
    if (3 * u * u * t * 0.42 + 3 * u * t * t * 0.58 + t * t * t < x) low = t;
    else high = t;
  }
  double t = (low + high) / 2;
  return 3 * (1 - t) * t * t + t * t * t;
}

static void about_centre(cairo_t *cairo, double scale, double angle) {
  cairo_translate(cairo, 195, 422);
  cairo_rotate(cairo, angle);
  cairo_scale(cairo, scale, scale);
  cairo_translate(cairo, -195, -422);
}

static void draw_frame(cairo_t *cairo, naive_motion motion, double progress, double scale) {
  double height = round(844 * scale), offset = height * (1 - progress);
  naive_draw_list(cairo, scale);
  switch (motion) {
  case naive_cover: cairo_translate(cairo, 0, floor(offset + 0.5) / scale); break;
  case naive_fraction: cairo_translate(cairo, 0, offset / scale); break;
  case naive_scale: about_centre(cairo, 0.5 + progress / 2, 0); break;
  case naive_rotation: about_centre(cairo, 1, (1 - progress) * M_PI / 3); break;
  case naive_fade: cairo_push_group(cairo); break;
  }
  naive_draw_detail(cairo, scale);
  if (motion == naive_fade) {
    cairo_pop_group_to_source(cairo);
    cairo_paint_with_alpha(cairo, progress);
  }
}

int naive_cairo_write(naive_motion motion, int frames, double scale, const char *folder) {
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, (int)round(390 * scale), (int)round(844 * scale));
  int failed = 0;
  for (int frame = 0; frame < frames && !failed; frame++) {
    cairo_t *cairo = cairo_create(surface);
    cairo_scale(cairo, scale, scale);
    draw_frame(cairo, motion, ease(frames > 1 ? (double)frame / (frames - 1) : 0), scale);
    cairo_destroy(cairo);
    char path[4096];
    snprintf(path, sizeof path, "%s/%05d.png", folder, frame);
    if (cairo_surface_write_to_png(surface, path) != CAIRO_STATUS_SUCCESS) failed = frame + 1;
  }
  cairo_surface_destroy(surface);
  return failed;
}

static cairo_status_t count_bytes(void *total, const unsigned char *bytes, unsigned count) {
  (void)bytes;
  *(long *)total += count;
  return CAIRO_STATUS_SUCCESS;
}

long naive_cairo_encode(const unsigned char *pixels, int width, int height, int count) {
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      (unsigned char *)pixels, CAIRO_FORMAT_ARGB32, width, height, 4 * width);
  long total = 0;
  for (int i = 0; i < count; i++) {
    if (cairo_surface_write_to_png_stream(surface, count_bytes, &total)) total = 0;
  }
  cairo_surface_destroy(surface);
  return total / count;
}
