// The page leaves the plane at the fold, follows the cylinder for half a turn and goes on flat
// above itself, two radii high. At s past the fold (0 < s < radius) one looks at the outside of
// the roll, below it at its inside; beyond the roll lies what the page has uncovered.
#include "CPixels.h"
#include "bilinear.h"
#include "peel.h"
#include "settled.h"

typedef void slow_peeler(const peel *p, uint8_t *row, int first, int end, double y);

static half_plane mirrored(half_plane plane, const cpixels_curl *curl) {
  // (x, y) → (x, y) + (π·radius − 2·s)·direction, where s = direction·(x, y) − fold.
  double along = plane.a * curl->x + plane.b * curl->y;
  double move = PI * curl->radius + 2 * curl->fold;
  return (half_plane){
    plane.a - 2 * along * curl->x, plane.b - 2 * along * curl->y, plane.c + along * move};
}

static peel peel_for(const cpixels_source *page, const cpixels_curl *curl) {
  peel p = {.page = page, .curl = curl};
  p.across = page->width / (curl->right - curl->left);
  p.down = page->height / (curl->bottom - curl->top);
  p.left = (int)floor(curl->left + 0.5);
  p.top = (int)floor(curl->top + 0.5);
  p.aligned = fabs(p.across - 1) < 1e-9 && fabs(p.down - 1) < 1e-9
    && fabs(p.left - curl->left) < 1e-6 && fabs(p.top - curl->top) < 1e-6;
  const float *tint = curl->back_tint;
  p.tint = (uint16_t)(tint[3] * 255 + 0.5f);
  p.paper = (words4){
    (uint16_t)(tint[0] + 0.5f), (uint16_t)(tint[1] + 0.5f), (uint16_t)(tint[2] + 0.5f), 255};
  p.past = (half_plane){curl->x, curl->y, -curl->fold};
  p.lower[0] = (half_plane){1, 0, -curl->left};
  p.lower[1] = (half_plane){-1, 0, curl->right};
  p.lower[2] = (half_plane){0, 1, -curl->top};
  p.lower[3] = (half_plane){0, -1, curl->bottom};
  for (int k = 0; k < 4; k++) {
    p.upper[k] = mirrored(p.lower[k], curl);
  }
  return p;
}

static color colors(words4 pixel) { return __builtin_convertvector(pixel, color); }

static words4 page_at(const peel *p, double x, double y) {
  double u = (x - p->curl->left) * p->across, v = (y - p->curl->top) * p->down;
  return between_clamped(p->page, (int)steps(u + 1) - 256, (int)steps(v + 1) - 256);
}

// The page's face, as covered as a pixel `1 / sharpness` wide is by it.
static color face(const peel *p, double x, double y, double sharpness) {
  double covered = DEPTH(p->curl, x, y) * sharpness + 0.5;
  if (!(covered > 0)) {
    return (color){0};
  }
  color c = colors(page_at(p, x, y));
  return covered < 1 ? c * (float)covered : c;
}

static color darkened(color c, float part) {
  float alpha = c[3];
  c *= 1 - part;
  c[3] = alpha;
  return c;
}

static color tinted(const peel *p, color c) {
  const float *tint = p->curl->back_tint;
  float alpha = c[3], share = tint[3];
  color paper = {tint[0], tint[1], tint[2], 255};
  c = c * (1 - share) + paper * (share * alpha / 255);
  c[3] = alpha;
  return c;
}

// The shadow falls one radius far and fades with the square of the distance.
static float shadow_at(const cpixels_curl *curl, double distance) {
  double near = 1 - distance / curl->radius;
  return near <= 0 ? 0 : (float)(curl->shadow * near * near);
}

static color over(color top, color bottom) {
  return top[3] == 0 ? bottom : top + bottom * (1 - top[3] / 255);
}

// A colour on which the turned sheet and the roll throw their shadow.
static color in_shadow(const peel *p, color bottom, double outside, double past) {
  double distance = outside > past ? outside : past;
  float dark = shadow_at(p->curl, distance > 0 ? distance : 0);
  return dark == 0 ? bottom : over((color){0, 0, 0, 255 * dark}, bottom);
}

// What one sees at a place `s` past the fold, where the page bends.
static color bent(const peel *p, double x, double y, double s, double sharpness) {
  const cpixels_curl *curl = p->curl;
  double r = curl->radius, bend = s / r, angle = ARC_SINE(bend);
  // Along the page from the fold: the lower sheet, and the sheet that has turned over.
  double lower = r * angle - s, upper = r * (PI - angle) - s;
  double ux = x + upper * curl->x, uy = y + upper * curl->y;
  float shading = curl->shading * (float)bend;
  color top = face(p, ux, uy, sharpness);
  if (top[3] > 0) {
    top = darkened(tinted(p, top), shading);
    if (top[3] >= 255) {
      return top;
    }
  }
  color bottom = face(p, x + lower * curl->x, y + lower * curl->y, sharpness);
  bottom = darkened(bottom, shading);
  return over(top, in_shadow(p, bottom, -DEPTH(curl, ux, uy), 0));
}

static color flat(const peel *p, double x, double y, double s, double sharpness) {
  const cpixels_curl *curl = p->curl;
  double upper = PI * curl->radius - 2 * s;
  double ux = x + upper * curl->x, uy = y + upper * curl->y;
  color top = face(p, ux, uy, sharpness);
  if (top[3] > 0) {
    top = tinted(p, top);
    if (top[3] >= 255) {
      return top;
    }
  }
  return over(top, in_shadow(p, face(p, x, y, sharpness), -DEPTH(curl, ux, uy), 0));
}

static color beyond(const peel *p, double x, double y, double s) {
  const cpixels_curl *curl = p->curl;
  double r = curl->radius, upper = PI / 2 * r - s;
  double outside = -DEPTH(curl, x + upper * curl->x, y + upper * curl->y);
  return in_shadow(p, (color){0}, outside, s - r);
}

static color look(const peel *p, double x, double y, double s, double sharpness) {
  if (s <= 0) {
    return flat(p, x, y, s, sharpness);
  }
  return s < p->curl->radius ? bent(p, x, y, s, sharpness) : beyond(p, x, y, s);
}

static void store(uint8_t *target, color c) {
  words4 pixel = __builtin_convertvector(__builtin_convertvector(c + 0.5f, longs4), words4);
  store_words(target, pixel);
}

static void look_slowly(const peel *p, uint8_t *row, int first, int end, double y) {
  const cpixels_curl *curl = p->curl;
  for (int i = first; i < end; i++) {
    double x = i + 0.5, s = settled(value_at(p->past, x, y));
    int count = samples_at(s, curl->radius);
    color sum = {0};
    for (int k = 0; k < count; k++) {
      double step = (k + 0.5) / count - 0.5;
      sum += look(p, x + step * curl->x, y + step * curl->y, s + step, count);
    }
    store(row + i * 4, sum * (1.0f / (float)count));
  }
}

// Four at a time; what such a way does not draw, one by one.
static void draw_run(
  const peel *p, uint8_t *row, int first, int end, double y, peeler *quick, slow_peeler *slow
) {
  for (int i = first; i < end;) {
    i = is_small(p->page) ? quick(p, row, i, end, y) : i;
    int next = i + 4 < end ? i + 4 : end;
    slow(p, row, i, next, y);
    i = next;
  }
}

static void look_at_run(const peel *p, uint8_t *row, int first, int end, double y) {
  draw_run(p, row, first, end, y, peel_simple, look_slowly);
}

// The page as it lies, with what is beside it.
static void copy_run(const peel *p, uint8_t *row, int first, int end, int y) {
  int from = first > p->left ? first : p->left;
  int to = end < p->left + p->page->width ? end : p->left + p->page->width;
  int line = y - p->top;
  if (line < 0 || line >= p->page->height || from >= to) {
    memset(row + first * 4, 0, (size_t)(end - first) * 4);
    return;
  }
  memset(row + first * 4, 0, (size_t)(from - first) * 4);
  const uint8_t *page = p->page->bytes + line * p->page->stride;
  memcpy(row + from * 4, page + (from - p->left) * 4, (size_t)(to - from) * 4);
  memset(row + to * 4, 0, (size_t)(end - to) * 4);
}

static void back_slowly(const peel *p, uint8_t *row, int first, int end, double y) {
  half_plane u = p->upper[0], v = p->upper[2];
  double u0 = u.b * y + u.c, v0 = v.b * y + v.c;
  for (int i = first; i < end; i++) {
    double x = i + 0.5;
    int px = (int)steps((u.a * x + u0) * p->across), py = (int)steps((v.a * x + v0) * p->down);
    words4 c = between_clamped(p->page, px, py);
    if (c[3] == 255) {
      c = c * (uint16_t)(255 - p->tint) + p->paper * p->tint;
      store_words(row + i * 4, OVER_255(c));
    } else {
      look_slowly(p, row, i, i + 1, y);
    }
  }
}

// The back of the page where it lies flat above itself.
static void back_run(const peel *p, uint8_t *row, int first, int end, double y) {
  draw_run(p, row, first, end, y, peel_back, back_slowly);
}

static bool is_empty(row_run run) { return !(run.first < run.end); }

static row_run inside(row_run run, const half_plane edges[4], double y, double low) {
  row_run part = run;
  for (int k = 0; k < 4; k++) {
    part = kept(part, edges[k], y, low);
  }
  return is_empty(part) ? (row_run){run.end, run.end} : part;
}

// Flat paper with the turned sheet and its shadow on it. Limits are no round numbers: no pixel
// lies exactly on them.
static void flat_run(const peel *p, uint8_t *row, row_run run, int y) {
  double cy = y + 0.5;
  row_run shaded = p->aligned ? inside(run, p->upper, cy, -p->curl->radius - 0.0173) : run;
  row_run turned = inside(shaded, p->upper, cy, 0.7531);
  copy_run(p, row, (int)run.first, (int)shaded.first, y);
  look_at_run(p, row, (int)shaded.first, (int)turned.first, cy);
  back_run(p, row, (int)turned.first, (int)turned.end, cy);
  look_at_run(p, row, (int)turned.end, (int)shaded.end, cy);
  copy_run(p, row, (int)shaded.end, (int)run.end, y);
}

static void clear_run(uint8_t *row, row_run run) {
  memset(row + (int)run.first * 4, 0, (size_t)(run.end - run.first) * 4);
}

// The two simple ends of a row, and what bends between them.
static void curl_row(const peel *p, uint8_t *row, int width, int y) {
  half_plane before = {-p->past.a, -p->past.b, -p->past.c};
  row_run all = {0, width};
  row_run flat = kept(all, before, y + 0.5, 1.0173);
  row_run clear = kept(all, p->past, y + 0.5, 2 * p->curl->radius + 1.0173);
  int start = 0, end = width;
  if (!is_empty(flat)) {
    flat_run(p, row, flat, y);
    start = flat.first == 0 ? (int)flat.end : start;
    end = flat.first == 0 ? end : (int)flat.first;
  }
  if (!is_empty(clear)) {
    clear_run(row, clear);
    start = clear.first == 0 ? (int)clear.end : start;
    end = clear.first == 0 ? end : (int)clear.first;
  }
  look_at_run(p, row, start, end, y + 0.5);
}

void cpixels_page_curl(cpixels_target target, cpixels_source page, const cpixels_curl *curl) {
  peel p = peel_for(&page, curl);
  for (int y = 0; y < target.height; y++) {
    curl_row(&p, target.bytes + y * target.stride, target.width, y);
  }
}
