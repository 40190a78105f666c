#pragma once
#include <stdint.h>

// Each channel of `a` less that of `b`, modulo 256. The ones that are added lend to each subtraction, so that
// it takes nothing from the channel above.
static inline uint32_t difference_of(uint32_t a, uint32_t b) {
  uint32_t odd = 0x00FF00FFu + (a & 0xFF00FF00u) - (b & 0xFF00FF00u);
  uint32_t even = 0xFF00FF00u + (a & 0x00FF00FFu) - (b & 0x00FF00FFu);
  return (odd & 0xFF00FF00u) | (even & 0x00FF00FFu);
}
