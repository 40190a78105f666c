public import Foundation

// Shapes by name; nothing of them is drawn.

public struct Rectangle: PlainView {
  public nonisolated init() {}
}

public struct Circle: PlainView {
  public nonisolated init() {}
}

public struct Ellipse: PlainView {
  public nonisolated init() {}
}

public struct Capsule: PlainView {
  public nonisolated init() {}
}

public struct RoundedRectangle: PlainView {
  public nonisolated let cornerSize: CGSize

  public nonisolated init(cornerRadius: CGFloat) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }

  public nonisolated init(cornerSize: CGSize) {
    self.cornerSize = cornerSize
  }
}
