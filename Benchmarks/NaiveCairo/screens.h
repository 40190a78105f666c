#pragma once
#include <cairo.h>

// The two screens of the reference works, 390×844 points.
void naive_draw_list(cairo_t *cairo, double scale);
void naive_draw_detail(cairo_t *cairo, double scale);
