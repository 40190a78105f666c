#pragma once
#include <stddef.h>
#include <stdint.h>

// For at most 1304 symbols, those of a WebP picture.

// Writes the lengths of a prefix code that is best for the counts among those of at most `limit`
// bits; symbols that never come get none, but two always have one.
void huffman_lengths(const uint32_t *counts, int symbols, int limit, uint8_t *lengths);

// Writes the codes to their lengths, first bit lowest (RFC 1951, 3.2.2).
void huffman_codes(const uint8_t *lengths, int symbols, uint16_t *codes);
