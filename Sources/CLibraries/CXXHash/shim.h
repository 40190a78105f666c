#pragma once
#include <xxhash.h>
#if defined(__x86_64__)
#include <xxh_x86dispatch.h>
#endif

// On x86 the header above turns this name into the dispatching one, which Swift cannot see as a macro.
static inline XXH128_hash_t transrender_xxh3_128(const void *bytes, size_t count) {
  return XXH3_128bits(bytes, count);
}

static inline XXH64_hash_t transrender_xxh3_64(const void *bytes, size_t count) {
  return XXH3_64bits(bytes, count);
}
