// The mean of several pictures, of their light or of their levels.
#include "CPixels.h"

#include <math.h>
#include <string.h>

enum { LEVELS = 256, FINE = 4096 };

// Light of each level in 65535ths, and the level of each 4096th of light.
typedef struct {
  uint16_t light[LEVELS];
  uint8_t level[FINE + 1];
} light_table;

static double light_of(double level) {  // IEC 61966-2-1
  return level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4);
}

static void make_table(light_table *t) {
  for (int i = 0; i < LEVELS; i++) {
    t->light[i] = (uint16_t)floor(light_of(i / 255.0) * 65535 + 0.5);
  }
  int level = 0;
  for (int i = 0; i <= FINE; i++) {
    // The level whose light is nearest.
    int light = i * 65535 / FINE;
    while (level < 255 && t->light[level] + t->light[level + 1] < 2 * light) level++;
    t->level[i] = (uint8_t)level;
  }
}

static uint32_t straight(uint32_t level, uint32_t alpha) {
  uint32_t value = (level * 255 + alpha / 2) / alpha;
  return value > 255 ? 255 : value;
}

static void add_levels(uint32_t *sums, const uint8_t *bgra, size_t pixels) {
  for (size_t i = 0; i < 4 * pixels; i++) sums[i] += bgra[i];
}

static void add_light(const light_table *t, uint32_t *sums, const uint8_t *bgra, size_t pixels) {
  for (size_t i = 0; i < pixels; i++, sums += 4, bgra += 4) {
    uint32_t alpha = bgra[3];
    if (alpha == 0) continue;
    for (int k = 0; k < 3; k++) {
      uint32_t light = t->light[alpha == 255 ? bgra[k] : straight(bgra[k], alpha)];
      sums[k] += alpha == 255 ? light : (light * alpha + 127) / 255;
    }
    sums[3] += alpha;
  }
}

void cpixels_expose_add(uint32_t *sums, const uint8_t *bgra, size_t pixels, bool linear) {
  if (!linear) {
    add_levels(sums, bgra, pixels);
    return;
  }
  light_table table;
  make_table(&table);
  add_light(&table, sums, bgra, pixels);
}

static uint8_t mean(uint32_t sum, uint32_t count) { return (uint8_t)((sum + count / 2) / count); }

static uint8_t level_of(const light_table *t, uint32_t light) {
  // Levels 0 and 1 of the table's steps are wider than the darkest levels are apart.
  if (light < 1024) {
    int level = 0;
    while (t->light[level] + t->light[level + 1] < 2 * (int)light) level++;
    return (uint8_t)level;
  }
  return t->level[(light * (uint64_t)FINE + 32767) / 65535];
}

void cpixels_expose_end(
    uint8_t *bgra, const uint32_t *sums, size_t pixels, uint32_t count, bool linear) {
  light_table table;
  make_table(&table);
  for (size_t i = 0; i < pixels; i++, sums += 4, bgra += 4) {
    uint32_t alpha = mean(sums[3], count);
    bgra[3] = (uint8_t)alpha;
    for (int k = 0; k < 3; k++) {
      if (!linear) {
        bgra[k] = mean(sums[k], count);
        continue;
      }
      // Sums of light weigh with their alpha.
      uint64_t weight = sums[3];
      uint32_t light = weight ? (uint32_t)(((uint64_t)sums[k] * 255 + weight / 2) / weight) : 0;
      uint32_t level = level_of(&table, light > 65535 ? 65535 : light);
      bgra[k] = (uint8_t)((level * alpha + 127) / 255);
    }
  }
}
