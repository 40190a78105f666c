#include "warp_inside.h"

#include "fastest.h"

typedef int warper(const warp_job *, uint8_t *row, int first, int end, double y);

warper warp_anywhere, warp_by_avx2;

int warp_inside(const warp_job *job, uint8_t *row, int first, int end, double y) {
  return FASTEST(warp)(job, row, first, end, y);
}
