extension PNG {
  /// What is wrong with a file, or with a picture that cannot be encoded.
  public enum Fault: Error, Hashable {
    case empty
    case pointer
    case foreign(looksLike: String?)
    case truncated
    case damaged(String)
    case tooLarge(width: Int, height: Int, limits: Limits)
    case tooManyFrames(Int, most: Int)
    case tooMuchMetadata
    case notAnimated
    case animation(String)
    case transparent
    case size(width: Int, height: Int, expected: Size)
    case text(String)
  }

  /// A width and a height in pixels.
  public struct Size: Hashable, Sendable {
    public let width: Int
    public let height: Int

    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }
}

extension PNG.Fault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty:
      "the file is empty; write it again"
    case .pointer:
      "the file is a Git LFS pointer, not a picture; run `git lfs pull`"
    case .foreign(let kind?):
      "the file is \(kind), not PNG; convert it to PNG first"
    case .foreign(nil):
      "the file does not start like PNG; check that it is the file you mean"
    case .truncated:
      "the PNG file ends too early; it was not written or copied to its end, so make it again"
    case .damaged(let complaint):
      "the PNG file is damaged (\(complaint)); make it again"
    case .tooLarge(let width, let height, let limits):
      "a picture of \(width)×\(height) pixels exceeds the limit of \(limits); raise the limits "
        + "if you trust the file"
    case .tooManyFrames(let count, let most):
      "an animation of \(count) frames exceeds the limit of \(most) at its size; raise the limits "
        + "if you trust the file"
    case .tooMuchMetadata:
      "the PNG file carries more metadata than the limits allow; raise them if you trust the file"
    case .notAnimated:
      "the PNG file holds one still picture, no animation; read it as a still picture"
    case .animation(let complaint):
      "the animation in the PNG file is invalid (\(complaint)); make it again"
    case .transparent:
      "the picture has transparent pixels, but its colour type is RGB; declare RGBA"
    case .size(let width, let height, let expected):
      "a picture of \(width)×\(height) pixels cannot join an animation of "
        + "\(expected.width)×\(expected.height); give every frame the same size"
    case .text(let complaint):
      "the text cannot be stored in PNG: \(complaint)"
    }
  }
}
