#include "warp_inside.h"

typedef int warper(const warp_job *, uint8_t *row, int first, int end, double y);

warper warp_anywhere;
#if defined(__x86_64__)
warper warp_by_avx2;
#endif

int warp_inside(const warp_job *job, uint8_t *row, int first, int end, double y) {
  warper *warp = warp_anywhere;
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    warp = warp_by_avx2;
  }
#endif
  return warp(job, row, first, end, y);
}
