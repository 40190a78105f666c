/// The arguments with which ffmpeg encodes raw frames from its standard input.
struct FFmpegCommand {
  let video: Video
  let width: Int
  let height: Int
  /// Whether frames are straight red, green, blue, alpha; otherwise they are `VideoPlanes`.
  let hasAlpha: Bool
  let output: String

  var arguments: [String] {
    let pixels = hasAlpha ? "rgba" : "yuv420p"
    let input = [
      "-f", "rawvideo", "-pix_fmt", pixels, "-video_size", "\(width)x\(height)",
      "-framerate", "\(video.framesPerSecond)", "-i", "pipe:0",
    ]
    return ["-hide_banner", "-loglevel", "error", "-nostdin", "-y"] + input + filter + codec
      + colors
      + same + ["-f", video.container.rawValue, "file:\(output)"]
  }

  // Chroma has half the resolution, so an odd side gets one more line.
  private var filter: [String] {
    guard hasAlpha else { return [] }
    return [
      "-vf",
      "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd",
    ]
  }

  private var codec: [String] {
    switch video.container {
    case .mp4:
      [
        "-c:v", "libx264", "-pix_fmt", "yuv420p", "-crf", "\(video.loss ?? 17)", "-preset",
        "faster", "-x264-params", Self.shortMemory, "-movflags", "+faststart",
      ]
    case .webM:
      // Measured on the same films without lookahead: as good as `good` at 24, in a quarter of its
      // time, two thirds of its memory and 1.25 to 1.65 of its bytes.
      [
        "-c:v", "libvpx-vp9", "-pix_fmt", hasAlpha ? "yuva420p" : "yuv420p", "-crf",
        "\(video.loss ?? 22)", "-b:v", "0", "-deadline", "realtime", "-cpu-used", "6",
        "-row-mt", "1", "-lag-in-frames", "0", "-tile-columns", "1",
      ]
    }
  }

  // Measured by SSIM on a fade and a cover of 73 frames of 1179×2556: at 17 as good as the preset
  // `medium` at 16, in 1.05 and 1.2 of its bytes, two thirds of its time and a quarter of its
  // memory, most of which held frames for the lookahead.
  private static let shortMemory = [
    "bframes=1", "b-adapt=0", "rc-lookahead=0", "sync-lookahead=0", "sliced-threads=1", "mbtree=0",
    "ref=1", "weightp=1",
  ].joined(separator: ":")

  private var colors: [String] {
    [
      "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709",
      "-color_trc", "iec61966-2-1",
    ]
  }

  /// A fixed number of threads and no dates, so that equal frames give equal files.
  private var same: [String] {
    ["-threads", "2", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
  }
}
