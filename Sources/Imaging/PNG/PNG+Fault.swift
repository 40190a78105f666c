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

extension PNG.Fault: PictureFault {
  public var description: String { sentence }

  package var reason: String {
    switch self {
    case .empty: "the file is empty"
    case .pointer: "the file is a Git LFS pointer, not a picture"
    case .foreign(let kind?): "the file is \(kind), not PNG"
    case .foreign(nil): "the file does not start like PNG"
    case .truncated: "the PNG file ends too early"
    case .damaged(let complaint): "the PNG file is damaged (\(complaint))"
    case .tooLarge(let width, let height, let limits):
      "a picture of \(width)×\(height) pixels exceeds the limit of \(limits)"
    case .tooManyFrames(let count, let most):
      "an animation of \(count) frames exceeds the limit of \(most) at its size"
    case .tooMuchMetadata: "the PNG file carries more texts and profiles than are read"
    case .notAnimated: "the PNG file holds one still picture, no animation"
    case .animation(let complaint): "the animation in the PNG file is invalid (\(complaint))"
    case .transparent: "the picture has transparent pixels, but its colour type is RGB"
    case .size(let width, let height, let expected):
      "a picture of \(width)×\(height) pixels cannot join an animation of "
        + "\(expected.width)×\(expected.height)"
    case .text(let complaint): "the text cannot be stored in PNG: \(complaint)"
    }
  }

  package var remedy: String {
    switch self {
    case .empty, .damaged, .animation: "make it again"
    case .pointer: "run `git lfs pull`"
    case .foreign(_?): "convert it to PNG first"
    case .foreign(nil): "check that it is the file you mean"
    case .truncated: "it was not written or copied to its end, so make it again"
    case .tooLarge: "make it smaller"
    case .tooManyFrames: "make it smaller or shorter"
    case .tooMuchMetadata: "save it without them"
    case .notAnimated: "give an animated one"
    case .transparent: "declare RGBA"
    case .size: "give every frame the same size"
    case .text: "write it in other words"
    }
  }
}
