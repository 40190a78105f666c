#pragma once
#include <stddef.h>
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

// How far back a match may reach, and so how much memory must stand before a state.
static const ptrdiff_t transrender_isal_window = IGZIP_HIST_SIZE;

// Begins a stream with its first byte, so that its bytes follow from the input alone.
//
// Levels 1 and 2 write the first byte of a stream on a way of its own, which enters a stale
// register into the table of matches: one stream in some ten thousand then depended on where the
// state lies. A stream that has history skips that way. So the library takes one byte without
// compressing it, which empties the table, and is told that it has history. The empty table then
// offers one place that is not of the stream: a window before the first byte. There another
// byte stands, so that nothing matches.
static inline int transrender_isal_begin(struct isal_zstream *stream, uint8_t first) {
  uint16_t flush = stream->flush;
  stream->flush = NO_FLUSH;
  stream->end_of_stream = 0;
  stream->next_in = &first;
  stream->avail_in = 1;
  int status = isal_deflate(stream);
  stream->flush = flush;
  struct isal_zstate *state = &stream->internal_state;
  state->has_hist = IGZIP_HIST;
  state->dist_mask = transrender_isal_window - 1;
  state->hash_mask = IGZIP_HASH_HIST_SIZE - 1;
  uint8_t *before = (uint8_t *)(void *)state->buffer - transrender_isal_window;
  *before = (uint8_t)~first;
  return status;
}
