// Four pixels at a time through a map; compiled for each kind of processor, with its SAMPLE_FOUR.
#include "alike.h"
#include "four.h"

INLINED void four_alike(uint8_t *row, int first, int end, const uint8_t *pixel, unsigned part) {
  int32_t word;
  memcpy(&word, pixel, sizeof word);
  words16 pixels = AS_WORDS(((ints4){word, word, word, word}));
  for (int i = first; i < end; i += 4) {
    BLEND_FOUR(row + i * 4, pixels, part);
  }
}

// Bytes from what a pixel reads to what one a few rows below reads. Rows that lie aslant cross many
// of the source's, which no processor foresees.
INLINED ptrdiff_t bytes_ahead(const warp_job *job, int i, double y) {
  footprint at = footprint_at(job->map, i + 0.5, y);
  double across = 4 * at.uy / 256, down = 4 * at.vy / 256, most = 64;
  return fabs(across) + fabs(down) < most ? (int)down * job->source->stride + (int)across * 4 : 0;
}

// One sample a pixel.
INLINED void four_samples(
  const warp_job *job, uint8_t *row, int first, int end, double y, ptrdiff_t ahead
) {
  const double *m = job->map;
  double ux = m[0], vx = m[3], wx = m[6];
  double u0 = m[1] * y + m[2], v0 = m[4] * y + m[5], w0 = m[7] * y + m[8];
  const uint8_t *bytes = job->source->bytes;
  int stride = (int)job->source->stride;
  unsigned part = (unsigned)job->view->opacity;
  bool flat = job->flat;
  for (int i = first; i < end; i += 4) {
    doubles4 x = FOUR_CENTRES(i), u = ux * x + u0, v = vx * x + v0;
    if (!flat) {
      doubles4 r = 1 / (wx * x + w0);
      u *= r;
      v *= r;
    }
    ints4 su = FOUR_STEPS(u), sv = FOUR_STEPS(v);
    words16 pixels;
    SAMPLE_FOUR(pixels, bytes, stride, ahead, su, sv);
    BLEND_FOUR(row + i * 4, pixels, part);
  }
}

#define ABSOLUTE(x) (doubles4)((flags4)(x) & INT64_MAX)

// −1 for pixels that have other counts than the job's or need what lies outside.
INLINED void find_odd(
  const warp_job *job, flags4 *odd, const doubles4 *u, const doubles4 *v, const doubles4 *ux,
  const doubles4 *uy, const doubles4 *vx, const doubles4 *vy
) {
  const sample_limits *limits = job->limits;
  doubles4 across = *ux * *ux + *vx * *vx, down = *uy * *uy + *vy * *vy;
  doubles4 beside = (ABSOLUTE(*ux) + ABSOLUTE(*uy)) / 2 + 256;
  doubles4 above = (ABSOLUTE(*vx) + ABSOLUTE(*vy)) / 2 + 256;
  flags4 upright = (*vx == 0) & (*uy == 0);
  *odd = (across <= limits->least_across) | (across > limits->most_across)
    | (down <= limits->least_down) | (down > limits->most_down)
    | (upright ^ -(int64_t)limits->upright) | ~(*u > beside) | ~(*v > above)
    | ~(*u < job->source->width * 256.0 - beside) | ~(*v < job->source->height * 256.0 - above);
}

// (sum · share + lost) / 65536. What the division left out goes into the rounding: a picture of one
// colour keeps it.
#define MEAN_OF(sum, share, lost) \
  ((share) > 65535 ? sum : HIGH_HALF(sum, share) \
    - (words16)((words16)((sum) * (uint16_t)(share)) > (uint16_t)(65535 - (lost))))
#define HIGH_HALF(sum, share) __builtin_convertvector( \
  (__builtin_convertvector(sum, longs16) * (uint32_t)(share)) >> 16, words16)

// The mean of several samples a pixel, at most 256; gives the first pixel that is not drawn.
INLINED int four_means(
  const warp_job *job, uint8_t *row, int first, int end, double y, ptrdiff_t ahead
) {
  const double *m = job->map;
  const uint8_t *bytes = job->source->bytes;
  int stride = (int)job->source->stride;
  int across = job->counts.across, down = job->counts.down, count = across * down;
  const double *beside = job->offsets->of[across], *below = job->offsets->of[down];
  unsigned part = (unsigned)job->view->opacity;
  uint32_t share = 65536 / count;
  uint16_t lost = (uint16_t)((65536 - share * count) * 255 / 2 + 32768);
  for (int i = first; i < end; i += 4) {
    doubles4 x = FOUR_CENTRES(i), r = 1 / (m[6] * x + m[7] * y + m[8]);
    doubles4 u = (m[0] * x + m[1] * y + m[2]) * r, v = (m[3] * x + m[4] * y + m[5]) * r;
    doubles4 ux = (m[0] - u * m[6]) * r, uy = (m[1] - u * m[7]) * r;
    doubles4 vx = (m[3] - v * m[6]) * r, vy = (m[4] - v * m[7]) * r;
    if (job->limits) {
      flags4 odd;
      find_odd(job, &odd, &u, &v, &ux, &uy, &vx, &vy);
      if (__builtin_reduce_or(odd)) {
        return i;
      }
    }
    words16 sum = {0};
    for (int j = 0; j < down; j++) {
      doubles4 u_down = uy * below[j], v_down = vy * below[j];
      for (int k = 0; k < across; k++) {
        ints4 su = FOUR_STEPS(u + (ux * beside[k] + u_down));
        ints4 sv = FOUR_STEPS(v + (vx * beside[k] + v_down));
        words16 pixels;
        SAMPLE_FOUR(pixels, bytes, stride, ahead, su, sv);
        sum += pixels;
      }
    }
    words16 pixels = MEAN_OF(sum, share, lost);
    BLEND_FOUR(row + i * 4, pixels, part);
  }
  return end;
}

#define LIMITED(x, far) __builtin_elementwise_max(__builtin_elementwise_min(x, far), -(far))

INLINED int blocks_in(int first, int end, int step) { return (end - first + step - 1) / step; }

// Where every so many pixels lie in the source, then the last one: what follows that may lie behind
// the eye.
INLINED void find_places(
  const warp_job *job, block_places *places, int first, int end, int step, double y
) {
  const double *m = job->map;
  const doubles4 far = {1 << 28, 1 << 28, 1 << 28, 1 << 28};
  const doubles4 last = {end - 0.5, end - 0.5, end - 0.5, end - 0.5};
  for (int k = 0; k <= blocks_in(first, end, step); k += 4) {
    doubles4 x = first + 0.5 + step * (k + (doubles4){0, 1, 2, 3});
    x = __builtin_elementwise_min(x, last);
    doubles4 r = 1 / (m[6] * x + m[7] * y + m[8]);
    doubles4 u = (m[0] * x + m[1] * y + m[2]) * r, v = (m[3] * x + m[4] * y + m[5]) * r;
    ints4 su = FOUR_STEPS(LIMITED(u, far)), sv = FOUR_STEPS(LIMITED(v, far));
    memcpy(places->u + k, &su, sizeof su);
    memcpy(places->v + k, &sv, sizeof sv);
  }
}

// Of blocks of `step` pixels: the place of a pixel that all look like, or −1. What follows such a
// block has its colour, if any: the two meet.
INLINED void find_blocks(
  const warp_job *job, const alike_finder *finder, ptrdiff_t *found, int first, int end, int step,
  double y
) {
  block_places places;
  find_places(job, &places, first, end, step, y);
  ptrdiff_t last = -1;
  for (int k = 0; k < blocks_in(first, end, step); k++) {
    ptrdiff_t place = (places.v[k] >> 8) * job->source->stride + (places.u[k] >> 8) * 4;
    place = last < 0 ? place : last;
    last = is_alike(finder, &places, k) ? place : -1;
    found[k] = last;
    // Nothing else may have read it.
    read_soon(job->source->bytes, place);
  }
}

INLINED int warp_fours(const warp_job *job, uint8_t *row, int first, int end, double y) {
  bool single = job->counts.across * job->counts.down == 1 && !job->limits;
  int step = job->counts.across == 1 ? 16 : (job->counts.across < 4 ? 8 : 4);
  unsigned part = (unsigned)job->view->opacity;
  ptrdiff_t ahead = bytes_ahead(job, first, y), found[MOST_BLOCKS];
  memset(found, -1, sizeof found);
  alike_finder finder = finder_for(job, first, end, y);
  for (int i = first; i < end;) {
    int stop = i + MOST_BLOCKS * step < end ? i + MOST_BLOCKS * step : end;
    if (finder.cells) {
      find_blocks(job, &finder, found, i, stop, step, y);
    }
    for (int k = 0; i < stop; k++) {
      int next = i + step < stop ? i + step : stop;
      if (found[k] >= 0) {
        four_alike(row, i, next, job->source->bytes + found[k], part);
      } else if (single) {
        four_samples(job, row, i, next, y, ahead);
      } else {
        int drawn = four_means(job, row, i, next, y, ahead);
        if (drawn < next) {
          return drawn;
        }
      }
      i = next;
    }
  }
  return end;
}
