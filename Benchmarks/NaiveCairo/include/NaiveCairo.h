#pragma once

/// How the second screen comes.
typedef enum {
  naive_cover,
  naive_fade,
  naive_scale,
  naive_rotation,
  naive_fraction,
} naive_motion;

/// Draws every frame anew with cairo and pango and writes it with cairo's own PNG writer: what a
/// straightforward program does. Returns 0, or the number of the first frame it could not write
/// plus one.
int naive_cairo_write(naive_motion motion, int frames, double scale, const char *folder);

/// Encodes a picture `count` times, to nowhere: cairo's encoder alone. The pixels
/// are premultiplied BGRA. Returns the bytes of one file, 0 on failure.
long naive_cairo_encode(const unsigned char *pixels, int width, int height, int count);
