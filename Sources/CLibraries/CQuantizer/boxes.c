#include "boxes.h"

static void weigh(box *b, const color *colors) {
  uint64_t count = 0, sum[3] = {0}, squares[3] = {0};
  for (size_t i = b->first; i < b->end; i++) {
    const color *c = colors + i;
    count += c->count;
    for (int k = 0; k < 3; k++) {
      sum[k] += (uint64_t)c->count * c->mean[k];
      squares[k] += (uint64_t)c->count * c->mean[k] * c->mean[k];
    }
  }
  b->error = 0;
  for (int k = 0; k < 3 && count > 0; k++) {
    // The remainder keeps the product within 64 bits.
    uint64_t whole = sum[k] / count, rest = sum[k] % count;
    uint64_t about = whole * sum[k] + rest * whole;
    uint64_t error = squares[k] > about ? squares[k] - about : 0;
    if (error > b->error) {
      b->error = error;
      b->axis = k;
      b->cut = (int)whole;
    }
  }
}

// Puts the lower half first and returns where the upper one begins.
static size_t part(color *colors, const box *b) {
  size_t low = b->first, high = b->end;
  while (low < high) {
    if (colors[low].mean[b->axis] <= b->cut) {
      low++;
    } else {
      color moved = colors[low];
      colors[low] = colors[--high];
      colors[high] = moved;
    }
  }
  return low;
}

int boxes_cut(color *colors, size_t count, box *boxes, int most) {
  int n = 1;
  boxes[0] = (box){.end = count};
  weigh(boxes, colors);
  while (n < most) {
    int worst = 0;
    for (int i = 1; i < n; i++) {
      if (boxes[i].error > boxes[worst].error) worst = i;
    }
    box *b = boxes + worst;
    if (b->error == 0) break;
    size_t middle = part(colors, b);
    if (middle == b->first || middle == b->end) {
      b->error = 0;
      continue;
    }
    boxes[n] = (box){.first = middle, .end = b->end};
    b->end = middle;
    weigh(b, colors);
    weigh(boxes + n++, colors);
  }
  return n;
}
