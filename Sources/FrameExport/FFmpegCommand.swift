/// The words that tell ffmpeg to make a video of raw frames on its standard input.
struct FFmpegCommand {
  let video: Video
  let width: Int
  let height: Int
  let hasAlpha: Bool
  let output: String

  var arguments: [String] {
    let pixels = hasAlpha ? "rgba" : "bgr0"
    let input = [
      "-f", "rawvideo", "-pix_fmt", pixels, "-video_size", "\(width)x\(height)",
      "-framerate", "\(video.framesPerSecond)", "-i", "pipe:0",
    ]
    return ["-hide_banner", "-loglevel", "error", "-nostdin", "-y"] + input + filter + codec
      + colors
      + same + ["-f", video.container.rawValue, "file:\(output)"]
  }

  // Half the colours in either direction: an odd side gets one more line.
  private var filter: [String] {
    [
      "-vf",
      "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd",
    ]
  }

  private var codec: [String] {
    switch video.container {
    case .mp4:
      [
        "-c:v", "libx264", "-pix_fmt", "yuv420p", "-crf", "\(video.loss ?? 16)", "-preset",
        "medium", "-movflags", "+faststart",
      ]
    case .webM:
      [
        "-c:v", "libvpx-vp9", "-pix_fmt", hasAlpha ? "yuva420p" : "yuv420p", "-crf",
        "\(video.loss ?? 24)", "-b:v", "0", "-deadline", "good", "-cpu-used", "4", "-row-mt", "1",
      ]
    }
  }

  private var colors: [String] {
    ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1"]
  }

  /// A fixed number of threads and no dates: the same frames make the same file.
  private var same: [String] {
    ["-threads", "2", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
  }
}
