// Colours are counted in 64³ bins. The box of bins with the largest squared error is cut at its
// mean until there are enough boxes (Wan, Wong & Prusinkiewicz 1988), then the boxes' means are
// moved a few times to the mean of the bins that are nearest to them (Lloyd 1982).
//
// giflib has a quantizer too, but one of 32³ bins that knows neither clear pixels nor patterns:
// white comes out as 248, and on a screen of a list its error is thirty times as large (root mean
// square 6.7 levels, here 0.2), on one with a gradient twelve times (4.6, here 0.4).
#include "CQuantizer.h"

#include "boxes.h"
#include "words.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { BITS = 6, BINS = 1 << (3 * BITS), MOST = 256, ROUNDS = 4, NEAR = 2, FAR = 48, BRIGHTEST = 3 * 255 };

typedef struct {
  uint32_t bin;
  uint64_t count, sum[3];
} tally;

// Which colours stand for a bin: 256ths of it are drawn in the second one.
typedef struct {
  uint8_t first, second, share;
} mixture;

struct quantizer {
  int count;
  uint8_t palette[MOST][3];
  // The colours by brightness, the sum of their channels, and how many are darker than each.
  uint8_t order[MOST];
  uint16_t darker[BRIGHTEST + 2];
  // What has been counted, in order of appearance.
  tally *tallies;
  size_t used, room;
  // While pixels are counted, one more than a bin's place among the tallies; then what stands for it.
  union {
    uint32_t place;
    mixture mixture;
  } bins[BINS];
};

static uint32_t bin_of(const uint8_t *p) {
  int low = 8 - BITS;
  return (uint32_t)(p[2] >> low) << (2 * BITS) | (uint32_t)(p[1] >> low) << BITS
    | (uint32_t)(p[0] >> low);
}

static tally *tally_for(quantizer *q, uint32_t bin) {
  uint32_t place = q->bins[bin].place;
  if (place > 0) return q->tallies + place - 1;
  if (q->used == q->room) {
    size_t room = q->room ? 2 * q->room : 1024;
    tally *more = realloc(q->tallies, room * sizeof *more);
    if (!more) return NULL;
    q->tallies = more;
    q->room = room;
  }
  tally *new = q->tallies + q->used++;
  *new = (tally){.bin = bin};
  q->bins[bin].place = (uint32_t)q->used;
  return new;
}

static bool count_run(quantizer *q, const uint8_t *p, size_t length) {
  if (p[3] == 0) return true;
  tally *t = tally_for(q, bin_of(p));
  if (!t) return false;
  t->count += length;
  for (int k = 0; k < 3; k++) t->sum[k] += length * p[2 - k];
  return true;
}

// The mean colour of each bin, in the order of the bins.
static color *collect(const quantizer *q) {
  color *found = malloc((q->used + 1) * sizeof *found), *next = found;
  for (uint32_t b = 0; found && b < BINS; b++) {
    if (q->bins[b].place == 0) continue;
    const tally *t = q->tallies + q->bins[b].place - 1;
    color *c = next++;
    c->bin = b;
    c->count = t->count > UINT32_MAX ? UINT32_MAX : (uint32_t)t->count;
    for (int k = 0; k < 3; k++) c->mean[k] = (uint8_t)((t->sum[k] + t->count / 2) / t->count);
  }
  return found;
}

static void set_mean(uint8_t result[3], const uint64_t sum[3], uint64_t count) {
  for (int k = 0; k < 3 && count > 0; k++) result[k] = (uint8_t)((sum[k] + count / 2) / count);
}

static int distance(const uint8_t *a, const uint8_t *b) {
  int r = a[0] - b[0], g = a[1] - b[1], l = a[2] - b[2];
  return r * r + g * g + l * l;
}

static int brightness(const uint8_t *rgb) { return rgb[0] + rgb[1] + rgb[2]; }

static void sort_by_brightness(quantizer *q) {
  memset(q->darker, 0, sizeof q->darker);
  for (int i = 0; i < q->count; i++) q->darker[brightness(q->palette[i]) + 1]++;
  for (int b = 1; b <= BRIGHTEST + 1; b++) q->darker[b] += q->darker[b - 1];
  uint16_t next[BRIGHTEST + 1];
  memcpy(next, q->darker, sizeof next);
  for (int i = 0; i < q->count; i++) q->order[next[brightness(q->palette[i])]++] = (uint8_t)i;
}

typedef struct {
  int index, distance;
} match;

// Whether a colour of that place in the order, and so all behind it, may be as near as the best: a
// difference in brightness of three channels bounds the distance.
static inline bool try_match(const quantizer *q, match *best, int place, const uint8_t *mean) {
  int index = q->order[place];
  const uint8_t *rgb = q->palette[index];
  int apart = brightness(rgb) - brightness(mean);
  if (apart * apart > 3 * best->distance) return false;
  int d = distance(mean, rgb);
  if (d < best->distance || (d == best->distance && index < best->index)) {
    *best = (match){index, d};
  }
  return true;
}

// The first of the nearest colours; looks at those of like brightness only.
static int nearest(const quantizer *q, const uint8_t *mean) {
  match best = {0, distance(mean, q->palette[0])};
  int middle = q->darker[brightness(mean)];
  for (int up = middle; up < q->count && try_match(q, &best, up, mean); up++) {}
  for (int down = middle - 1; down >= 0 && try_match(q, &best, down, mean); down--) {}
  return best.index;
}

static void settle(quantizer *q, const color *colors, size_t count) {
  for (int round = 0; round < ROUNDS; round++) {
    uint64_t sums[MOST][3] = {0}, counts[MOST] = {0};
    sort_by_brightness(q);
    for (size_t i = 0; i < count; i++) {
      int best = nearest(q, colors[i].mean);
      counts[best] += colors[i].count;
      for (int k = 0; k < 3; k++) {
        sums[best][k] += (uint64_t)colors[i].count * colors[i].mean[k];
      }
    }
    for (int i = 0; i < q->count; i++) set_mean(q->palette[i], sums[i], counts[i]);
  }
}

static int dot(const int *a, const int *b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

// The nearest colour, and the one that a pattern with it comes nearest with.
static mixture mixture_for(const quantizer *q, const uint8_t *mean) {
  mixture m = {.first = (uint8_t)nearest(q, mean)};
  m.second = m.first;
  const uint8_t *a = q->palette[m.first];
  int least = distance(mean, a);
  if (least <= NEAR) return m;
  int want[3] = {mean[0] - a[0], mean[1] - a[1], mean[2] - a[2]};
  for (int i = 0; i < q->count; i++) {
    const uint8_t *b = q->palette[i];
    int way[3] = {b[0] - a[0], b[1] - a[1], b[2] - a[2]};
    int length = dot(way, way), along = dot(want, way);
    // Far colours would show as dots.
    if (length == 0 || length > FAR * FAR || along <= 0) continue;
    int share = along * 256 / length, left = dot(want, want) - (int)((int64_t)along * along / length);
    if (left < least && share < 256) {
      least = left;
      m.second = (uint8_t)i;
      m.share = (uint8_t)share;
    }
  }
  return m;
}

static void choose(quantizer *q, color *colors, size_t count, int most) {
  box boxes[MOST];
  q->count = count == 0 ? 0 : boxes_cut(colors, count, boxes, most);
  for (int i = 0; i < q->count; i++) {
    uint64_t sum[3] = {0}, total = 0;
    for (size_t c = boxes[i].first; c < boxes[i].end; c++) {
      total += colors[c].count;
      for (int k = 0; k < 3; k++) sum[k] += (uint64_t)colors[c].count * colors[c].mean[k];
    }
    set_mean(q->palette[i], sum, total);
  }
  if (q->count == 0) return;
  settle(q, colors, count);
  sort_by_brightness(q);
  for (size_t i = 0; i < count; i++) q->bins[colors[i].bin].mixture = mixture_for(q, colors[i].mean);
}

quantizer *quantizer_new(void) { return calloc(1, sizeof(quantizer)); }

void quantizer_free(quantizer *self) {
  if (self) free(self->tallies);
  free(self);
}

bool quantizer_add(quantizer *self, const uint8_t *bgra, size_t pixels) {
  size_t start = 0;
  for (size_t i = 1; i <= pixels; i++) {
    if (i < pixels && word_at(bgra + 4 * i) == word_at(bgra + 4 * start)) continue;
    if (!count_run(self, bgra + 4 * start, i - start)) return false;
    start = i;
  }
  return true;
}

bool quantizer_choose(quantizer *self, int most) {
  color *colors = collect(self);
  if (colors) choose(self, colors, self->used, most < 1 ? 1 : (most > MOST ? MOST : most));
  free(colors);
  return colors != NULL;
}

int quantizer_count(const quantizer *self) { return self->count; }

void quantizer_color(const quantizer *self, int index, uint8_t rgb[3]) {
  memcpy(rgb, self->palette[index], 3);
}

// Bayer's matrix of order three, in 256ths.
static int threshold(size_t x, size_t y) {
  unsigned value = 0, a = (unsigned)(x ^ y), b = (unsigned)y;
  for (int bit = 0; bit < 3; bit++) {
    value = value << 2 | (a >> bit & 1) << 1 | (b >> bit & 1);
  }
  return (int)value * 4 + 2;
}

void quantizer_map(const quantizer *self, uint8_t *indices, const uint8_t *bgra, size_t pixels,
  size_t x, size_t y, uint8_t clear) {
  const mixture nothing = {clear, clear, 0};
  int limits[8];
  for (size_t i = 0; i < 8; i++) limits[i] = threshold(x + i, y);
  mixture m = nothing;
  uint32_t last = 0;
  for (size_t i = 0; i < pixels; i++, bgra += 4) {
    uint32_t word = word_at(bgra);
    if (word != last) m = bgra[3] == 0 ? nothing : self->bins[bin_of(bgra)].mixture;
    last = word;
    indices[i] = m.share > limits[i % 8] ? m.second : m.first;
  }
}
