// Sixteen lanes at a time: statements on whole vectors stay fast even without an optimiser.
#pragma once
#include <stdint.h>

#pragma STDC FP_CONTRACT OFF

typedef float lanes __attribute__((vector_size(64), aligned(4)));
typedef uint8_t bytes16 __attribute__((vector_size(16), aligned(1)));
typedef int16_t shorts16 __attribute__((vector_size(32), aligned(2)));
typedef uint16_t words16 __attribute__((vector_size(32), aligned(2)));
typedef int32_t ints16 __attribute__((vector_size(64), aligned(4)));
typedef uint32_t longs16 __attribute__((vector_size(64), aligned(4)));

typedef float color __attribute__((vector_size(16), aligned(4)));
typedef uint8_t bytes4 __attribute__((vector_size(4), aligned(1)));
typedef int32_t ints4 __attribute__((vector_size(16), aligned(4)));
