public import Foundation

/// The direction in which something moves across the canvas.
public enum Heading: String, CaseIterable, Hashable, Sendable {
  case left, right, up, down

  public var opposite: Heading {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }

  /// A unit step, y down.
  public var step: CGPoint {
    switch self {
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    }
  }

  public var isHorizontal: Bool { self == .left || self == .right }
}
