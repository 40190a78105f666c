public import Foundation

// Shapes by name; nothing of them is drawn.

public struct Rectangle: Shape {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct Circle: Shape {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }
}

public struct Ellipse: Shape {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

public struct Capsule: Shape {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

public struct RoundedRectangle: Shape {
  public nonisolated let cornerSize: CGSize

  public nonisolated init(cornerRadius: CGFloat) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }

  public nonisolated init(cornerSize: CGSize) {
    self.cornerSize = cornerSize
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize)
  }
}
