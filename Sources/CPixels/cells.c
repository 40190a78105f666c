// Where a picture shows one colour: what is sampled there needs no sampling.
#include "cells.h"
#include "vectors.h"

#include <string.h>

enum { ROW_BYTES = CPIXELS_CELL * 4, MOST = 255 };

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

static int radius_at(const cell_map *map, int x, int y, uint32_t color) {
  bool inside = x >= 0 && y >= 0 && x < map->across && y < map->down;
  int radius = inside ? map->cells[y * map->across + x] : 0;
  return radius > 0 && color_of(map, x, y) == color ? radius : 0;
}

// One more than the least of four neighbours: those that were visited before, in either pass.
static void spread(const cell_map *map, int x, int y, int back) {
  uint8_t *cell = &map->cells[y * map->across + x];
  if (*cell == 0) {
    return;
  }
  uint32_t color = color_of(map, x, y);
  int least = radius_at(map, x - back, y, color);
  for (int side = -1; side <= 1; side++) {
    int radius = radius_at(map, x + side, y - back, color);
    least = radius < least ? radius : least;
  }
  int radius = least + 1 < MOST ? least + 1 : MOST;
  if (back > 0 || radius < *cell) {
    *cell = (uint8_t)radius;
  }
}

void cpixels_cells(cpixels_source picture, uint8_t *cells) {
  cell_map map = {&picture, cells, cells_across(picture.width), cells_across(picture.height)};
  for (int y = 0; y < map.down; y++) {
    for (int x = 0; x < map.across; x++) {
      cells[y * map.across + x] = has_one_color(&map, x, y);
    }
  }
  // The distance to the nearest cell that differs, in two passes over all (Rosenfeld and Pfaltz).
  for (int y = 0; y < map.down; y++) {
    for (int x = 0; x < map.across; x++) spread(&map, x, y, 1);
  }
  for (int y = map.down - 1; y >= 0; y--) {
    for (int x = map.across - 1; x >= 0; x--) spread(&map, x, y, -1);
  }
}
