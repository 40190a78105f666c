#pragma once
#include "vectors.h"

// To 2⁻¹⁶, so that the last bits of a product do not choose a level; for |x| below 2³⁰.
static inline double settled(double x) {
  const double grain = 103079215104.0;  // 1.5 · 2³⁶: adding it leaves 16 bits behind the point
  return (x + grain) - grain;
}
