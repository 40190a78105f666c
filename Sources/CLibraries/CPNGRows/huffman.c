#include "huffman.h"
#include "codes.h"
#include <string.h>

enum { most_symbols = 1304, most_bits = 15 };

typedef struct {
  uint32_t count;
  uint16_t symbol;
} leaf;

// Insertion is quick: some hundred leaves, most of which come seldom and stand in order.
static int sorted_leaves(const uint32_t *counts, int symbols, leaf *leaves) {
  int found = 0;
  for (int symbol = 0; symbol < symbols; symbol++) {
    if (counts[symbol] == 0) continue;
    int at = found++;
    for (; at > 0 && leaves[at - 1].count > counts[symbol]; at--) leaves[at] = leaves[at - 1];
    leaves[at] = (leaf){counts[symbol], (uint16_t)symbol};
  }
  return found;
}

// Merges the two lightest trees until one is left. Inner nodes come about in the order of their
// weight, so two queues suffice; afterwards `parents` leads from every node to the root, the last.
static void grow_tree(const leaf *leaves, int count, uint16_t *parents) {
  uint32_t weights[2 * most_symbols];
  for (int i = 0; i < count; i++) weights[i] = leaves[i].count;
  int outer = 0, inner = count;
  for (int made = count; made < 2 * count - 1; made++) {
    weights[made] = 0;
    for (int times = 0; times < 2; times++) {
      int takes_outer = outer < count && (inner == made || weights[outer] <= weights[inner]);
      int taken = takes_outer ? outer++ : inner++;
      weights[made] += weights[taken];
      parents[taken] = (uint16_t)made;
    }
  }
}

// How many leaves have a code of so many bits; those too deep stand at the limit.
static void count_depths(const uint16_t *parents, int count, int limit, uint32_t *depths) {
  uint16_t depth[2 * most_symbols];
  int root = 2 * count - 2;
  depth[root] = 0;
  for (int node = root - 1; node >= 0; node--) {
    depth[node] = (uint16_t)(depth[parents[node]] + 1);
    if (node < count) depths[depth[node] < limit ? depth[node] : limit]++;
  }
}

// Codes that were cut to the limit overlap until others grow by a bit.
static void make_room(uint32_t *depths, int limit) {
  uint32_t taken = 0;
  for (int bits = 1; bits <= limit; bits++) taken += depths[bits] << (limit - bits);
  for (; taken > 1u << limit; taken--) {
    int bits = limit - 1;
    while (depths[bits] == 0) bits--;
    depths[bits]--;
    depths[bits + 1] += 2;
    depths[limit]--;
  }
}

void huffman_lengths(const uint32_t *counts, int symbols, int limit, uint8_t *lengths) {
  leaf leaves[most_symbols];
  int count = sorted_leaves(counts, symbols, leaves);
  memset(lengths, 0, (size_t)symbols);
  if (count < 2) {
    int used = count == 1 ? leaves[0].symbol : 0;
    lengths[used] = lengths[used == 0 ? 1 : 0] = 1;
    return;
  }
  uint16_t parents[2 * most_symbols];
  uint32_t depths[most_bits + 1] = {0};
  grow_tree(leaves, count, parents);
  count_depths(parents, count, limit, depths);
  make_room(depths, limit);
  // The rarest have the longest codes.
  for (int bits = limit, at = 0; bits > 0; bits--) {
    for (uint32_t i = 0; i < depths[bits]; i++) lengths[leaves[at++].symbol] = (uint8_t)bits;
  }
}

void huffman_codes(const uint8_t *lengths, int symbols, uint16_t *codes) {
  unsigned counts[most_bits + 1] = {0}, next[most_bits + 2] = {0};
  for (int symbol = 0; symbol < symbols; symbol++) counts[lengths[symbol]]++;
  counts[0] = 0;
  for (int bits = 1; bits <= most_bits; bits++) next[bits + 1] = (next[bits] + counts[bits]) << 1;
  for (int symbol = 0; symbol < symbols; symbol++) {
    int bits = lengths[symbol];
    codes[symbol] = (uint16_t)(bits ? codes_reversed(next[bits]++, bits) : 0);
  }
}
