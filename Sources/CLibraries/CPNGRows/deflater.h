#pragma once
#include <stddef.h>
#include <stdint.h>

// Parts of a deflate stream (RFC 1951) on their way to bytes.

enum { deflate_literals = 286, deflate_distances = 30, deflate_longest = 258 };
enum { deflate_window = 32768, deflate_most_tokens = 16384 };

// A token is a byte, or a length above 16 bits of distance.
typedef struct {
  uint32_t tokens[deflate_most_tokens];
  uint32_t literals[deflate_literals], distances[deflate_distances];
  size_t count;
  uint64_t held;
  int bits;
  uint8_t *next;
} deflater;

void deflater_begin(deflater *to, uint8_t *target);

void deflater_literal(deflater *to, uint8_t byte);

// Repeats any number of bytes, at least three, from so far back.
void deflater_match(deflater *to, size_t length, unsigned distance);

// Ends the stream so that another may follow: its last byte is full. Returns where it ended.
uint8_t *deflater_end(deflater *to);
