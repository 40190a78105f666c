// The codes that giflib writes, in a third of its time: a word's first continuation is found
// without a search, and of a run its longest known part is taken at once.
#include "CLZW.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 4095, SLOTS = 8192, BLOCK = 255, BEGUN = -1 };

struct lzw {
  int depth;
  int width;  // of the codes now, in bits
  int next;   // the code of the next new word
  int word;   // what has been read since the last code
  // A word's first continuation: its code above the added index; 0 for none.
  uint32_t first[MOST + 1];
  // All later ones: the codes of the word, the index and the new word; 0 for none.
  uint32_t others[SLOTS];
  // The codes of the words that repeat one index, by their length.
  uint16_t longest[256];
  uint16_t runs[256][MOST + 1];
  uint64_t held;  // bits that are not a byte yet
  int bits;
  uint8_t *blocks;
  size_t count, room;
  size_t block;  // where the last block's length stands
  bool is_broken;
};

static void put_byte(lzw *self, uint8_t byte) {
  if (self->count + 2 > self->room) {
    size_t room = self->room ? 2 * self->room : 4096;
    uint8_t *more = self->is_broken ? NULL : realloc(self->blocks, room);
    self->is_broken = !more;
    if (!more) return;
    self->blocks = more;
    self->room = room;
  }
  if (self->count == 0 || self->blocks[self->block] == BLOCK) {
    self->block = self->count++;
    self->blocks[self->block] = 0;
  }
  self->blocks[self->count++] = byte;
  self->blocks[self->block]++;
}

static void put(lzw *self, int code) {
  self->held |= (uint64_t)code << self->bits;
  self->bits += self->width;
  for (; self->bits >= 8; self->bits -= 8, self->held >>= 8) put_byte(self, (uint8_t)self->held);
  if (self->next >= 1 << self->width) self->width++;
}

static void clear(lzw *self) {
  int indices = 1 << self->depth;
  memset(self->first, 0, sizeof self->first);
  memset(self->others, 0, sizeof self->others);
  for (int i = 0; i < indices; i++) {
    self->longest[i] = 1;
    self->runs[i][1] = (uint16_t)i;
  }
  self->next = indices + 2;
  self->width = self->depth + 1;
}

lzw *lzw_new(int depth) {
  lzw *self = malloc(sizeof *self);
  if (!self) return NULL;
  // Of the runs only those up to the longest are ever read.
  memset(self, 0, offsetof(lzw, runs));
  memset(&self->held, 0, sizeof *self - offsetof(lzw, held));
  self->depth = depth;
  self->word = BEGUN;
  clear(self);
  put(self, 1 << depth);
  return self;
}

void lzw_free(lzw *self) {
  if (self) free(self->blocks);
  free(self);
}

static inline uint32_t key_of(int word, uint8_t index) { return (uint32_t)word << 8 | index; }

// Where the word stands among the others, or would stand: half of the slots stay empty.
static inline uint32_t *slot(lzw *self, uint32_t key) {
  uint32_t at = (key * 0x9E3779B1u) >> 19;
  while (self->others[at] && self->others[at] >> 12 != key) at = (at + 1) % SLOTS;
  return self->others + at;
}

// The code of the word with one more index; 0 if it is unknown.
static inline int continued(lzw *self, int word, uint8_t index) {
  uint32_t first = self->first[word];
  if (first == 0) return 0;
  if ((uint8_t)first == index) return (int)(first >> 8);
  return (int)(*slot(self, key_of(word, index)) & MOST);
}

static void learn(lzw *self, int word, uint8_t index) {
  uint32_t code = (uint32_t)self->next++;
  if (self->runs[index][self->longest[index]] == word) {
    self->runs[index][++self->longest[index]] = (uint16_t)code;
  }
  if (self->first[word] == 0) {
    self->first[word] = code << 8 | index;
  } else {
    uint32_t key = key_of(word, index);
    *slot(self, key) = key << 12 | code;
  }
}

// Writes a word that is unknown with one more index, with which the next one begins.
static void end_word(lzw *self, int word, uint8_t index) {
  put(self, word);
  if (self->next < MOST) {
    learn(self, word, index);
  } else {
    put(self, 1 << self->depth);
    clear(self);
  }
}

static size_t run_length(const uint8_t *indices, size_t most, uint8_t index) {
  uint64_t all = index * 0x0101010101010101u, some;
  size_t n = 0;
  for (; n + 8 <= most; n += 8) {
    memcpy(&some, indices + n, 8);
    if (some != all) break;
  }
  while (n < most && indices[n] == index) n++;
  return n;
}

// The word for so many repetitions of an index, after the codes of all others that they take.
static int take_run(lzw *self, uint8_t index, size_t length) {
  while (length > self->longest[index]) {
    size_t known = self->longest[index];
    end_word(self, self->runs[index][known], index);
    length -= known;
  }
  return self->runs[index][length];
}

void lzw_add(lzw *self, const uint8_t *indices, size_t count) {
  size_t i = 0;
  int word = self->word;
  if (word == BEGUN && count > 0) word = indices[i++];
  while (i < count) {
    uint8_t index = indices[i];
    if (word == index) {
      size_t repeated = run_length(indices + i, count - i, index);
      word = take_run(self, index, repeated + 1);
      i += repeated;
      continue;
    }
    int longer = continued(self, word, index);
    if (!longer) {
      end_word(self, word, index);
      longer = index;
    }
    word = longer;
    i++;
  }
  self->word = word;
}

const uint8_t *lzw_end(lzw *self, size_t *bytes) {
  put(self, self->word);
  put(self, (1 << self->depth) + 1);
  if (self->bits > 0) put_byte(self, (uint8_t)self->held);
  *bytes = self->count;
  return self->is_broken ? NULL : self->blocks;
}
