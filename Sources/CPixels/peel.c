#include "peel.h"

#include "fastest.h"

peeler peel_simple_anywhere, peel_simple_by_avx2;
peeler peel_back_anywhere, peel_back_by_avx2;

int peel_simple(const peel *p, uint8_t *row, int first, int end, double y) {
  return FASTEST(peel_simple)(p, row, first, end, y);
}

int peel_back(const peel *p, uint8_t *row, int first, int end, double y) {
  return FASTEST(peel_back)(p, row, first, end, y);
}
