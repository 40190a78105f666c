#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Pictures in at most 256 colours. Pixels are blue, green, red, alpha bytes; a pixel whose alpha
// is 0 is no part of the picture.

typedef struct quantizer quantizer;

/// Null when memory is short.
quantizer *quantizer_new(void);
void quantizer_free(quantizer *self);

/// Counts the colours of some pixels; false when memory is short.
bool quantizer_add(quantizer *self, const uint8_t *bgra, size_t pixels);

/// Chooses `most` (1 … 256) colours that stand for all that were counted; false when memory is
/// short. Only whole numbers and rounded quotients: the same on every machine.
bool quantizer_choose(quantizer *self, int most);

/// The number of colours, and red, green, blue of each.
int quantizer_count(const quantizer *self);
void quantizer_color(const quantizer *self, int index, uint8_t rgb[3]);

/// Writes the colour's index of each pixel of a row, `clear` where there is none; the pixels must
/// have been counted. What lies between two colours becomes a pattern of both that follows from its
/// place alone, so that neither ramps nor films flicker.
void quantizer_map(const quantizer *self, uint8_t *indices, const uint8_t *bgra, size_t pixels,
  size_t x, size_t y, uint8_t clear);

/// Makes each pixel opaque and straight, or clear where its alpha is below one half.
void quantizer_harden(uint8_t *result, const uint8_t *bgra, size_t pixels);

/// Clears the pixels that equal those of another picture.
void quantizer_keep_changes(uint8_t *bgra, const uint8_t *before, const uint8_t *after,
  size_t pixels);
