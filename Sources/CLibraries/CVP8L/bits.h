#pragma once
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// A growing stream of bits, the first of each byte lowest. After memory has run short it keeps nothing, and
// says so at its end.
typedef struct {
  uint8_t *bytes;
  size_t count, room;
  uint64_t waiting;
  int bits;
  int is_broken;
} stream;

static inline void stream_drain(stream *self) {
  if (self->count + 8 > self->room) {
    size_t room = self->room ? 2 * self->room : 4096;
    uint8_t *more = self->is_broken ? NULL : realloc(self->bytes, room);
    if (!more) {
      self->is_broken = 1;
      self->waiting = 0;
      self->bits = 0;
      return;
    }
    self->bytes = more;
    self->room = room;
  }
  while (self->bits >= 8) {
    self->bytes[self->count++] = (uint8_t)self->waiting;
    self->waiting >>= 8;
    self->bits -= 8;
  }
}

// At most 32 bits.
static inline void stream_put(stream *self, uint32_t value, int bits) {
  self->waiting |= (uint64_t)value << self->bits;
  self->bits += bits;
  if (self->bits >= 32) stream_drain(self);
}

static inline void stream_close(stream *self) {
  self->bits = (self->bits + 7) & ~7;
  stream_drain(self);
}
