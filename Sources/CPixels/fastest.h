// Picks one of a function's variants, which all give the same numbers: `name_by_avx2` where the
// processor knows these instructions, else `name_anywhere`.
#pragma once

#if defined(__x86_64__)
#define FASTEST(name) (__builtin_cpu_supports("avx2") ? name##_by_avx2 : name##_anywhere)
#else
#define FASTEST(name) name##_anywhere
#endif
