#pragma once
#include <stddef.h>
#include <stdint.h>

/// Encodes a picture without loss as a WebP file (RFC 9649, VP8L): quick, and small for screens.
/// Pixels are words of straight alpha, red, green, blue from the highest byte, rows from the top without
/// gaps; sides are 1 … 16384. The file is freed by the caller; null when memory is short.
uint8_t *vp8l_encode(const uint32_t *pixels, int width, int height, int has_alpha, size_t *size);
