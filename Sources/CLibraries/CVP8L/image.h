#pragma once
#include "bits.h"

// Writes pixels in prefix codes; `is_main` for the picture itself, not for the pictures that describe how to
// read it. Zero when memory is short.
int image_put(stream *target, const uint32_t *pixels, int width, int height, int is_main, int uses_cache);
