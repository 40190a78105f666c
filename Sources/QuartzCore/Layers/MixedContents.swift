import Foundation
import Geometry
import Scene

/// A layer's contents during a transition between two pictures, or between a picture and nothing.
struct MixedContents: LayerContents {
  private let from: (any LayerContents)?
  private let to: (any LayerContents)?
  private let share: Double

  /// `nil` if neither is a picture, or one is something else.
  init?(from: Any?, to: Any?, share: Double) {
    (self.from, self.to) = (from as? any LayerContents, to as? any LayerContents)
    self.share = share
    guard self.from != nil || self.to != nil else { return nil }
    guard (from == nil) == (self.from == nil), (to == nil) == (self.to == nil) else { return nil }
  }

  package func content(in values: LayerValues) -> Content {
    let (before, after) = (node(from, values), node(to, values))
    return .mix(Mix(from: before, to: after, amount: .uniform(share)))
  }

  private func node(_ contents: (any LayerContents)?, _ values: LayerValues) -> Node {
    var layer = Layer(frame: values.bounds)
    layer.content = contents?.content(in: values) ?? .none
    return Node(layer)
  }
}
