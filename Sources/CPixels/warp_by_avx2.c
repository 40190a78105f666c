// No fused multiplications: the numbers are those of every processor.
#if defined(__x86_64__)
#include "sample_by_avx2.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#include "warp_four.h"

int warp_by_avx2(const warp_job *job, uint8_t *row, int first, int end, double y) {
  return warp_fours(job, row, first, end, y);
}

#pragma clang attribute pop
#endif
