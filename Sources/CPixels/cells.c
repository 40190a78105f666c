// Where a picture shows one colour: what is sampled there needs no sampling.
#include "cells.h"
#include "vectors.h"

#include <string.h>

enum { ROW_BYTES = CPIXELS_CELL * 4 };

typedef struct {
  const cpixels_source *picture;
  uint8_t *cells;
  int across, down;
} cell_map;

static uint32_t color_of(const cell_map *map, int x, int y) {
  uint32_t color;
  const cpixels_source *picture = map->picture;
  const uint8_t *place = picture->bytes + y * CPIXELS_CELL * picture->stride + x * ROW_BYTES;
  memcpy(&color, place, sizeof color);
  return color;
}

// Cells that the picture's border cuts off count as several colours.
static bool is_whole(const cell_map *map, int x, int y) {
  return (x + 1) * CPIXELS_CELL <= map->picture->width
    && (y + 1) * CPIXELS_CELL <= map->picture->height;
}

static bool has_one_color(const cell_map *map, int x, int y) {
  if (!is_whole(map, x, y)) {
    return false;
  }
  const cpixels_source *picture = map->picture;
  const uint8_t *place = picture->bytes + y * CPIXELS_CELL * picture->stride + x * ROW_BYTES;
  int32_t color = (int32_t)color_of(map, x, y);
  ints4 all = {color, color, color, color}, odd = {0};
  for (int row = 0; row < CPIXELS_CELL; row++, place += picture->stride) {
    ints4 left, right;
    memcpy(&left, place, sizeof left);
    memcpy(&right, place + sizeof left, sizeof right);
    odd |= (left ^ all) | (right ^ all);
  }
  return (odd[0] | odd[1] | odd[2] | odd[3]) == 0;
}

static uint8_t *cell_at(const cell_map *map, int x, int y) {
  return &map->cells[y * map->across + x];
}

// What the cell to the right says and one more, where that has the same colour.
static int reach_at(const cell_map *map, int x, int y) {
  bool ends = x + 1 == map->across || *cell_at(map, x + 1, y) == 0
    || color_of(map, x + 1, y) != color_of(map, x, y);
  int next = ends ? 0 : *cell_at(map, x + 1, y) & CPIXELS_REACH;
  return next < CPIXELS_REACH ? next + 1 : next;
}

static bool goes_on_below(const cell_map *map, int x, int y) {
  return y + 1 < map->down && *cell_at(map, x, y + 1) > 0
    && color_of(map, x, y + 1) == color_of(map, x, y);
}

void cpixels_cells(cpixels_source picture, uint8_t *cells) {
  cell_map map = {&picture, cells, cells_across(picture.width), cells_across(picture.height)};
  for (int y = map.down - 1; y >= 0; y--) {
    for (int x = map.across - 1; x >= 0; x--) {
      bool alike = has_one_color(&map, x, y);
      int below = alike && goes_on_below(&map, x, y) ? CPIXELS_BELOW : 0;
      *cell_at(&map, x, y) = (uint8_t)(alike ? reach_at(&map, x, y) | below : 0);
    }
  }
}
