internal import Bitmap
internal import CVPX

/// Encodes pictures of one size as frames of a VP9 video with libvpx.
///
/// The result is the same on every machine: one thread, a constant quality, no look at a clock.
final class VP9Encoder {
  private var codec = vpx_codec_ctx_t()
  private var planes = VideoPlanes()
  private let width: Int
  private let height: Int
  private var count = 0

  // One of libvpx's levels for calls: about 0.2 s for a frame of a phone at three pixels a point.
  private static let speed: Int32 = 7

  /// `quantizer` is libvpx's level of quality, from 0, best, to 63, smallest.
  init(width: Int, height: Int, quantizer: Int) throws(AnimationFault) {
    (self.width, self.height) = (VideoPlanes.side(width), VideoPlanes.side(height))
    var settings = vpx_codec_enc_cfg_t()
    try Self.check(vpx_codec_enc_config_default(vpx_codec_vp9_cx(), &settings, 0))
    (settings.g_w, settings.g_h) = (UInt32(self.width), UInt32(self.height))
    // Nominal: the page knows the times of its frames.
    settings.g_timebase = vpx_rational_t(num: 1, den: 60)
    settings.g_threads = 1
    settings.g_lag_in_frames = 0
    settings.rc_end_usage = VPX_Q
    settings.kf_mode = VPX_KF_DISABLED
    try Self.check(vp9_open_encoder(&codec, &settings))
    try set(VP8E_SET_CPUUSED, Self.speed)
    try set(VP8E_SET_CQ_LEVEL, Int32(quantizer))
    try set(VP9E_SET_TUNE_CONTENT, Int32(VP9E_CONTENT_SCREEN.rawValue))
    try set(VP9E_SET_COLOR_SPACE, Int32(VPX_CS_BT_709.rawValue))
    try set(VP9E_SET_COLOR_RANGE, Int32(VPX_CR_STUDIO_RANGE.rawValue))
  }

  deinit {
    vpx_codec_destroy(&codec)
  }

  /// The frame of an opaque picture; the first can be decoded alone, each other one after those
  /// before it.
  func encode(_ bitmap: Bitmap) throws(AnimationFault) -> [UInt8] {
    planes.show(bitmap)
    var bytes = planes.bytes
    let flags = count == 0 ? vpx_enc_frame_flags_t(VPX_EFLAG_FORCE_KF) : 0
    let code = bytes.withUnsafeMutableBufferPointer { buffer in
      var image = vpx_image_t()
      vpx_img_wrap(
        &image,
        VPX_IMG_FMT_I420,
        UInt32(width),
        UInt32(height),
        1,
        buffer.baseAddress
      )
      image.cs = VPX_CS_BT_709
      return vpx_codec_encode(
        &codec,
        &image,
        vpx_codec_pts_t(count),
        1,
        flags,
        UInt(VPX_DL_REALTIME)
      )
    }
    try Self.check(code)
    count += 1
    return try packet()
  }

  private func packet() throws(AnimationFault) -> [UInt8] {
    var place: vpx_codec_iter_t?
    while let packet = vpx_codec_get_cx_data(&codec, &place) {
      guard packet.pointee.kind == VPX_CODEC_CX_FRAME_PKT else { continue }
      let frame = packet.pointee.data.frame
      return Array(UnsafeRawBufferPointer(start: frame.buf, count: frame.sz))
    }
    throw Self.fault("libvpx returned no frame")
  }

  private func set(_ setting: vp8e_enc_control_id, _ value: Int32) throws(AnimationFault) {
    try Self.check(vp9_set(&codec, setting, value))
  }

  private static func check(_ code: vpx_codec_err_t) throws(AnimationFault) {
    guard code != VPX_CODEC_OK else { return }
    throw fault(String(cString: vpx_codec_err_to_string(code)))
  }

  private static func fault(_ reason: String) -> AnimationFault {
    .library(format: "VP9", reason: reason)
  }
}
