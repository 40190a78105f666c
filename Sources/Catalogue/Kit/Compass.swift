public import Foundation

/// A direction across the canvas, diagonals included.
public enum Compass: String, CaseIterable, Hashable, Sendable {
  case left, right, up, down, upLeft, upRight, downLeft, downRight

  /// Radians clockwise on screen from the x axis; diagonals run from corner to corner.
  public func angle(across size: CGSize) -> Double {
    atan2(step.y * size.height, step.x * size.width)
  }

  /// −1, 0 or 1 in each direction, y down.
  public var step: CGPoint {
    switch self {
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    case .upLeft: CGPoint(x: -1, y: -1)
    case .upRight: CGPoint(x: 1, y: -1)
    case .downLeft: CGPoint(x: -1, y: 1)
    case .downRight: CGPoint(x: 1, y: 1)
    }
  }
}
