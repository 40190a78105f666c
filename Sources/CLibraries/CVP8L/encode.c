#include "CVP8L.h"
#include "difference.h"
#include "image.h"
#include "palette.h"
#include "predict.h"

enum { subtract_green = 2, predicted = 0, indexed = 3 };

static void put_transform(stream *target, int kind) {
  stream_put(target, 1, 1);
  stream_put(target, (uint32_t)kind, 2);
}

static int put_indexed(stream *target, const uint32_t *pixels, int width, int height, const palette *colors) {
  put_transform(target, indexed);
  stream_put(target, (uint32_t)colors->count - 1, 8);
  // Each colour less the one before it.
  uint32_t steps[256];
  for (int i = 0; i < colors->count; i++) {
    steps[i] = difference_of(colors->colors[i], i > 0 ? colors->colors[i - 1] : 0);
  }
  int columns = 0;
  uint32_t *indices = palette_apply(colors, pixels, width, height, &columns);
  int is_done = indices && image_put(target, steps, colors->count, 1, 0, 0);
  if (is_done) {
    stream_put(target, 0, 1);  // no more transforms
    is_done = image_put(target, indices, columns, height, 1, 0);
  }
  free(indices);
  return is_done;
}

static uint32_t *without_green(const uint32_t *pixels, size_t count) {
  uint32_t *result = malloc(count * sizeof *result);
  for (size_t i = 0; result && i < count; i++) {
    uint32_t green = pixels[i] >> 8 & 255;
    uint32_t rest = (pixels[i] & 0x00FF00FFu) + 0x01000100u - (green << 16 | green);
    result[i] = (pixels[i] & 0xFF00FF00u) | (rest & 0x00FF00FFu);
  }
  return result;
}

static int put_predicted(stream *target, const uint32_t *pixels, int width, int height) {
  prediction made = {0};
  uint32_t *plain = without_green(pixels, (size_t)width * (size_t)height);
  int is_done = plain && predict(&made, plain, width, height);
  free(plain);
  if (is_done) {
    put_transform(target, subtract_green);
    put_transform(target, predicted);
    stream_put(target, tile_bits - 2, 3);
    is_done = image_put(target, made.modes, made.columns, made.rows, 0, 0);
    stream_put(target, 0, 1);  // no more transforms
    is_done = is_done && image_put(target, made.differences, width, height, 1, 1);
  }
  prediction_free(&made);
  return is_done;
}

static void put_word(uint8_t *target, size_t word) {
  for (int i = 0; i < 4; i++) target[i] = (uint8_t)(word >> (8 * i));
}

uint8_t *vp8l_encode(const uint32_t *pixels, int width, int height, int has_alpha, size_t *size) {
  enum { heading = 20 };
  stream file = {0};
  for (int i = 0; i < heading; i++) stream_put(&file, 0, 8);
  stream_put(&file, 0x2F, 8);
  stream_put(&file, (uint32_t)width - 1, 14);
  stream_put(&file, (uint32_t)height - 1, 14);
  stream_put(&file, has_alpha != 0, 1);
  stream_put(&file, 0, 3);  // the version
  palette colors;
  int is_done = palette_find(&colors, pixels, width * height)
    ? put_indexed(&file, pixels, width, height, &colors)
    : put_predicted(&file, pixels, width, height);
  stream_close(&file);
  size_t length = file.count - heading;
  // Chunks have an even number of bytes.
  if (length & 1) {
    stream_put(&file, 0, 8);
    stream_close(&file);
  }
  if (!is_done || file.is_broken) {
    free(file.bytes);
    return NULL;
  }
  memcpy(file.bytes, "RIFF", 4);
  put_word(file.bytes + 4, file.count - 8);
  memcpy(file.bytes + 8, "WEBPVP8L", 8);
  put_word(file.bytes + 16, length);
  *size = file.count;
  return file.bytes;
}
