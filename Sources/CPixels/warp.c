// A picture through a plane-to-plane map: bilinear, as many samples a pixel as the picture is
// made smaller there, and edges as covered as the pixel's own square is (to first order).
#include "CPixels.h"
#include "bilinear.h"
#include "lines.h"
#include "settled.h"
#include "warp_inside.h"

enum { MOST_ALIKE = 4 };

typedef struct {
  const cpixels_source *source;
  const cpixels_view *view;
  bool flat;             // depth is 1 everywhere
  bool varies;           // from pixel to pixel, in how many samples there are
  sample_counts counts;  // of each pixel where it does not vary
  double reach;          // source pixels that samples may need on either side
  half_plane depth;      // of the eye
  half_plane edge[4];    // target pixels from the left, right, top and bottom edge
  half_plane safe[4];    // source pixels from them, times the depth
  sample_offsets offsets;
  // Squares of the longest sides, in steps, that ask for so many samples; upright ones second.
  double most[2][MOST_SAMPLES + 1];
} projector;

static half_plane row_of(const double *m) { return (half_plane){m[0], m[1], m[2]}; }

// a − b · at, up to the sign.
static half_plane beyond(half_plane a, half_plane b, double at, double sign) {
  return (half_plane){
    sign * (a.a - at * b.a), sign * (a.b - at * b.b), sign * (a.c - at * b.c)};
}

static half_plane unit(half_plane plane) {
  double length = sqrt(plane.a * plane.a + plane.b * plane.b);
  double k = 1 / (length > 1e-12 ? length : 1e-12);
  return (half_plane){plane.a * k, plane.b * k, plane.c * k};
}

static int larger(int a, int b) { return a > b ? a : b; }

// The same number for every pixel, the most that a corner of the source asks for, while that is
// small; quick ways need to know it beforehand.
static void agree_on_samples(projector *p) {
  const double *m = p->view->map;
  p->counts = (sample_counts){1, 1};
  // The corners' places in the target, by Cramer's rule on the map's rows.
  for (int i = 0; i < 4; i++) {
    half_plane u = beyond(row_of(m), row_of(m + 6), i & 1 ? p->source->width : 0, 1);
    half_plane v = beyond(row_of(m + 3), row_of(m + 6), i & 2 ? p->source->height : 0, 1);
    double k = u.a * v.b - u.b * v.a;
    double x = (u.b * v.c - u.c * v.b) / k, y = (u.c * v.a - u.a * v.c) / k;
    if (!(isfinite(x) && isfinite(y) && value_at(p->depth, x, y) > 1e-9)) {
      p->varies = true;
      return;
    }
    footprint at = footprint_at(m, x, y);
    sample_counts here = count_samples(&at);
    p->counts.across = larger(p->counts.across, here.across);
    p->counts.down = larger(p->counts.down, here.down);
  }
  p->varies = larger(p->counts.across, p->counts.down) > MOST_ALIKE;
}

static void spread_samples(sample_offsets *offsets) {
  for (int count = 1; count <= MOST_SAMPLES; count++) {
    for (int i = 0; i < count; i++) {
      offsets->of[count][i] = (i + 0.5) / count - 0.5;
    }
  }
}

static void set_limits(projector *p) {
  for (int count = 0; count <= MOST_SAMPLES; count++) {
    p->most[0][count] = most_for(count, false) * 256 * 256;
    p->most[1][count] = most_for(count, true) * 256 * 256;
  }
}

static projector projector_for(const cpixels_source *source, const cpixels_view *view) {
  const double *m = view->map;
  half_plane u = row_of(m), v = row_of(m + 3), w = row_of(m + 6);
  projector p = {.source = source, .view = view, .depth = w};
  p.flat = w.a == 0 && w.b == 0 && w.c == 1;
  agree_on_samples(&p);
  spread_samples(&p.offsets);
  if (p.varies) {
    set_limits(&p);
  }
  // A sample reads the pixels beside it, and stands up to half a footprint from the middle.
  p.reach = 1 + (p.counts.across + p.counts.down - 2) / 2.0;
  for (int i = 0; i < 2; i++) {
    double sign = i == 0 ? 1 : -1;
    p.edge[i] = unit(beyond(u, w, i == 0 ? 0 : source->width, sign));
    p.edge[i + 2] = unit(beyond(v, w, i == 0 ? 0 : source->height, sign));
    p.safe[i] = beyond(u, w, i == 0 ? p.reach : source->width - p.reach, sign);
    p.safe[i + 2] = beyond(v, w, i == 0 ? p.reach : source->height - p.reach, sign);
  }
  return p;
}

static double share(double distance) {
  double part = distance + 0.5;
  return part < 0 ? 0 : (part > 1 ? 1 : part);
}

// How much of a pixel lies between two edges.
static double between(const projector *p, const half_plane edges[2], double x, double y) {
  double before = settled(value_at(edges[0], x, y));
  double after = settled(value_at(edges[1], x, y));
  if (!p->view->antialiased) {
    return before >= 0 && after > 0 ? 1 : 0;
  }
  double covered = share(before) + share(after) - 1;
  return covered < 0 ? 0 : covered;
}

static unsigned coverage(const projector *p, double x, double y) {
  double across = between(p, p->edge, x, y), down = between(p, p->edge + 2, x, y);
  return (unsigned)(across * down * p->view->opacity + 0.5);
}

static int limited_step(double place) {
  double step = steps(place), far = 1 << 30;
  return whole_step(step < -far ? -far : (step > far ? far : step));
}

static words4 mean_of(longs4 sum, int count) {
  int32_t part = 65536 / count;
  // What the division left out goes into the rounding: a picture of one colour keeps it.
  int32_t lost = (65536 - part * count) * 255 / 2 + 32768;
  return __builtin_convertvector((sum * part + lost) >> 16, words4);
}

// Whether the four pixels around every sample lie inside the picture.
static bool is_inside(const cpixels_source *source, const footprint *at) {
  double across = (fabs(at->ux) + fabs(at->uy)) / 2 + 1;
  double down = (fabs(at->vx) + fabs(at->vy)) / 2 + 1;
  return at->u > across && at->u < source->width - across && at->v > down
    && at->v < source->height - down;
}

static longs4 sample(const cpixels_source *source, double u, double v, bool inside) {
  if (!inside) {
    return __builtin_convertvector(
      between_clamped(source, limited_step(u), limited_step(v)), longs4);
  }
  int x = whole_step(steps(u)), y = whole_step(steps(v));
  const uint8_t *place = source->bytes + (y >> 8) * source->stride + (x >> 8) * 4;
  return __builtin_convertvector(between_four(place, source->stride, x & 255, y & 255), longs4);
}

// The mean over the pixel's footprint.
static words4 sampled(const projector *p, double x, double y) {
  footprint at = footprint_at(p->view->map, x, y);
  sample_counts counts = p->varies ? count_samples(&at) : p->counts;
  int across = counts.across, down = counts.down;
  if (across * down == 1) {
    return between_clamped(p->source, limited_step(at.u), limited_step(at.v));
  }
  bool inside = is_inside(p->source, &at);
  longs4 sum = {0};
  for (int j = 0; j < down; j++) {
    double dy = p->offsets.of[down][j];
    for (int i = 0; i < across; i++) {
      double dx = p->offsets.of[across][i];
      double u = at.u + (at.ux * dx + at.uy * dy), v = at.v + (at.vx * dx + at.vy * dy);
      sum += sample(p->source, u, v, inside);
    }
  }
  return mean_of(sum, across * down);
}

static void warp_slowly(const projector *p, uint8_t *row, int first, int end, double y) {
  for (int i = first; i < end; i++) {
    double x = i + 0.5;
    if (!(value_at(p->depth, x, y) > 1e-9)) {
      continue;
    }
    unsigned part = coverage(p, x, y);
    if (part > 0) {
      blend(row + i * 4, sampled(p, x, y), part);
    }
  }
}

static warp_job job_for(const projector *p) {
  warp_job job = {
    .source = p->source, .view = p->view, .offsets = &p->offsets, .flat = p->flat,
    .counts = p->counts};
  for (int i = 0; i < 9; i++) {
    job.map[i] = p->view->map[i] * (i < 6 ? 256 : 1);
  }
  return job;
}

static sample_limits limits_of(const projector *p, sample_counts counts, bool upright) {
  const double *most = p->most[upright];
  return (sample_limits){
    .upright = upright,
    .least_across = most[counts.across - 1],
    .most_across = most[counts.across],
    .least_down = most[counts.down - 1],
    .most_down = most[counts.down]};
}

// Pixels have the counts of their neighbours, but for a few.
static void warp_varying(const projector *p, uint8_t *row, int first, int end, double y) {
  warp_job job = job_for(p);
  for (int i = first; i < end;) {
    footprint at = footprint_at(p->view->map, i + 0.5, y);
    job.counts = count_samples(&at);
    sample_limits limits = limits_of(p, job.counts, is_upright(&at));
    job.limits = &limits;
    i = warp_inside(&job, row, i, end, y);
    int odd = i < end ? i + 4 : i;
    warp_slowly(p, row, i, odd, y);
    i = odd;
  }
}

// Nothing of the picture's edges is to be seen there.
static void warp_quickly(const projector *p, uint8_t *row, int first, int end, double y) {
  if (p->varies) {
    warp_varying(p, row, first, end, y);
    return;
  }
  const warp_job job = job_for(p);
  warp_inside(&job, row, first, end, y);
}

static bool is_safe(const projector *p, double x, double y) {
  footprint at = footprint_at(p->view->map, x, y);
  double reach = p->reach - 0.25;
  return at.u > reach && at.u < p->source->width - reach
    && at.v > reach && at.v < p->source->height - reach;
}

// Where pixels are wholly covered and, unless that is looked at again, so are all that their
// samples need.
static row_run quick_part(const projector *p, row_run seen, double y) {
  const row_run none = {seen.end, seen.end};
  row_run inside = seen;
  for (int k = 0; k < 4; k++) {
    inside = kept(inside, p->edge[k], y, 0.5 + 1e-6);
    if (!p->varies) {
      inside = kept(inside, p->safe[k], y, 0);
    }
  }
  if (!is_small(p->source) || !(inside.first < inside.end)) {
    return none;
  }
  // Between two places on a row that lie inside, everything does.
  bool safe = p->varies
    || (is_safe(p, inside.first + 0.5, y) && is_safe(p, inside.end - 0.5, y));
  return safe ? inside : none;
}

static void warp_row(const projector *p, cpixels_target target, int i) {
  double y = i + 0.5;
  uint8_t *row = target.bytes + i * target.stride;
  row_run seen = kept((row_run){0, target.width}, p->depth, y, 1e-9);
  for (int k = 0; k < 4; k++) {
    seen = kept(seen, p->edge[k], y, -0.5 - 1e-6);
  }
  if (!(seen.first < seen.end)) {
    return;
  }
  row_run quick = quick_part(p, seen, y);
  int from = (int)quick.first, to = from + (int)(quick.end - quick.first) / 4 * 4;
  warp_slowly(p, row, (int)seen.first, from, y);
  if (from < to) {
    warp_quickly(p, row, from, to, y);
  }
  warp_slowly(p, row, to, (int)seen.end, y);
}

void cpixels_warp(cpixels_target target, cpixels_source source, const cpixels_view *view) {
  if (source.width < 1 || source.height < 1) {
    return;
  }
  projector p = projector_for(&source, view);
  for (int y = 0; y < target.height; y++) {
    warp_row(&p, target, y);
  }
}
