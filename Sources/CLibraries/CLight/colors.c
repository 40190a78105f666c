// What changes each pixel by itself; formulas are of straight colours.
#include "light.h"

#include <math.h>

void clight_matrix(clight_picture target, const float *rows) {
  light columns[5];
  for (int i = 0; i < 5; i++) {
    columns[i] = (light){rows[i], rows[5 + i], rows[10 + i], rows[15 + i]};
  }
  EACH_PIXEL(target, pixel) {
    light color = straight(*pixel);
    light sum = columns[4] + columns[0] * color[0] + columns[1] * color[1];
    sum += columns[2] * color[2] + columns[3] * color[3];
    sum[3] = sum[3] < 0 ? 0 : sum[3] > 1 ? 1 : sum[3];
    *pixel = premultiplied(sum);
  }
}

void clight_clamp(clight_picture target, const float *low, const float *high) {
  light floor = load(low), ceiling = load(high);
  EACH_PIXEL(target, pixel) {
    *pixel = premultiplied(least(greatest(straight(*pixel), floor), ceiling));
  }
}

void clight_power(clight_picture target, double power) {
  EACH_PIXEL(target, pixel) {
    light color = straight(*pixel);
    for (int i = 0; i < 3; i++) {
      // Rounded to 2⁻²⁰, so that the last bit of pow does not matter.
      double value = color[i] > 0 ? pow(color[i], power) : 0;
      color[i] = (float)(floor(value * 1048576 + 0.5) / 1048576);
    }
    *pixel = premultiplied(color);
  }
}

static double on_curve(double value, bool encodes) {
  if (encodes) {
    return value > 0.0031308 ? 1.055 * pow(value, 1 / 2.4) - 0.055 : value * 12.92;
  }
  return value > 0.04045 ? pow((value + 0.055) / 1.055, 2.4) : value / 12.92;
}

enum { STEPS = 4096 };

void clight_curve(clight_picture target, bool encodes) {
  float table[STEPS + 2];
  for (int i = 0; i <= STEPS + 1; i++) {
    table[i] = (float)on_curve(i < STEPS ? (double)i / STEPS : 1, encodes);
  }
  EACH_PIXEL(target, pixel) {
    light color = straight(*pixel);
    for (int i = 0; i < 3; i++) {
      float place = (color[i] > 0 ? color[i] < 1 ? color[i] : 1 : 0) * STEPS;
      int step = (int)place;
      color[i] = table[step] + (table[step + 1] - table[step]) * (place - (float)step);
    }
    *pixel = premultiplied(color);
  }
}

void clight_posterize(clight_picture target, float levels) {
  float steps = levels - 1;
  EACH_PIXEL(target, pixel) {
    light color = straight(*pixel);
    for (int i = 0; i < 3; i++) {
      color[i] = floorf(color[i] * steps + 0.5f) / steps;
    }
    *pixel = premultiplied(color);
  }
}

void clight_polynomial(clight_picture target, const float *coefficients) {
  EACH_PIXEL(target, pixel) {
    light color = straight(*pixel);
    for (int i = 0; i < 4; i++) {
      const float *c = coefficients + 4 * i;
      float x = color[i];
      color[i] = c[0] + x * (c[1] + x * (c[2] + x * c[3]));
    }
    color[3] = color[3] < 0 ? 0 : color[3] > 1 ? 1 : color[3];
    *pixel = premultiplied(color);
  }
}

static light in_cube(const light *cube, int side, light color) {
  int cell[3];
  float part[3];
  for (int i = 0; i < 3; i++) {
    float place = (color[i] > 0 ? color[i] < 1 ? color[i] : 1 : 0) * (float)(side - 1);
    cell[i] = (int)place < side - 1 ? (int)place : side - 2;
    part[i] = place - (float)cell[i];
  }
  light sum = all(0);
  for (int corner = 0; corner < 8; corner++) {
    int r = corner & 1, g = corner >> 1 & 1, b = corner >> 2;
    float weight = (r ? part[0] : 1 - part[0]) * (g ? part[1] : 1 - part[1]);
    weight *= b ? part[2] : 1 - part[2];
    sum += cube[((cell[2] + b) * side + cell[1] + g) * side + cell[0] + r] * weight;
  }
  return sum;
}

void clight_cube(clight_picture target, const float *cube, int side) {
  EACH_PIXEL(target, pixel) {
    light color = straight(*pixel);
    *pixel = in_cube((const light *)cube, side, color) * color[3];
  }
}

void clight_component(clight_picture target, bool greatest) {
  EACH_PIXEL(target, pixel) {
    light color = *pixel;
    float value = color[0];
    for (int i = 1; i < 3; i++) {
      value = (color[i] > value) == greatest ? color[i] : value;
    }
    *pixel = (light){value, value, value, color[3]};
  }
}

void clight_mask_to_alpha(clight_picture target) {
  EACH_PIXEL(target, pixel) {
    float share = luminance(*pixel);
    *pixel = all(share < 0 ? 0 : share > 1 ? 1 : share);
  }
}

void clight_vibrance(clight_picture target, float amount) {
  EACH_PIXEL(target, pixel) {
    light color = *pixel;
    float alpha = color[3];
    float most = color[0] > color[1] ? color[0] : color[1];
    float least = color[0] < color[1] ? color[0] : color[1];
    most = most > color[2] ? most : color[2];
    least = least < color[2] ? least : color[2];
    float saturation = most > 0 ? (most - least) / most : 0;
    float factor = 1 + amount * (1 - saturation);
    light gray = all(luminance(color));
    light result = gray + (color - gray) * factor;
    result[3] = alpha;
    *pixel = result;
  }
}

void clight_vignette(
  clight_picture target, double x, double y, double radius, double intensity) {
  light *pixel = (light *)target.pixels;
  for (int row = 0; row < target.height; row++) {
    for (int column = 0; column < target.width; column++, pixel++) {
      double dx = column + 0.5 - x, dy = row + 0.5 - y;
      double factor = 1 - intensity * (dx * dx + dy * dy) / (radius * radius);
      float alpha = (*pixel)[3];
      *pixel *= (float)(factor < 0 ? 0 : factor);
      (*pixel)[3] = alpha;
    }
  }
}

void clight_average(clight_picture source, float *color) {
  double sum[4] = {0};
  EACH_PIXEL(source, pixel) {
    for (int i = 0; i < 4; i++) {
      sum[i] += (*pixel)[i];
    }
  }
  for (int i = 0; i < 4; i++) {
    color[i] = (float)(sum[i] / ((double)source.width * source.height));
  }
}
