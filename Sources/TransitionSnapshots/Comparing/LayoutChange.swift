/// Why the pictures of a recording cannot be paired with those of its golden.
public enum LayoutChange: Hashable, Codable, Sendable {
  /// In milliseconds.
  case duration(golden: Double, actual: Double, fps: Int)
  case frameCount(golden: Int, actual: Int, hint: String)
  /// Frames are sampled at other times, in milliseconds.
  case times(frame: Int, golden: Double, actual: Double)
  case size(frame: Int, golden: String, actual: String)
}

extension LayoutChange: CustomStringConvertible {
  public var description: String {
    switch self {
    case .duration(let golden, let actual, let fps):
      "duration: lasts \(Figures.decimal(actual)) ms, the golden \(Figures.decimal(golden)) ms"
        + " (\(Self.frames(actual - golden, fps)))"
    case .frameCount(let golden, let actual, let hint):
      "frame count: has \(actual) frame\(actual == 1 ? "" : "s"), the golden \(golden)"
        + (hint.isEmpty ? "" : "; \(hint)")
    case .times(let frame, let golden, let actual):
      "sample times: frame \(frame) is at \(Figures.decimal(actual)) ms, in the golden at "
        + "\(Figures.decimal(golden)) ms"
    case .size(let frame, let golden, let actual):
      "size: frame \(frame) is \(actual) pixels, in the golden \(golden)"
    }
  }

  private static func frames(_ milliseconds: Double, _ fps: Int) -> String {
    let count = abs(milliseconds) * Double(fps) / 1000
    let unit = abs(count - 1) < 0.005 ? "frame" : "frames"
    let word = milliseconds > 0 ? "longer" : "shorter"
    return "\(Figures.decimal(count, decimals: 2)) \(unit) \(word) at \(fps) fps"
  }
}
