// A picture laid over another at a place between pixels.
#include "fastest.h"
#include "four.h"

// (a · (256 − f) + b · f) / 256, rounded.
#define BETWEEN(a, b, f) \
  (((a) * (uint16_t)(256 - (f)) + (b) * (uint16_t)(f) + (uint16_t)128) >> 8)

// Of a row beyond the picture, every pixel is read from the same zeros: its pixels have no length.
typedef struct {
  const uint8_t *bytes;
  ptrdiff_t length;
} pixel_row;

static pixel_row row_at(const cpixels_source *source, int y) {
  static const uint8_t nothing[16];
  bool inside = y >= 0 && y < source->height;
  return inside ? (pixel_row){source->bytes + y * source->stride, 4} : (pixel_row){nothing, 0};
}

// `part` of 255 of a row that is moved right by fx and down by fy of 256: pixels mix with those to
// the left and above.
typedef struct {
  pixel_row here, above;
  int width;
  uint16_t fx, fy;
  unsigned part;
} shifted_row;

static words4 pixel_at(const shifted_row *row, int x) {
  if (x < 0 || x >= row->width) {
    return (words4){0};
  }
  words4 here = pixel_words(row->here.bytes + x * row->here.length);
  return BETWEEN(here, pixel_words(row->above.bytes + x * row->above.length), row->fy);
}

static void shift_pixel(const shifted_row *row, uint8_t *place, int x) {
  blend(place, BETWEEN(pixel_at(row, x), pixel_at(row, x - 1), row->fx), row->part);
}

#define WORDS(row, x) AS_WORDS(*(const bytes16 *)((row).bytes + (x) * (row).length))

INLINED void shift_row(const shifted_row *row, uint8_t *out, int first, int end) {
  const pixel_row here = row->here, above = row->above;
  const uint16_t fx = row->fx, fy = row->fy;
  int x = first;
  for (; x < end && x < 1; x++) {
    shift_pixel(row, out + (x - first) * 4, x);
  }
  for (; x + 4 <= end && x + 4 <= row->width; x += 4) {
    words16 right = BETWEEN(WORDS(here, x), WORDS(above, x), fy);
    words16 left = fx == 0 ? right : BETWEEN(WORDS(here, x - 1), WORDS(above, x - 1), fy);
    words16 mean = BETWEEN(right, left, fx);
    BLEND_FOUR(out + (x - first) * 4, mean, row->part);
  }
  for (; x < end; x++) {
    shift_pixel(row, out + (x - first) * 4, x);
  }
}

static int smaller(int one, int other) { return one < other ? one : other; }

INLINED void shift_rows(
  cpixels_target target, const cpixels_source *source, cpixels_point at, unsigned part
) {
  int left = at.x >> 8, top = at.y >> 8;
  shifted_row row = {.width = source->width, .fx = at.x & 255, .fy = at.y & 255, .part = part};
  // A picture between pixels touches one more.
  int first = left < 0 ? 0 : left, end = smaller(target.width, left + row.width + (row.fx > 0));
  int last = smaller(target.height, top + source->height + (row.fy > 0));
  for (int y = top < 0 ? 0 : top; y < last && first < end; y++) {
    row.here = row_at(source, y - top);
    row.above = row_at(source, y - top - 1);
    shift_row(&row, target.bytes + y * target.stride + first * 4, first - left, end - left);
  }
}

static void shift_anywhere(
  cpixels_target target, const cpixels_source *source, cpixels_point at, unsigned part
) {
  shift_rows(target, source, at, part);
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static void shift_by_avx2(
  cpixels_target target, const cpixels_source *source, cpixels_point at, unsigned part
) {
  shift_rows(target, source, at, part);
}
#endif

void cpixels_shift(cpixels_target target, cpixels_source source, cpixels_point at, int opacity) {
  FASTEST(shift)(target, &source, at, (unsigned)opacity);
}
