#pragma once
#include <stddef.h>
#include <stdint.h>

// The compressed indices of a GIF's frame (GIF89a, 22 and appendix F).

typedef struct lzw lzw;

/// Indices of `depth` bits (2 … 8); null when memory is short.
lzw *lzw_new(int depth);
void lzw_free(lzw *self);

/// Adds the indices of some pixels.
void lzw_add(lzw *self, const uint8_t *indices, size_t count);

/// Ends the codes and points to all of them as blocks, each behind a byte with its length; null
/// when memory was short. Called once, after at least one index.
const uint8_t *lzw_end(lzw *self, size_t *bytes);
