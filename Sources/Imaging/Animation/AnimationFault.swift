/// Why an animation could not be made.
package enum AnimationFault: Error, Hashable, Sendable {
  case transparent
  case size(width: Int, height: Int, expected: PNG.Size)
  case tooLarge(format: String, width: Int, height: Int, most: Int)
  case endless(seconds: Double)
  case noFrames
  case library(format: String, reason: String)

  static let noMemoryForGIF = library(format: "GIF", reason: "out of memory")
}

extension AnimationFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .transparent:
      "the picture has transparent pixels, but its colours are declared as RGB; declare RGBA"
    case .size(let width, let height, let expected):
      "a picture of \(width)×\(height) pixels cannot join an animation of "
        + "\(expected.width)×\(expected.height); give every frame the same size"
    case .tooLarge(let format, let width, let height, let most):
      "\(format) holds no picture of \(width)×\(height) pixels, only sides up to \(most); "
        + "choose a smaller scale"
    case .endless(let seconds):
      "a frame cannot be shown for \(seconds) s; give a number from 0 on"
    case .noFrames:
      "an animation needs one frame or more; add one first"
    case .library(let format, let reason):
      "the \(format) file could not be made: \(reason); choose another format"
    }
  }
}
