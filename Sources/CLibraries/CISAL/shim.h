#pragma once
#include <isa-l/igzip_lib.h>

// The sizes are macros of casts, which Swift does not import.
static inline uint32_t transrender_isal_work_bytes(uint32_t level) {
  switch (level) {
  case 1: return ISAL_DEF_LVL1_DEFAULT;
  case 2: return ISAL_DEF_LVL2_DEFAULT;
  case 3: return ISAL_DEF_LVL3_DEFAULT;
  default: return 0;
  }
}
