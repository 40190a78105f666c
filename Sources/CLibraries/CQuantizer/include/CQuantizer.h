#pragma once
#include <stddef.h>
#include <stdint.h>

// Pictures in at most 256 colours. Pixels are blue, green, red, alpha bytes; a pixel whose alpha
// is 0 is no part of the picture.

typedef struct quantizer quantizer;

/// Counts the colours of all pixels and chooses `most` (1 … 256) that stand for them; null when
/// memory is short. Only whole numbers and rounded quotients: the same on every machine.
quantizer *quantizer_new(const uint8_t *bgra, size_t pixels, int most);
void quantizer_free(quantizer *self);

/// The number of colours, and red, green, blue of each.
int quantizer_count(const quantizer *self);
void quantizer_color(const quantizer *self, int index, uint8_t rgb[3]);

/// Writes the colour's index of each pixel of a row, `clear` where there is none. What lies
/// between two colours becomes a pattern of both that follows from its place alone, so that
/// neither ramps nor films flicker.
void quantizer_map(const quantizer *self, uint8_t *indices, const uint8_t *bgra, size_t pixels,
  size_t x, size_t y, uint8_t clear);

/// Makes each pixel opaque and straight, or clear where its alpha is below one half.
void quantizer_harden(uint8_t *result, const uint8_t *bgra, size_t pixels);

/// Clears the pixels that equal those of another picture.
void quantizer_keep_changes(uint8_t *bgra, const uint8_t *before, const uint8_t *after,
  size_t pixels);
