#include "CQuantizer.h"

#include "words.h"

static bool is_opaque(const uint8_t *bgra, size_t pixels) {
  words all = {~0u, ~0u, ~0u, ~0u};
  size_t i = 0;
  for (; i + 4 <= pixels; i += 4) all &= words_at(bgra + 4 * i);
  uint32_t rest = all[0] & all[1] & all[2] & all[3];
  for (; i < pixels; i++) rest &= word_at(bgra + 4 * i);
  return rest >> 24 == 255;
}

void quantizer_harden(uint8_t *result, const uint8_t *bgra, size_t pixels) {
  if (is_opaque(bgra, pixels)) {
    memcpy(result, bgra, 4 * pixels);
    return;
  }
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
  size_t i = 0;
  for (; i + 4 <= pixels; i += 4) {
    words same = (words)(words_at(before + 4 * i) == words_at(after + 4 * i));
    words kept = words_at(bgra + 4 * i) & ~same;
    memcpy(bgra + 4 * i, &kept, sizeof kept);
  }
  for (; i < pixels; i++) {
    if (word_at(before + 4 * i) == word_at(after + 4 * i)) memset(bgra + 4 * i, 0, 4);
  }
}
