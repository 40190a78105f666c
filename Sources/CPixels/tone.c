#include "CPixels.h"
#include "fastest.h"
#include "four.h"
#include "vectors.h"

#include <math.h>
#include <string.h>

enum { ONE = 1 << 16 };

static int32_t fixed(double x) { return (int32_t)floor(x * ONE + 0.5); }

static uint8_t toned(int64_t sum, int alpha) {
  int64_t value = (sum + ONE / 2) >> 16;
  return (uint8_t)(value < 0 ? 0 : (value > alpha ? alpha : value));
}

// Four pixels at a time: each channel's three factors stand below the channel.
typedef struct {
  int32_t matrix[3][3];
  ints16 of_blue, of_green, of_red;
} tone_job;

#define OF_EACH(vector, channel) \
  __builtin_shufflevector( \
    vector, vector, channel, channel, channel, channel, 4 + (channel), 4 + (channel), \
    4 + (channel), 4 + (channel), 8 + (channel), 8 + (channel), 8 + (channel), 8 + (channel), \
    12 + (channel), 12 + (channel), 12 + (channel), 12 + (channel))

INLINED void tone_four(const tone_job *job, const wide2 *pixels, wide2 *result) {
  ints16 in = __builtin_convertvector((bytes16)*pixels, ints16);
  ints16 alpha = OF_EACH(in, 3);
  ints16 out = OF_EACH(in, 0) * job->of_blue + OF_EACH(in, 1) * job->of_green
    + OF_EACH(in, 2) * job->of_red;
  out = (out + ONE / 2) >> 16;
  out &= ~(out >> 31);
  ints16 is_over = out > alpha;
  out = (is_over & alpha) | (~is_over & out);
  const ints16 is_alpha = {0, 0, 0, -1, 0, 0, 0, -1, 0, 0, 0, -1, 0, 0, 0, -1};
  out = (is_alpha & in) | (~is_alpha & out);
  *result = (wide2)__builtin_convertvector(out, bytes16);
}

INLINED void tone_one(const tone_job *job, uint8_t *p) {
  int64_t blue = p[0], green = p[1], red = p[2];
  for (int i = 0; i < 3; i++) {
    const int32_t *row = job->matrix[i];
    p[i] = toned(row[0] * blue + row[1] * green + row[2] * red, p[3]);
  }
}

// Interfaces are mostly flat: what was just computed is often what comes next.
INLINED void tone_rows(const tone_job *job, cpixels_target picture, bool is_small) {
  wide2 last = {0}, last_result = {0};
  for (int y = 0; y < picture.height; y++) {
    uint8_t *row = picture.bytes + y * picture.stride;
    int x = 0;
    for (; is_small && x + 4 <= picture.width; x += 4) {
      wide2 pixels;
      memcpy(&pixels, row + x * 4, sizeof pixels);
      wide2 odd = pixels ^ last;
      if ((odd[0] | odd[1]) != 0) {
        last = pixels;
        tone_four(job, &pixels, &last_result);
      }
      memcpy(row + x * 4, &last_result, sizeof last_result);
    }
    for (; x < picture.width; x++) {
      tone_one(job, row + x * 4);
    }
  }
}

static void tone_anywhere(const tone_job *job, cpixels_target picture, bool is_small) {
  tone_rows(job, picture, is_small);
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static void tone_by_avx2(
  const tone_job *job, cpixels_target picture, bool is_small) {
  tone_rows(job, picture, is_small);
}
#endif

void cpixels_tone(
  cpixels_target picture, double saturation, double brightness, const double luminance[3]) {
  tone_job job;
  // Whether sums of three products fit into 32 bits.
  bool is_small = true;
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) {
      double grey = luminance[j] * (1 - saturation);
      double factor = (grey + (i == j ? saturation : 0)) * brightness;
      job.matrix[i][j] = fixed(factor);
      is_small = is_small && fabs(factor) < 32;
    }
  }
  for (int lane = 0; lane < 16; lane++) {
    int channel = lane % 4;
    job.of_blue[lane] = channel < 3 ? job.matrix[channel][0] : 0;
    job.of_green[lane] = channel < 3 ? job.matrix[channel][1] : 0;
    job.of_red[lane] = channel < 3 ? job.matrix[channel][2] : 0;
  }
  FASTEST(tone)(&job, picture, is_small);
}

void cpixels_multiply(cpixels_target picture, const double factors[3]) {
  int32_t scale[3];
  for (int i = 0; i < 3; i++) scale[i] = fixed(factors[i]);
  for (int y = 0; y < picture.height; y++) {
    uint8_t *p = picture.bytes + y * picture.stride;
    for (int x = 0; x < picture.width; x++, p += 4) {
      for (int i = 0; i < 3; i++) p[i] = toned((int64_t)scale[i] * p[i], p[3]);
    }
  }
}

void cpixels_divide(cpixels_target picture, cpixels_source coverage) {
  for (int y = 0; y < picture.height; y++) {
    uint8_t *p = picture.bytes + y * picture.stride;
    const uint8_t *share = coverage.bytes + y * coverage.stride;
    for (int x = 0; x < picture.width; x++, p += 4) {
      int s = share[x];
      if (s == 0 || s == 255) continue;
      int alpha = (p[3] * 255 + s / 2) / s;
      p[3] = (uint8_t)(alpha > 255 ? 255 : alpha);
      for (int i = 0; i < 3; i++) {
        int value = (p[i] * 255 + s / 2) / s;
        p[i] = (uint8_t)(value > p[3] ? p[3] : value);
      }
    }
  }
}
