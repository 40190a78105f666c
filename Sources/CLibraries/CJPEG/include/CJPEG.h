#pragma once
#include <stddef.h>
#include <stdint.h>

// Reads JPEG by libjpeg, whose errors leave by a jump that only C may make.

/// Room for what libjpeg has to say, with its closing zero.
#define CJPEG_MESSAGE 200

/// What the header says; returns 0, with a message, where it says nothing sensible.
int cjpeg_size(const uint8_t *bytes, size_t count, int *width, int *height, char *message);

/// Fills `bgra` with blue, green, red and full alpha, `width` × `height` of them; returns 0, with a
/// message, where the file is damaged or of another size.
int cjpeg_decode(
    const uint8_t *bytes, size_t count, uint8_t *bgra, int width, int height, char *message);

/// Encodes blue, green, red and a byte that does not count, with a quality from 1 to 100; the result
/// is to be freed with `free`. Returns 0, with a message, where that fails.
int cjpeg_encode(
    const uint8_t *bgrx, int width, int height, int quality, uint8_t **bytes, size_t *count,
    char *message);
