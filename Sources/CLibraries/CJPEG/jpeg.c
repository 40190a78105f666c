#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>
#include <jerror.h>

struct complaints {
    struct jpeg_error_mgr manager;
    jmp_buf exit;
    char *message;
};

static void leave(j_common_ptr info) {
    struct complaints *complaints = (struct complaints *)info->err;
    info->err->format_message(info, complaints->message);
    longjmp(complaints->exit, 1);
}

// A file that ends too early would be filled up with gray.
static void warn(j_common_ptr info, int level) {
    if (level >= 0) return;
    info->err->num_warnings++;
    if (info->err->msg_code == JWRN_JPEG_EOF) leave(info);
}

// A scan of a progressive file may be a few bytes long and still take a pass over all pixels;
// cameras and exporters write about ten.
enum { most_scans = 100 };

static void watch(j_common_ptr info) {
    if (!info->is_decompressor) return;
    if (((j_decompress_ptr)info)->input_scan_number <= most_scans) return;
    struct complaints *complaints = (struct complaints *)info->err;
    snprintf(complaints->message, CJPEG_MESSAGE, "it has more than %d scans", most_scans);
    longjmp(complaints->exit, 1);
}

static void begin(
    struct jpeg_decompress_struct *info, struct complaints *complaints, char *message) {
    info->err = jpeg_std_error(&complaints->manager);
    complaints->manager.error_exit = leave;
    complaints->manager.emit_message = warn;
    complaints->message = message;
}

int cjpeg_size(const uint8_t *bytes, size_t count, int *width, int *height, char *message) {
    struct jpeg_decompress_struct info;
    struct complaints complaints;
    begin(&info, &complaints, message);
    if (setjmp(complaints.exit)) {
        jpeg_destroy_decompress(&info);
        return 0;
    }
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, bytes, count);
    jpeg_read_header(&info, TRUE);
    *width = (int)info.image_width;
    *height = (int)info.image_height;
    jpeg_destroy_decompress(&info);
    return 1;
}

// Adobe writes the four inks upside down: 255 is no ink.
static void paint(uint8_t *pixels, int width) {
    for (int x = 0; x < width; x++) {
        uint8_t *ink = pixels + 4 * x;
        const unsigned cyan = ink[0], magenta = ink[1], yellow = ink[2], key = ink[3];
        ink[0] = (uint8_t)(yellow * key / 255);
        ink[1] = (uint8_t)(magenta * key / 255);
        ink[2] = (uint8_t)(cyan * key / 255);
        ink[3] = 255;
    }
}

int cjpeg_decode(
    const uint8_t *bytes, size_t count, uint8_t *bgra, int width, int height, char *message) {
    struct jpeg_decompress_struct info;
    struct complaints complaints;
    begin(&info, &complaints, message);
    if (setjmp(complaints.exit)) {
        jpeg_destroy_decompress(&info);
        return 0;
    }
    jpeg_create_decompress(&info);
    struct jpeg_progress_mgr progress = {.progress_monitor = watch};
    info.progress = &progress;
    jpeg_mem_src(&info, bytes, count);
    jpeg_read_header(&info, TRUE);
    const int has_inks = info.num_components == 4;
    info.out_color_space = has_inks ? JCS_CMYK : JCS_EXT_BGRA;
    info.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&info);
    if ((int)info.output_width != width || (int)info.output_height != height) {
        snprintf(message, CJPEG_MESSAGE, "its size changes while it is read");
        jpeg_destroy_decompress(&info);
        return 0;
    }
    while (info.output_scanline < info.output_height) {
        uint8_t *row = bgra + (size_t)info.output_scanline * (size_t)width * 4;
        JSAMPROW rows[] = {row};
        jpeg_read_scanlines(&info, rows, 1);
        if (has_inks) paint(row, width);
    }
    jpeg_finish_decompress(&info);
    jpeg_destroy_decompress(&info);
    return 1;
}

int cjpeg_encode(
    const uint8_t *bgrx, int width, int height, int quality, uint8_t **bytes, size_t *count,
    char *message) {
    struct jpeg_compress_struct info = {0};
    struct complaints complaints;
    // Written by libjpeg alone, which holds the address.
    struct { unsigned char *bytes; unsigned long count; } file = {NULL, 0};
    info.err = jpeg_std_error(&complaints.manager);
    complaints.manager.error_exit = leave;
    complaints.message = message;
    if (setjmp(complaints.exit)) {
        // Names the buffer that is held now: growing frees the ones before it.
        if (info.dest) info.dest->term_destination(&info);
        jpeg_destroy_compress(&info);
        free(file.bytes);
        return 0;
    }
    jpeg_create_compress(&info);
    jpeg_mem_dest(&info, &file.bytes, &file.count);
    info.image_width = (JDIMENSION)width;
    info.image_height = (JDIMENSION)height;
    info.input_components = 4;
    info.in_color_space = JCS_EXT_BGRX;
    jpeg_set_defaults(&info);
    jpeg_set_quality(&info, quality, TRUE);
    info.dct_method = JDCT_ISLOW;
    jpeg_start_compress(&info, TRUE);
    while (info.next_scanline < info.image_height) {
        JSAMPROW rows[] = {(JSAMPROW)(bgrx + (size_t)info.next_scanline * (size_t)width * 4)};
        jpeg_write_scanlines(&info, rows, 1);
    }
    jpeg_finish_compress(&info);
    jpeg_destroy_compress(&info);
    *bytes = file.bytes;
    *count = file.count;
    return 1;
}
