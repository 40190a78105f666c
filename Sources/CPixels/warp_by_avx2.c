// No fused multiplications: the numbers are those of every processor.
#if defined(__x86_64__)
#include <immintrin.h>

#include "bilinear.h"

// (128 · (b − a) · part + 2¹⁴) / 2¹⁵ is the same, rounded down as well.
#define BETWEEN(a, b, part) \
  ((a) + (words16)_mm256_mulhrs_epi16((__m256i)((b) - (a)), (__m256i)((part) << 7)))

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#include "warp_four.h"

int warp_by_avx2(const warp_job *job, uint8_t *row, int first, int end, double y) {
  return warp_fours(job, row, first, end, y);
}

#pragma clang attribute pop
#endif
