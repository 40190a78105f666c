#pragma once
#include <stddef.h>
#include <stdint.h>
#include "huffman.h"

// Row kernels of the PNG codec. Plain C, so that they stay fast in debug builds.
// Pixels are premultiplied blue, green, red, alpha bytes; PNG rows are straight red, green, blue, alpha.

/// Writes red, green, blue and returns the bitwise and of all alphas: 255 means opaque.
uint8_t pngrows_pack_rgb(uint8_t *rgb, const uint8_t *bgra, size_t pixels);

/// Writes straight red, green, blue, alpha.
void pngrows_pack_rgba(uint8_t *rgba, const uint8_t *bgra, size_t pixels);

/// Writes straight blue, green, red, alpha.
void pngrows_straighten(uint8_t *straight, const uint8_t *bgra, size_t pixels);

/// Premultiplies straight red, green, blue, alpha.
void pngrows_unpack_rgba(uint8_t *bgra, const uint8_t *rgba, size_t pixels);

/// Limits blue, green and red to alpha, as premultiplied pixels always are; in place.
void pngrows_limit_to_alpha(uint8_t *bgra, size_t pixels);

/// The bitwise and of all alphas.
uint8_t pngrows_alpha(const uint8_t *bgra, size_t pixels);

/// Writes two rows of opaque pixels as videos keep them: a level of brightness for each pixel, the
/// second row `stride` bytes behind the first, and two levels of colour for each square of four.
/// An odd last column is written twice.
void pngrows_planes(
    uint8_t *y, size_t stride, uint8_t *u, uint8_t *v, const uint8_t *one, const uint8_t *two,
    size_t pixels);

/// Lays premultiplied pixels over others.
void pngrows_blend_over(uint8_t *bgra, const uint8_t *over, size_t pixels);

/// Finds the first and one past the last pixel that differ; returns 0 when none does.
int pngrows_difference(
    const uint8_t *one, const uint8_t *other, size_t pixels, size_t *first, size_t *end);

/// How many pixels equal neither their left nor their upper neighbour.
size_t pngrows_novelty(const uint8_t *bgra, const uint8_t *above, size_t pixels);

/// How many pixels differ from their left neighbour by no more than two levels a channel.
size_t pngrows_gradient(const uint8_t *bgra, size_t pixels);

/// Applies PNG filter 0 … 4 and returns the sum of the results' magnitudes as signed bytes.
/// `above` may be null for filters 0 and 1.
uint64_t pngrows_filter(
    int filter, uint8_t *result, const uint8_t *row, const uint8_t *above, size_t bytes, size_t step);

/// At most 256 colours in order of first appearance.
typedef struct {
  uint32_t colors[256];
  size_t count;
  uint32_t keys[1024];
  int16_t slots[1024];
} pngrows_palette;

void pngrows_palette_clear(pngrows_palette *palette);

/// Adds the colours of a row; returns 0 when they are more than 256.
int pngrows_palette_add(pngrows_palette *palette, const uint8_t *bgra, size_t pixels);

/// Writes palette indices of `depth` bits; every colour must be in the palette.
void pngrows_pack_indices(
    uint8_t *indices, const uint8_t *bgra, size_t pixels, const pngrows_palette *palette, int depth);

/// The bits that the last block of a deflate stream takes; returns 0 when it is no whole stream.
int pngrows_last_block(const uint8_t *bytes, size_t count, uint64_t *start, uint64_t *end);

/// A bit for each of 64 bytes, the first one lowest: whether both are equal.
uint64_t pngrows_equal(const uint8_t *one, const uint8_t *other);

/// The same, as processors without vectors find it.
uint64_t pngrows_equal_anywhere(const uint8_t *one, const uint8_t *other);

/// Compresses rows of pixels of three or four bytes, one thread at a time.
typedef struct pngrows_deflater pngrows_deflater;

/// For rows of at most so many bytes; returns null without memory.
pngrows_deflater *pngrows_deflater_make(size_t bytes);

void pngrows_deflater_free(pngrows_deflater *with);

/// The most bytes that a stream can take.
size_t pngrows_deflate_bound(size_t bytes);

/// Writes `count` PNG rows of `bytes` bytes, filters included, as a deflate stream that ends on a
/// byte and that another must follow; returns its length. Eight bytes behind the rows must be there.
/// What is not thorough takes an eighth less time, for a fiftieth more bytes.
size_t pngrows_deflate(
    pngrows_deflater *with, uint8_t *target, const uint8_t *rows, size_t count, size_t bytes,
    size_t step, int thorough);
