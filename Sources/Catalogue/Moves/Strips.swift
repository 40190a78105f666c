import Foundation
public import Scene

/// Strips of the new picture slide in from alternate sides.
public struct Strips: SceneTransition {
  public var axis: Split.Axis
  public var count: Int

  public init(_ axis: Split.Axis, count: Int = 10) {
    self.axis = axis
    self.count = count
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let strips = before.bounds.cells(
      columns: axis == .vertical ? count : 1,
      rows: axis == .vertical ? 1 : count
    )
    return [before.layer]
      + strips.enumerated().map { index, strip in
        let side = side(ofStrip: index)
        return .window(strip, showing: [after.layer.moved(side, by: 1 - progress)])
      }
  }

  private func side(ofStrip index: Int) -> Heading {
    switch axis {
    case .horizontal: index.isMultiple(of: 2) ? .left : .right
    case .vertical: index.isMultiple(of: 2) ? .up : .down
    }
  }
}
