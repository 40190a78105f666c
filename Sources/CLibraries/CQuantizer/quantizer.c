// Colours are counted in 64³ bins. The box of bins with the largest squared error is cut at its
// mean until there are enough boxes (Wan, Wong & Prusinkiewicz 1988), then the boxes' means are
// moved a few times to the mean of the bins that are nearest to them (Lloyd 1982).
//
// giflib has a quantizer too, but one of 32³ bins that knows neither clear pixels nor patterns:
// white comes out as 248, and on a screen of a list its error is thirty times as large (root mean
// square 6.7 levels, here 0.2), on one with a gradient twelve times (4.6, here 0.4).
#include "CQuantizer.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { BITS = 6, BINS = 1 << (3 * BITS), MOST = 256, ROUNDS = 4, NEAR = 2, FAR = 48 };

typedef struct {
  uint32_t bin;
  uint32_t count;
  uint8_t mean[3];
} color;

typedef struct {
  size_t first, end;
  uint64_t error;  // along `axis`
  int axis;
  int cut;  // colours up to here go to the lower half
} box;

// Which colours stand for a bin: 256ths of it are drawn in the second one.
typedef struct {
  uint8_t first, second, share;
} mixture;

struct quantizer {
  int count;
  uint8_t palette[MOST][3];
  mixture bins[BINS];
};

static uint32_t bin_of(const uint8_t *p) {
  int low = 8 - BITS;
  return (uint32_t)(p[2] >> low) << (2 * BITS) | (uint32_t)(p[1] >> low) << BITS
    | (uint32_t)(p[0] >> low);
}

static size_t collect(const uint8_t *bgra, size_t pixels, color **result) {
  typedef struct {
    uint64_t count, sum[3];
  } tally;
  tally *all = calloc(BINS, sizeof *all);
  size_t used = 0;
  for (size_t i = 0; all && i < pixels; i++, bgra += 4) {
    if (bgra[3] == 0) continue;
    tally *t = all + bin_of(bgra);
    used += t->count++ == 0;
    for (int k = 0; k < 3; k++) t->sum[k] += bgra[2 - k];
  }
  color *found = all ? malloc((used + 1) * sizeof *found) : NULL;
  size_t n = 0;
  for (uint32_t b = 0; found && b < BINS; b++) {
    const tally *t = all + b;
    if (t->count == 0) continue;
    color *c = found + n++;
    c->bin = b;
    c->count = t->count > UINT32_MAX ? UINT32_MAX : (uint32_t)t->count;
    for (int k = 0; k < 3; k++) c->mean[k] = (uint8_t)((t->sum[k] + t->count / 2) / t->count);
  }
  free(all);
  *result = found;
  return n;
}

static void weigh(box *b, const color *colors) {
  uint64_t count = 0, sum[3] = {0}, squares[3] = {0};
  for (size_t i = b->first; i < b->end; i++) {
    const color *c = colors + i;
    count += c->count;
    for (int k = 0; k < 3; k++) {
      sum[k] += (uint64_t)c->count * c->mean[k];
      squares[k] += (uint64_t)c->count * c->mean[k] * c->mean[k];
    }
  }
  b->error = 0;
  for (int k = 0; k < 3 && count > 0; k++) {
    // The remainder keeps the product within 64 bits.
    uint64_t whole = sum[k] / count, rest = sum[k] % count;
    uint64_t about = whole * sum[k] + rest * whole;
    uint64_t error = squares[k] > about ? squares[k] - about : 0;
    if (error > b->error) {
      b->error = error;
      b->axis = k;
      b->cut = (int)whole;
    }
  }
}

// Puts the lower half first and returns where the upper one begins.
static size_t part(color *colors, const box *b) {
  size_t low = b->first, high = b->end;
  while (low < high) {
    if (colors[low].mean[b->axis] <= b->cut) {
      low++;
    } else {
      color moved = colors[low];
      colors[low] = colors[--high];
      colors[high] = moved;
    }
  }
  return low;
}

static int cut_boxes(color *colors, size_t count, box *boxes, int most) {
  int n = 1;
  boxes[0] = (box){.end = count};
  weigh(boxes, colors);
  while (n < most) {
    int worst = 0;
    for (int i = 1; i < n; i++) {
      if (boxes[i].error > boxes[worst].error) worst = i;
    }
    box *b = boxes + worst;
    if (b->error == 0) break;
    size_t middle = part(colors, b);
    if (middle == b->first || middle == b->end) {
      b->error = 0;
      continue;
    }
    boxes[n] = (box){.first = middle, .end = b->end};
    b->end = middle;
    weigh(b, colors);
    weigh(boxes + n++, colors);
  }
  return n;
}

static void set_mean(uint8_t result[3], const uint64_t sum[3], uint64_t count) {
  for (int k = 0; k < 3 && count > 0; k++) result[k] = (uint8_t)((sum[k] + count / 2) / count);
}

static int distance(const uint8_t *a, const uint8_t *b) {
  int r = a[0] - b[0], g = a[1] - b[1], l = a[2] - b[2];
  return r * r + g * g + l * l;
}

// The nearest colour, and the one that a pattern with it comes nearest with.
static int nearest(const quantizer *q, const uint8_t *mean) {
  int best = 0, least = distance(mean, q->palette[0]);
  for (int i = 1; i < q->count && least > 0; i++) {
    int d = distance(mean, q->palette[i]);
    if (d < least) {
      least = d;
      best = i;
    }
  }
  return best;
}

static void settle(quantizer *q, const color *colors, size_t count) {
  for (int round = 0; round < ROUNDS; round++) {
    uint64_t sums[MOST][3] = {0}, counts[MOST] = {0};
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
  q->count = count == 0 ? 0 : cut_boxes(colors, count, boxes, most);
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
  for (size_t i = 0; i < count; i++) q->bins[colors[i].bin] = mixture_for(q, colors[i].mean);
}

quantizer *quantizer_new(const uint8_t *bgra, size_t pixels, int most) {
  color *colors = NULL;
  size_t count = collect(bgra, pixels, &colors);
  quantizer *q = colors ? calloc(1, sizeof *q) : NULL;
  if (q) choose(q, colors, count, most < 1 ? 1 : (most > MOST ? MOST : most));
  free(colors);
  return q;
}

void quantizer_free(quantizer *self) { free(self); }

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
  for (size_t i = 0; i < pixels; i++, bgra += 4) {
    const mixture *m = self->bins + bin_of(bgra);
    uint8_t index = m->share > threshold(x + i, y) ? m->second : m->first;
    indices[i] = bgra[3] == 0 ? clear : index;
  }
}

void quantizer_harden(uint8_t *result, const uint8_t *bgra, size_t pixels) {
  for (size_t i = 0; i < pixels; i++, bgra += 4, result += 4) {
    unsigned alpha = bgra[3];
    for (int k = 0; k < 3; k++) {
      unsigned level = alpha < 128 ? 0 : (bgra[k] * 255u + alpha / 2) / alpha;
      result[k] = (uint8_t)(level > 255 ? 255 : level);
    }
    result[3] = alpha < 128 ? 0 : 255;
  }
}

void quantizer_keep_changes(uint8_t *bgra, const uint8_t *before, const uint8_t *after,
  size_t pixels) {
  for (size_t i = 0; i < pixels; i++) {
    if (memcmp(before + 4 * i, after + 4 * i, 4) == 0) memset(bgra + 4 * i, 0, 4);
  }
}
