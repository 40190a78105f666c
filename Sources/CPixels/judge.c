#include "CPixels.h"

#include <math.h>
#include <string.h>

// The YIQ metric and antialias test of Kotsarenko & Ramos (2010) and Vyšniauskas (2009), in the
// form that pixelmatch gave them: pictures lie on white, a threshold of 1 is black against white.

typedef struct {
  double y, i, q;
} yiq;

static const uint8_t *pixel(cpixels_source picture, int x, int y) {
  return picture.bytes + (ptrdiff_t)y * picture.stride + (ptrdiff_t)x * 4;
}

static bool equal(const uint8_t *a, const uint8_t *b) { return memcmp(a, b, 4) == 0; }

// Premultiplied on white: c + (255 − a).
static yiq on_white(const uint8_t *p) {
  double white = 255.0 - p[3], r = p[2] + white, g = p[1] + white, b = p[0] + white;
  return (yiq){
      .29889531 * r + .58662247 * g + .11448223 * b,
      .59597799 * r - .27417610 * g - .32180189 * b,
      .21147017 * r - .52261711 * g + .31114694 * b,
  };
}

// Positive where `b` is darker than `a`.
static double colour_delta(const uint8_t *a, const uint8_t *b) {
  if (equal(a, b)) return 0;
  yiq one = on_white(a), other = on_white(b);
  double y = one.y - other.y, i = one.i - other.i, q = one.q - other.q;
  double delta = .5053 * y * y + .299 * i * i + .1957 * q * q;
  return y > 0 ? delta : -delta;
}

static int clamp(int value, int low, int high) {
  return value < low ? low : value > high ? high : value;
}

typedef struct {
  int left, top, right, bottom;
  bool on_border;
} around;

static around neighbours(cpixels_source picture, int x, int y) {
  int right = picture.width - 1, bottom = picture.height - 1;
  around box = {clamp(x - 1, 0, right), clamp(y - 1, 0, bottom), clamp(x + 1, 0, right),
                clamp(y + 1, 0, bottom), false};
  box.on_border = x == box.left || x == box.right || y == box.top || y == box.bottom;
  return box;
}

// At least three of the pixels around have exactly this one's colour.
static bool has_siblings(cpixels_source picture, int x, int y) {
  around box = neighbours(picture, x, y);
  int same = box.on_border ? 1 : 0;
  for (int v = box.top; v <= box.bottom; v++) {
    for (int u = box.left; u <= box.right; u++) {
      if (u == x && v == y) continue;
      if (equal(pixel(picture, u, v), pixel(picture, x, y)) && ++same > 2) return true;
    }
  }
  return false;
}

static double brightness_step(const uint8_t *a, const uint8_t *b) {
  return equal(a, b) ? 0 : on_white(a).y - on_white(b).y;
}

// An edge pixel: it lies between a darker and a brighter neighbour that are both part of areas.
static bool is_antialiased(cpixels_source picture, cpixels_source other, int x, int y) {
  around box = neighbours(picture, x, y);
  int flat = box.on_border ? 1 : 0;
  double lowest = 0, highest = 0;
  int dark_x = x, dark_y = y, bright_x = x, bright_y = y;
  for (int v = box.top; v <= box.bottom; v++) {
    for (int u = box.left; u <= box.right; u++) {
      if (u == x && v == y) continue;
      double step = brightness_step(pixel(picture, x, y), pixel(picture, u, v));
      if (step == 0) {
        if (++flat > 2) return false;
      } else if (step < lowest) {
        lowest = step, dark_x = u, dark_y = v;
      } else if (step > highest) {
        highest = step, bright_x = u, bright_y = v;
      }
    }
  }
  if (lowest == 0 || highest == 0) return false;
  return (has_siblings(picture, dark_x, dark_y) && has_siblings(other, dark_x, dark_y)) ||
         (has_siblings(picture, bright_x, bright_y) && has_siblings(other, bright_x, bright_y));
}

static int channel_delta(const uint8_t *a, const uint8_t *b) {
  int most = 0;
  for (int c = 0; c < 4; c++) {
    int delta = a[c] > b[c] ? a[c] - b[c] : b[c] - a[c];
    if (delta > most) most = delta;
  }
  return most;
}

static uint8_t judge(cpixels_source a, cpixels_source b, int x, int y, int delta,
                     const cpixels_rule *rule) {
  if (delta <= rule->channel_limit) return CPIXELS_TOLERATED;
  bool is_darker = false;
  if (rule->yiq_threshold > 0) {
    double signed_delta = colour_delta(pixel(a, x, y), pixel(b, x, y));
    if (fabs(signed_delta) <= 35215.0 * rule->yiq_threshold * rule->yiq_threshold)
      return CPIXELS_TOLERATED;
    is_darker = signed_delta > 0;
  } else {
    is_darker = on_white(pixel(a, x, y)).y > on_white(pixel(b, x, y)).y;
  }
  if (rule->ignores_antialiasing && (is_antialiased(a, b, x, y) || is_antialiased(b, a, x, y)))
    return CPIXELS_ANTIALIASED;
  return is_darker ? CPIXELS_DARKER : CPIXELS_LIGHTER;
}

static void count(cpixels_judgement *sum, uint8_t verdict, int x, int y) {
  sum->counts[verdict]++;
  if (verdict < CPIXELS_LIGHTER) return;
  if (x < sum->left) sum->left = x;
  if (x > sum->right) sum->right = x;
  if (y < sum->top) sum->top = y;
  if (y > sum->bottom) sum->bottom = y;
}

void cpixels_judge(cpixels_source a, cpixels_source b, const cpixels_rule *rule,
                             uint8_t *verdicts, cpixels_judgement *sum) {
  *sum = (cpixels_judgement){.left = a.width, .top = a.height, .right = -1, .bottom = -1};
  size_t row_bytes = (size_t)a.width * 4;
  for (int y = 0; y < a.height; y++) {
    uint8_t *row = verdicts ? verdicts + (size_t)y * (size_t)a.width : NULL;
    if (row) memset(row, CPIXELS_SAME, (size_t)a.width);
    if (memcmp(pixel(a, 0, y), pixel(b, 0, y), row_bytes) == 0) continue;
    for (int x = 0; x < a.width; x++) {
      if (equal(pixel(a, x, y), pixel(b, x, y))) continue;
      int delta = channel_delta(pixel(a, x, y), pixel(b, x, y));
      if (delta > sum->max_delta) sum->max_delta = delta;
      uint8_t verdict = judge(a, b, x, y, delta, rule);
      if (row) row[x] = verdict;
      count(sum, verdict, x, y);
    }
  }
}
