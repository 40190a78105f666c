import Foundation
import Geometry
public import Scene

/// Clock hands sweep around the middle and leave the new picture behind them.
public struct Clock: SceneTransition {
  public var isClockwise: Bool
  /// Hands at equal angles, the first at twelve o'clock; each sweeps up to the start of the next.
  public var hands: Int

  public init(isClockwise: Bool = true, hands: Int = 1) {
    precondition(hands > 0, "a clock wipe needs at least one hand, not \(hands)")
    self.isClockwise = isClockwise
    self.hands = hands
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let sector = 2 * Double.pi / Double(hands)
    let wedges = (0..<hands).flatMap { hand in
      wedge(in: before, from: Double(hand) * sector, angle: sector * progress).elements
    }
    return [.mix(before, after, inside: Path(wedges))]
  }

  /// Straight sides instead of an arc, far enough outside the canvas.
  private func wedge(in page: Page, from start: Double, angle: Double) -> Path {
    let parts = 12
    let reach = page.bounds.halfDiagonal * 1.1
    let rim = (0...parts).map { part in
      let turned = start + angle * Double(part) / Double(parts)
      let way = (isClockwise ? turned : -turned) - .pi / 2
      return CGPoint(x: page.center.x + reach * cos(way), y: page.center.y + reach * sin(way))
    }
    return .polygon([page.center] + rim)
  }
}
