#pragma once
#include <vpx/vp8cx.h>
#include <vpx/vp8dx.h>
#include <vpx/vpx_decoder.h>
#include <vpx/vpx_encoder.h>

// Swift sees neither the macros that pass the version of the headers nor variadic functions.

static inline vpx_codec_err_t vp9_open_encoder(vpx_codec_ctx_t *codec,
                                               const vpx_codec_enc_cfg_t *settings) {
  return vpx_codec_enc_init(codec, vpx_codec_vp9_cx(), settings, 0);
}

static inline vpx_codec_err_t vp9_set(vpx_codec_ctx_t *codec, enum vp8e_enc_control_id setting,
                                      int value) {
  return vpx_codec_control_(codec, setting, value);
}

static inline vpx_codec_err_t vp9_open_decoder(vpx_codec_ctx_t *codec) {
  return vpx_codec_dec_init(codec, vpx_codec_vp9_dx(), 0, 0);
}
