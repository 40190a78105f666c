#include "tokens.h"
#include <stdlib.h>
#include <string.h>

// Copies reach back to pixels that look alike: the one before, those in the row above, and the last place
// where the same two pixels stood. No lists of older places: screens repeat what is near.

// From `long_enough` on no better copy is looked for. Of a copy so many pixels are remembered as `inserted`.
enum { hash_bits = 16, farthest = (1 << 20) - 120, inserted = 16, long_enough = 64 };

static inline uint32_t hash_of(const uint32_t *p) {
  return ((p[0] * 0x9E3779B1u) ^ (p[1] * 0x85EBCA77u + 0x27D4EB2Fu)) >> (32 - hash_bits);
}

static inline uint32_t place_of(uint32_t pixel) { return (pixel * 0x1E35A7BDu) >> (32 - cache_bits); }

static inline int matched(const uint32_t *a, const uint32_t *b, int most) {
  int n = 0;
  for (; n + 4 <= most; n += 4) {
    uint64_t x[2], y[2];
    memcpy(x, a + n, sizeof x);
    memcpy(y, b + n, sizeof y);
    if ((x[0] ^ y[0]) | (x[1] ^ y[1])) break;
  }
  while (n < most && a[n] == b[n]) n++;
  return n;
}

// Near places have short codes, by their columns and rows (RFC 9649, 5.2.2); these are the first twelve.
static uint32_t distance_code(int distance, int width) {
  static const int8_t near[12][2] = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}, {0, 2}, {2, 0},
    {1, 2}, {-1, 2}, {2, 1}, {-2, 1}, {2, 2}, {-2, 2}};
  for (uint32_t code = 0; code < 12; code++) {
    if (distance == near[code][0] + near[code][1] * width) return code + 1;
  }
  return (uint32_t)distance + 120;
}

typedef struct {
  int length, distance;
} copy;

static inline void try_copy(copy *best, const uint32_t *here, int distance, int most) {
  // A longer copy must agree where the best one ends.
  if (best->length > 0 && (best->length >= most || here[best->length] != here[best->length - distance]))
    return;
  int length = matched(here, here - distance, most);
  if (length > best->length) *best = (copy){length, distance};
}

static int has_room(tokens *self, size_t *room) {
  if (self->count < *room) return 1;
  size_t more = *room ? 2 * *room : 4096;
  token *items = realloc(self->items, more * sizeof *items);
  if (!items) return 0;
  self->items = items;
  *room = more;
  return 1;
}

int tokens_find(tokens *self, const uint32_t *pixels, int width, int height, int uses_cache) {
  int total = width * height, at = 0;
  size_t room = 0;
  uint32_t cache[1 << cache_bits] = {0};
  int32_t *last = malloc(sizeof *last << hash_bits);
  if (!last) return 0;
  memset(last, -1, sizeof *last << hash_bits);
  while (at < total) {
    const uint32_t *here = pixels + at;
    int most = total - at < longest_copy ? total - at : longest_copy;
    copy best = {0, 0};
    if (at >= width) try_copy(&best, here, width, most);
    if (at > 0) try_copy(&best, here, 1, most);
    // Within a run of one pixel only its start is worth finding again.
    int starts = at == 0 || here[-1] != *here;
    if (at > width + 2 && best.length < long_enough) {
      for (int shift = -2; shift <= 2; shift++)
        if (shift && width + shift > 1) try_copy(&best, here, width + shift, most);
    }
    if (starts && most > 2 && best.length < long_enough) {
      int32_t *slot = last + hash_of(here);
      int before = *slot;
      *slot = at;
      // A far copy costs as much as two pixels of the cache.
      if (before >= 0 && at - before <= farthest) {
        copy far = best.length > 2 ? best : (copy){2, 0};
        try_copy(&far, here, at - before, most);
        if (far.distance) best = far;
      }
    }
    if (!has_room(self, &room)) {
      free(last);
      return 0;
    }
    if (best.length >= shortest_copy) {
      self->items[self->count++] = (token){distance_code(best.distance, width), (uint16_t)best.length};
      for (int i = 1; i < best.length && i < inserted && at + i + 1 < total; i++)
        if (here[i] != here[i - 1]) last[hash_of(here + i)] = at + i;
      // The reader remembers every pixel, also those of copies.
      if (uses_cache) {
        for (int i = 0; i < best.length; i++)
          if (i == 0 || here[i] != here[i - 1]) cache[place_of(here[i])] = here[i];
      }
      at += best.length;
      continue;
    }
    uint32_t place = place_of(*here);
    int is_known = uses_cache && cache[place] == *here;
    cache[place] = *here;
    self->items[self->count++] = is_known ? (token){place, cached} : (token){*here, literal};
    at++;
  }
  free(last);
  return 1;
}
