// SAMPLE_FOUR as elsewhere, by fewer instructions that give the same numbers.
#pragma once
#if !defined(__OPTIMIZE__)
// Each of them is a function that costs more than it saves.
#include "sample_anywhere.h"
#else
#include <immintrin.h>

#include "four.h"

// Between two vectors of words at `part` of 2¹⁵: where that is 128 times a part of 256,
// (128 · (b − a) · part + 2¹⁴) / 2¹⁵ is the same, rounded as well.
#define BETWEEN(a, b, part) _mm256_add_epi16(a, _mm256_mulhrs_epi16(_mm256_sub_epi16(b, a), part))

// Two times two pixels side by side.
#define TWO_PAIRS(one, other) \
  _mm256_cvtepu8_epi16(_mm_castps_si128(_mm_loadh_pi( \
    _mm_castsi128_ps(_mm_loadl_epi64((const __m128i *)(one))), (const __m64 *)(other))))

#define PAIRS_BETWEEN(one, other, stride, parts) \
  BETWEEN(TWO_PAIRS(one, other), TWO_PAIRS((one) + (stride), (other) + (stride)), parts)

// What lies between two steps of four places, 128 times.
#define PARTS(steps) _mm256_broadcastsi128_si256( \
  _mm_and_si128(_mm_slli_epi32(steps, 7), _mm_set1_epi32(255 << 7)))

// For each of the four words of two pixels a half: the part of pixel i, then that of j.
#define FOR_PAIRS(parts, i, j) _mm256_shuffle_epi8(parts, _mm256_setr_epi64x( \
  0x0100010001000100 + (i) * 0x0404040404040404, 0x0100010001000100 + (i) * 0x0404040404040404, \
  0x0100010001000100 + (j) * 0x0404040404040404, 0x0100010001000100 + (j) * 0x0404040404040404))
#define FOR_PIXELS(parts) _mm256_shuffle_epi8(parts, _mm256_setr_epi64x( \
  0x0100010001000100, 0x0504050405040504, 0x0908090809080908, 0x0d0c0d0c0d0c0d0c))

#define SAMPLE_FOUR(result, bytes, stride, ahead, u, v) \
  do { \
    __m128i u_ = (__m128i)(u), v_ = (__m128i)(v); \
    __m128i places_ = _mm_add_epi32( \
      _mm_mullo_epi32(_mm_srai_epi32(v_, 8), _mm_set1_epi32(stride)), \
      _mm_slli_epi32(_mm_srai_epi32(u_, 8), 2)); \
    uint64_t both_ = (uint64_t)_mm_cvtsi128_si64(places_); \
    uint64_t next_ = (uint64_t)_mm_extract_epi64(places_, 1); \
    const uint8_t *a_ = (bytes) + (uint32_t)both_, *b_ = (bytes) + (both_ >> 32); \
    const uint8_t *c_ = (bytes) + (uint32_t)next_, *d_ = (bytes) + (next_ >> 32); \
    read_soon(a_, ahead); \
    __m256i down_ = PARTS(v_), right_ = PARTS(u_); \
    __m256i even_ = PAIRS_BETWEEN(a_, c_, stride, FOR_PAIRS(down_, 0, 2)); \
    __m256i odd_ = PAIRS_BETWEEN(b_, d_, stride, FOR_PAIRS(down_, 1, 3)); \
    result = (words16)BETWEEN( \
      _mm256_unpacklo_epi64(even_, odd_), _mm256_unpackhi_epi64(even_, odd_), FOR_PIXELS(right_)); \
  } while (0)
#endif
