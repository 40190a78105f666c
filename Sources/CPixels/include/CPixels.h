// The per-pixel kernels that must be fast even in debug builds.
//
// Pictures are rows of premultiplied BGRA (4 bytes a pixel) or of coverage (1 byte a pixel);
// every function stays inside the bounds it is given. Strides count bytes. Nothing here calls
// libm's transcendental functions with an effect on a level, so all machines give equal bytes.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  const uint8_t *bytes;
  int width, height;
  ptrdiff_t stride;
} cpixels_source;

typedef struct {
  uint8_t *bytes;
  int width, height;
  ptrdiff_t stride;
} cpixels_target;

// What lies beyond the border of a blurred picture.
typedef enum { CPIXELS_TRANSPARENT = 0, CPIXELS_CLAMPED = 1 } cpixels_edge;

// Blurs in place with a Gaussian of `sigma` pixels, within 2/255 of the true kernel.
// `channels` is 4 or 1. Returns false when memory is short; the picture is then unchanged.
bool cpixels_blur(cpixels_target picture, int channels, double sigma, cpixels_edge edge);

// The same sideways only, of four channels; the border's colours go on beyond it.
bool cpixels_smear(cpixels_target picture, double sigma);

// A picture seen through a plane-to-plane map.
typedef struct {
  // Row by row: (x, y, 1) of a target pixel's centre gives (u·w, v·w, w) in source pixels;
  // what has w ≤ 0 lies behind the eye.
  double map[9];
  bool antialiased;
  // 0 … 255.
  int opacity;
  // What cpixels_cells says about the picture, or null: then it only takes longer.
  const uint8_t *cells;
} cpixels_view;

// A place in 1/256 of a pixel.
typedef struct {
  int32_t x, y;
} cpixels_point;

// Lays a picture of the same size over what `target` shows, `opacity` of 255 of it.
void cpixels_lay(cpixels_target target, cpixels_source source, int opacity);

// The same of a picture of any size with its corner at a place between pixels: bilinear, and
// translucent where it covers pixels in part.
void cpixels_shift(cpixels_target target, cpixels_source source, cpixels_point at, int opacity);

// Overwrites `coverage`, one byte a pixel, with how much of each pixel the outlines enclose, more
// often one way round than the other. Outline `i` ends before point `ends[i]` and is closed.
// Returns false when memory is short.
bool cpixels_cover(
  cpixels_target coverage, const cpixels_point *points, const int32_t *ends, int outlines);

// Squares of so many pixels.
enum { CPIXELS_CELL = 8 };

// For each square of a picture, row by row: how many from it to the right, itself counted, have its
// one colour, and whether the square below has it too; 0 where it has several.
enum { CPIXELS_REACH = 127, CPIXELS_BELOW = 128 };
void cpixels_cells(cpixels_source picture, uint8_t *cells);

// Lays the picture over what `target` shows.
void cpixels_warp(cpixels_target target, cpixels_source source, const cpixels_view *view);

// A page that peels off along a line and rolls over a cylinder, seen from straight above.
// Lengths and places in target pixels, where the page fills the rectangle.
typedef struct {
  double left, top, right, bottom;
  // Unit vector; the page still lies flat where p·(x, y) ≤ fold.
  double x, y, fold;
  double radius;
  // Straight blue, green, red 0 … 255 and alpha 0 … 1, laid over the page's back.
  float back_tint[4];
  // How dark the bend is at its steepest, and the shadow where it is deepest: 0 … 1.
  float shading, shadow;
} cpixels_curl;

// Overwrites every pixel of `target`; `page` is what fills the rectangle, of any resolution.
void cpixels_page_curl(cpixels_target target, cpixels_source page, const cpixels_curl *curl);

// target = (1 − weight/65535) · first + weight/65535 · second, rounded to nearest.
void cpixels_mix(
  uint8_t *target, const uint8_t *first, const uint8_t *second, size_t count, uint16_t weight);

// The same with a weight for each pixel: the alpha of `weights`.
void cpixels_mix_by(
  uint8_t *target, const uint8_t *first, const uint8_t *second, const uint8_t *weights,
  size_t pixels);

// The same with weights that depend on how unlike two pixels are: of their levels, each component
// for itself, or of their colours as a `whole`; 255 is black against white.
void cpixels_mix_unlike(
  uint8_t *target, const uint8_t *first, const uint8_t *second, const uint16_t weights[256],
  bool whole, size_t pixels);

// Tiles of one colour, `side` pixels wide and high, one of which has its corner at (x, y); in
// place. Sides up to 1 change nothing. Returns false when memory is short.
bool cpixels_mosaic(cpixels_target picture, double side, double x, double y);

// Saturation with the given luminance weights (blue, green, red), then brightness, in place.
void cpixels_tone(
  cpixels_target picture, double saturation, double brightness, const double luminance[3]);

// Multiplies blue, green and red by factors of 0…1, in place.
void cpixels_multiply(cpixels_target picture, const double factors[3]);

// Multiplies every pixel by the coverage at its place, 255 being one, in place.
void cpixels_keep(cpixels_target picture, cpixels_source coverage);

// Divides every pixel by the coverage at its place, 255 being one, where that is not 0; in place.
void cpixels_divide(cpixels_target picture, cpixels_source coverage);

// The pixels of a row that are not fully transparent, and whether all of those are opaque.
typedef struct {
  int32_t first, last;  // last < first when the row is empty
  bool opaque;
} cpixels_row;

void cpixels_rows(cpixels_source picture, cpixels_row *rows);

typedef struct {
  size_t count;     // pixels that differ by more than the tolerance in some channel
  int largest;      // the largest difference of any channel
  int left, top, right, bottom;  // box around the counted pixels, right and bottom exclusive
} cpixels_difference;

// Pictures of equal size, 4 bytes a pixel.
cpixels_difference cpixels_compare(cpixels_source first, cpixels_source second, int tolerance);

// Halves a picture, each pixel the mean of four; odd edges count twice.
void cpixels_halve(cpixels_target target, cpixels_source source);

// A colour of a ramp: blue, green, red and alpha, not premultiplied, all 0 … 1.
typedef struct {
  double location;
  double color[4];
} cpixels_stop;

// Colours around a place: `map` takes target pixel centres to the unit circle's plane. The stops,
// at least one and in order of location, go from its middle to the circle when `radial`, else round
// one turn from +x towards +y; where two stand in one place, the later begins there.
void cpixels_sweep(
  cpixels_target target, const double map[6], bool radial, const cpixels_stop *stops, int count);

// target = target darkened by source (plus-darker of Porter and Duff's family), in place.
void cpixels_plus_darker(cpixels_target target, cpixels_source source);

// What one pixel of two pictures is to another; larger is worse.
enum {
  CPIXELS_SAME = 0,
  CPIXELS_TOLERATED = 1,
  CPIXELS_ANTIALIASED = 2,
  CPIXELS_LIGHTER = 3,
  CPIXELS_DARKER = 4,
};

// When two pixels count as different.
typedef struct {
  // Deltas up to this in every channel are tolerated.
  int channel_limit;
  // 0 for no colour metric, 1 tolerates black against white.
  double yiq_threshold;
  bool ignores_antialiasing;
} cpixels_rule;

typedef struct {
  // How many pixels have each verdict; same pixels are not counted.
  size_t counts[5];
  int max_delta;
  // Around every pixel that differs, borders included; right < left where none does.
  int left, top, right, bottom;
} cpixels_judgement;

// Compares two pictures of one size; writes a verdict a pixel to `verdicts` unless it is null.
void cpixels_judge(cpixels_source a, cpixels_source b, const cpixels_rule *rule,
                             uint8_t *verdicts, cpixels_judgement *sum);

// The golden greyed, on white: red where it differs, yellow where an edge does, blue where the
// difference is tolerated. Tightly packed.
void cpixels_mark(uint8_t *target, cpixels_source golden, const uint8_t *verdicts);

// The differences of two pictures on white, `largest` of a channel stretched to 255. Tightly
// packed.
void cpixels_amplify(uint8_t *target, cpixels_source a, cpixels_source b, int largest);

// Adds a picture to four sums a pixel: its light, where `linear`, or its levels. At most 65535
// pictures fit.
void cpixels_expose_add(uint32_t *sums, const uint8_t *bgra, size_t pixels, bool linear);

// The mean of `count` pictures from their sums.
void cpixels_expose_end(
  uint8_t *bgra, const uint32_t *sums, size_t pixels, uint32_t count, bool linear);
