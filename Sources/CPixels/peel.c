#include "peel.h"

typedef int peeler(const peel *, uint8_t *row, int first, int end, double y);

peeler peel_simple_anywhere, peel_back_anywhere;
#if defined(__x86_64__)
peeler peel_simple_by_avx2, peel_back_by_avx2;
#endif

static bool has_avx2(void) {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2");
#else
  return false;
#endif
}

int peel_simple(const peel *p, uint8_t *row, int first, int end, double y) {
#if defined(__x86_64__)
  if (has_avx2()) return peel_simple_by_avx2(p, row, first, end, y);
#endif
  return peel_simple_anywhere(p, row, first, end, y);
}

int peel_back(const peel *p, uint8_t *row, int first, int end, double y) {
#if defined(__x86_64__)
  if (has_avx2()) return peel_back_by_avx2(p, row, first, end, y);
#endif
  return peel_back_anywhere(p, row, first, end, y);
}
