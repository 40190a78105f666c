#include "sample_anywhere.h"
#include "peel_four.h"

int peel_simple_anywhere(const peel *p, uint8_t *row, int first, int end, double y) {
  return simple_fours(p, row, first, end, y);
}

int peel_back_anywhere(const peel *p, uint8_t *row, int first, int end, double y) {
  return back_fours(p, row, first, end, y);
}
