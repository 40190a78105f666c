#include "bilinear.h"

// What overflows on the way cancels out.
#define BETWEEN(a, b, part) ((((a) << 8) + ((b) - (a)) * (part) + (uint16_t)128) >> 8)

#include "warp_four.h"

int warp_anywhere(const warp_job *job, uint8_t *row, int first, int end, double y) {
  return warp_fours(job, row, first, end, y);
}
