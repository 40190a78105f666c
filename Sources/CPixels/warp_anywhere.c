#include "sample_anywhere.h"
#include "warp_four.h"

int warp_anywhere(const warp_job *job, uint8_t *row, int first, int end, double y) {
  return warp_fours(job, row, first, end, y);
}
