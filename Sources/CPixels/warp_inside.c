#include "warp_inside.h"

#include "warp_four.h"

typedef void warper(const warp_job *, uint8_t *row, int first, int end, double y);

INLINED void warp_fours(const warp_job *job, uint8_t *row, int first, int end, double y) {
  if (job->across * job->down == 1) {
    four_samples(job, row, first, end, y);
  } else {
    four_means(job, row, first, end, y);
  }
}

static void warp_anywhere(const warp_job *job, uint8_t *row, int first, int end, double y) {
  warp_fours(job, row, first, end, y);
}

#if defined(__x86_64__)
// No fused multiplications: the numbers are those of every processor.
__attribute__((target("avx2"))) static void warp_by_avx2(
  const warp_job *job, uint8_t *row, int first, int end, double y
) {
  warp_fours(job, row, first, end, y);
}
#endif

void warp_inside(const warp_job *job, uint8_t *row, int first, int end, double y) {
  warper *warp = warp_anywhere;
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    warp = warp_by_avx2;
  }
#endif
  warp(job, row, first, end, y);
}
