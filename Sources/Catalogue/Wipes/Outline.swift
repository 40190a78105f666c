public import Foundation
public import Geometry

/// A figure in the middle of the canvas that irises open and close with.
public enum Outline: String, CaseIterable, Hashable, Sendable {
  case circle, rectangle, diamond, star

  /// Empty at share 0, at least the whole canvas at 1.
  public func path(in bounds: CGRect, share: Double) -> Path {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    switch self {
    case .circle:
      return Path(ellipseIn: .circle(center, radius: bounds.halfDiagonal * share))
    case .rectangle:
      return Path(rect: bounds.scaled(x: share, y: share))
    case .diamond:
      // A rhombus of twice the canvas's size touches its corners.
      return .polygon(
        [(1, 0), (0, 1), (-1, 0), (0, -1)].map { x, y in
          CGPoint(x: center.x + x * bounds.width * share, y: center.y + y * bounds.height * share)
        }
      )
    case .star:
      return Self.star(about: center, inner: bounds.halfDiagonal * share)
    }
  }

  /// Five points; the notches of a pentagram are 1/φ² times as far from the centre as its tips.
  private static func star(about center: CGPoint, inner: Double) -> Path {
    let golden = (1 + 5.0.squareRoot()) / 2
    return .polygon(
      (0..<10).map { corner in
        let radius = corner.isMultiple(of: 2) ? inner * golden * golden : inner
        let angle = Double(corner) * .pi / 5 - .pi / 2
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      }
    )
  }
}

extension Path {
  static func polygon(_ corners: [CGPoint]) -> Path {
    guard let first = corners.first else { return Path() }
    return Path([.move(first)] + corners.dropFirst().map { .line($0) } + [.close])
  }
}
