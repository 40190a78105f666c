#include "CPixels.h"

#include <math.h>
#include <string.h>

#include "edges.h"
#include "vectors.h"
#include "yiq.h"

// Vectors pass between functions of this file alone, so their ABI is nobody else's business.
#pragma clang diagnostic ignored "-Wpsabi"

// Verdicts are made sixteen pixels at a time in single precision; a pixel that is too close to a
// limit for that is judged again by itself, so that all of them are exact.

enum { LANES = 16 };

typedef struct {
  ints16 channels[4];  // blue, green, red, alpha: the first picture's less the second's
  ints16 largest;
} steps;

static ints16 pick(ints16 mask, ints16 yes, ints16 no) { return (mask & yes) | (~mask & no); }

static steps steps_between(ints16 a, ints16 b) {
  steps found = {.largest = {0}};
  for (int k = 0; k < 4; k++) {
    ints16 step = ((a >> (8 * k)) & 255) - ((b >> (8 * k)) & 255);
    ints16 sign = step >> 31, size = (step ^ sign) - sign;
    found.channels[k] = step;
    found.largest = pick(size > found.largest, size, found.largest);
  }
  return found;
}

typedef struct {
  lanes delta, luma;
} metric;

static metric metric_of(const steps *s) {
  lanes b = __builtin_convertvector(s->channels[0] - s->channels[3], lanes);
  lanes g = __builtin_convertvector(s->channels[1] - s->channels[3], lanes);
  lanes r = __builtin_convertvector(s->channels[2] - s->channels[3], lanes);
  lanes y = .29889531f * r + .58662247f * g + .11448223f * b;
  lanes i = .59597799f * r - .27417610f * g - .32180189f * b;
  lanes q = .21147017f * r - .52261711f * g + .31114694f * b;
  return (metric){.5053f * y * y + .299f * i * i + .1957f * q * q, y};
}

static uint8_t judge_alone(const uint8_t *a, const uint8_t *b, const cpixels_rule *rule) {
  double delta = color_delta(a, b);
  if (rule->yiq_threshold > 0 && fabs(delta) <= largest_delta(rule->yiq_threshold)) {
    return CPIXELS_TOLERATED;
  }
  return delta > 0 ? CPIXELS_DARKER : CPIXELS_LIGHTER;
}

// The verdicts on sixteen pixels, edges not yet considered.
static ints16 judge_block(const uint8_t *a, const uint8_t *b, const cpixels_rule *rule,
                          ints16 *largest) {
  ints16 one = *(const ints16 *)(const void *)a, other = *(const ints16 *)(const void *)b;
  steps s = steps_between(one, other);
  *largest = pick(s.largest > *largest, s.largest, *largest);
  metric m = metric_of(&s);
  // Far beyond what single precision loses.
  float limit = (float)largest_delta(rule->yiq_threshold), margin = .01f + limit * 1e-4f;
  ints16 differs = one != other, beyond = differs & (s.largest > rule->channel_limit);
  ints16 unsure = (m.luma < 1e-3f) & (m.luma > -1e-3f);
  ints16 within = {0};
  if (rule->yiq_threshold > 0) {
    unsure |= (m.delta > limit - margin) & (m.delta < limit + margin);
    within = m.delta <= limit;
  }
  ints16 verdict = pick(m.luma > 0, (ints16){0} + CPIXELS_DARKER, (ints16){0} + CPIXELS_LIGHTER);
  verdict = pick(beyond & ~within, verdict, differs & CPIXELS_TOLERATED);
  if (__builtin_reduce_or(unsure & beyond)) {
    for (int k = 0; k < LANES; k++) {
      if (unsure[k] & beyond[k]) verdict[k] = judge_alone(a + 4 * k, b + 4 * k, rule);
    }
  }
  return verdict;
}

static void enclose(cpixels_judgement *sum, ints16 differing, int x, int y) {
  int first = 0, last = LANES - 1;
  while (!differing[first]) first++;
  while (!differing[last]) last--;
  if (x + first < sum->left) sum->left = x + first;
  if (x + last > sum->right) sum->right = x + last;
  if (y < sum->top) sum->top = y;
  if (y > sum->bottom) sum->bottom = y;
}

static void count(cpixels_judgement *sum, ints16 verdict, int x, int y) {
  for (int k = CPIXELS_TOLERATED; k <= CPIXELS_DARKER; k++) {
    sum->counts[k] += (size_t)-__builtin_reduce_add(verdict == k);
  }
  ints16 differing = verdict >= CPIXELS_LIGHTER;
  if (__builtin_reduce_or(differing)) enclose(sum, differing, x, y);
}

static void forgive_edges(const cpixels_edges *edges, ints16 *verdict, int x, int y) {
  for (int k = 0; k < LANES; k++) {
    if ((*verdict)[k] >= CPIXELS_LIGHTER && cpixels_edges_contain(edges, x + k, y)) {
      (*verdict)[k] = CPIXELS_ANTIALIASED;
    }
  }
}

typedef struct {
  const cpixels_rule *rule;
  cpixels_edges edges;
  ints16 largest;
  cpixels_judgement *sum;
} court;

// Sixteen pixels at most; what lies beyond the row's end counts as equal.
static void judge_part(court *court, int x, int y, int width, uint8_t *row) {
  uint8_t a[LANES * 4] = {0}, b[LANES * 4] = {0};
  memcpy(a, pixel(court->edges.a, x, y), (size_t)width * 4);
  memcpy(b, pixel(court->edges.b, x, y), (size_t)width * 4);
  if (memcmp(a, b, sizeof a) == 0) return;
  ints16 verdict = judge_block(a, b, court->rule, &court->largest);
  if (court->rule->ignores_antialiasing && __builtin_reduce_or(verdict >= CPIXELS_LIGHTER)) {
    cpixels_edges_look(&court->edges, y);
    forgive_edges(&court->edges, &verdict, x, y);
  }
  count(court->sum, verdict, x, y);
  if (!row) return;
  bytes16 bytes = __builtin_convertvector(verdict, bytes16);
  memcpy(row + x, &bytes, (size_t)width);
}

void cpixels_judge(cpixels_source a, cpixels_source b, const cpixels_rule *rule,
                             uint8_t *verdicts, cpixels_judgement *sum) {
  *sum = (cpixels_judgement){.left = a.width, .top = a.height, .right = -1, .bottom = -1};
  court court = {rule, {a, b, NULL, 0, 0}, {0}, sum};
  if (rule->ignores_antialiasing) court.edges = cpixels_edges_begin(a, b);
  for (int y = 0; y < a.height; y++) {
    uint8_t *row = verdicts ? verdicts + (size_t)y * (size_t)a.width : NULL;
    if (row) memset(row, CPIXELS_SAME, (size_t)a.width);
    if (memcmp(pixel(a, 0, y), pixel(b, 0, y), (size_t)a.width * 4) == 0) continue;
    for (int x = 0; x < a.width; x += LANES) {
      int rest = a.width - x;
      judge_part(&court, x, y, rest < LANES ? rest : LANES, row);
    }
  }
  sum->max_delta = __builtin_reduce_max(court.largest);
  cpixels_edges_end(&court.edges);
}
