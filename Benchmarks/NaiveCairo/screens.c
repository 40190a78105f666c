#include "screens.h"
#include <math.h>
#include <pango/pangocairo.h>
#include <stdlib.h>

static const struct {
  const char *title, *subtitle;
  unsigned color;
} rows[] = {
    {"Amelia Hart", "See you at the station at six then?", 0xFF3B30},
    {"Quarterly review", "Slides attached, comments welcome", 0xFF9500},
    {"Kitchen renovation", "The tiles arrive on Thursday morning", 0xFFCC00},
    {"Flight to Lisbon", "Boarding closes at 07:45, gate B22", 0x34C759},
    {"Morning run club", "Ten kilometres along the river", 0x00C7BE},
    {"Invoice 2291", "Paid on 14 March, thank you", 0x30B0C7},
    {"Book recommendations", "Three novels and one cookbook", 0x32ADE6},
    {"Saturday dinner", "Bring the good olive oil please", 0x007AFF},
    {"Release notes 4.2", "Fixed a crash when rotating the device", 0x5856D6},
    {"Piano lesson", "Scales, then the slow movement", 0xAF52DE},
    {"Garden centre", "Tomatoes, basil and a new spade", 0xFF2D55},
    {"Weekend in the hills", "Two nights, one map, no phones", 0xA2845E},
};

static const char *first_paragraph =
    "A transition is a promise about space: the new screen comes from somewhere, and the old one "
    "stays where it was. When motion keeps that promise people stop noticing it, and simply know "
    "where they are.";
static const char *second_paragraph =
    "Every frame here is computed from the virtual clock alone. The same input gives the same "
    "bytes on every machine, so a picture of frame seventeen can be reviewed, stored and compared "
    "like any other file.";

static void set_color(cairo_t *cairo, unsigned hex) {
  cairo_set_source_rgb(
      cairo, (hex >> 16 & 255) / 255.0, (hex >> 8 & 255) / 255.0, (hex & 255) / 255.0);
}

static void fill(cairo_t *cairo, double x, double y, double width, double height, unsigned hex) {
  set_color(cairo, hex);
  cairo_rectangle(cairo, x, y, width, height);
  cairo_fill(cairo);
}

static void round_path(
    cairo_t *cairo, double x, double y, double width, double height, double radius) {
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, x + width - radius, y + radius, radius, -M_PI_2, 0);
  cairo_arc(cairo, x + width - radius, y + height - radius, radius, 0, M_PI_2);
  cairo_arc(cairo, x + radius, y + height - radius, radius, M_PI_2, M_PI);
  cairo_arc(cairo, x + radius, y + radius, radius, M_PI, 3 * M_PI_2);
  cairo_close_path(cairo);
}

static void write_text(
    cairo_t *cairo, const char *text, const char *font, double size, double x, double y,
    double width, int centred, unsigned hex) {
  PangoLayout *layout = pango_cairo_create_layout(cairo);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(pango_layout_get_context(layout), options);
  cairo_font_options_destroy(options);
  PangoFontDescription *description = pango_font_description_from_string(font);
  pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
  pango_layout_set_font_description(layout, description);
  pango_font_description_free(description);
  if (width > 0) pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
  if (centred) pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER);
  pango_layout_set_text(layout, text, -1);
  set_color(cairo, hex);
  cairo_move_to(cairo, x, y);
  pango_cairo_show_layout(cairo, layout);
  g_object_unref(layout);
}

void naive_draw_list(cairo_t *cairo, double scale) {
  fill(cairo, 0, 0, 390, 844, 0xFFFFFF);
  fill(cairo, 0, 0, 390, 44, 0x0A84FF);
  write_text(cairo, "Messages", "Inter Semi-Bold", 17, 0, 11, 390, 1, 0xFFFFFF);
  for (int row = 0; row < 12; row++) {
    double top = 44 + 64 * row;
    round_path(cairo, 16, top + 12, 40, 40, 8);
    set_color(cairo, rows[row].color);
    cairo_fill(cairo);
    write_text(cairo, rows[row].title, "Inter Medium", 17, 72, top + 11, 0, 0, 0x000000);
    write_text(cairo, rows[row].subtitle, "Inter", 14, 72, top + 36, 0, 0, 0x8E8E93);
    fill(cairo, 72, top + 64 - 1 / scale, 318, 1 / scale, 0xC6C6C8);
  }
}

// Three running means one after the other come near a Gaussian.
static void smooth(unsigned char *line, int count, int step, int reach, unsigned char *copy) {
  for (int pass = 0; pass < 3; pass++) {
    for (int i = 0; i < count; i++) copy[i] = line[i * step];
    int sum = 0;
    for (int i = 0; i < reach && i < count; i++) sum += copy[i];
    for (int i = 0; i < count; i++) {
      if (i + reach < count) sum += copy[i + reach];
      if (i - reach - 1 >= 0) sum -= copy[i - reach - 1];
      line[i * step] = (unsigned char)(sum / (2 * reach + 1));
    }
  }
}

static void cast_shadow(cairo_t *cairo, double scale) {
  int margin = (int)(30 * scale), width = (int)(280 * scale), height = (int)(180 * scale);
  cairo_surface_t *mask =
      cairo_image_surface_create(CAIRO_FORMAT_A8, width + 2 * margin, height + 2 * margin);
  cairo_t *inner = cairo_create(mask);
  cairo_translate(inner, margin, margin);
  cairo_scale(inner, scale, scale);
  round_path(inner, 0, 0, 280, 180, 16);
  cairo_fill(inner);
  cairo_destroy(inner);
  cairo_surface_flush(mask);
  unsigned char *pixels = cairo_image_surface_get_data(mask);
  int stride = cairo_image_surface_get_stride(mask), reach = (int)(10 * scale);
  int columns = width + 2 * margin, lines = height + 2 * margin;
  unsigned char *copy = malloc(columns > lines ? columns : lines);
  for (int y = 0; y < lines; y++) smooth(pixels + y * stride, columns, 1, reach, copy);
  for (int x = 0; x < columns; x++) smooth(pixels + x, lines, stride, reach, copy);
  free(copy);
  cairo_surface_mark_dirty(mask);
  cairo_save(cairo);
  cairo_translate(cairo, 55, 138);
  cairo_scale(cairo, 1 / scale, 1 / scale);
  cairo_set_source_rgba(cairo, 0, 0, 0, 0.3);
  cairo_mask_surface(cairo, mask, -margin, -margin);
  cairo_restore(cairo);
  cairo_surface_destroy(mask);
}

void naive_draw_detail(cairo_t *cairo, double scale) {
  fill(cairo, 0, 0, 390, 844, 0xE8F4FF);
  write_text(cairo, "Detail", "Inter Bold", 34, 20, 60, 0, 0, 0x000000);
  cast_shadow(cairo, scale);
  cairo_pattern_t *ramp = cairo_pattern_create_linear(55, 130, 335, 310);
  cairo_pattern_add_color_stop_rgb(ramp, 0, 0.36, 0.34, 0.84);
  cairo_pattern_add_color_stop_rgb(ramp, 1, 0.20, 0.68, 0.90);
  round_path(cairo, 55, 130, 280, 180, 16);
  cairo_set_source(cairo, ramp);
  cairo_fill(cairo);
  cairo_pattern_destroy(ramp);
  write_text(cairo, first_paragraph, "Inter", 16, 20, 350, 350, 0, 0x1C1C1E);
  write_text(cairo, second_paragraph, "Inter", 16, 20, 500, 350, 0, 0x3A3A3C);
  round_path(cairo, 20, 740, 350, 50, 12);
  set_color(cairo, 0x0A84FF);
  cairo_fill(cairo);
  write_text(cairo, "Continue", "Inter Semi-Bold", 17, 20, 754, 350, 1, 0xFFFFFF);
}
