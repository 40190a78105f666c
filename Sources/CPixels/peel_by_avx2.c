// No fused multiplications: the numbers are those of every processor.
#if defined(__x86_64__)
#include "sample_by_avx2.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#include "peel_four.h"

int peel_simple_by_avx2(const peel *p, uint8_t *row, int first, int end, double y) {
  return simple_fours(p, row, first, end, y);
}

int peel_back_by_avx2(const peel *p, uint8_t *row, int first, int end, double y) {
  return back_fours(p, row, first, end, y);
}

#pragma clang attribute pop
#endif
