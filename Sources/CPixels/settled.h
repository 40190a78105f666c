#pragma once
#include "vectors.h"

// To 2⁻¹⁶, so that the last bits of a product do not choose a level; for |x| below 2³⁰.
//
// Adding 1.5 · 2³⁶ leaves 16 bits behind the point.
#define SETTLED(x) (((x) + 103079215104.0) - 103079215104.0)

static inline double settled(double x) { return SETTLED(x); }
