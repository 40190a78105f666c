public import Foundation
import Geometry

/// A drawing that is made once and shown many times.
public final class CGLayer {
  /// In points.
  public let size: CGSize
  private let canvas: CGContext
  /// Records what the layer shows.
  public var context: CGContext? { canvas }

  /// For contexts like the given one; nil for an empty size.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.size = size
    canvas = CGContext(canvas: CGRect(origin: .zero, size: size), scale: context.scale)
  }

  fileprivate var picture: Picture {
    .drawn(
      DrawnPicture(
        canvas.closedCommands,
        size: size,
        scale: Double(canvas.scale),
        label: "layer"
      )
    )
  }
}

extension CGContext {
  /// [D] In the current space: where y points down in the context, it does in the layer.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    painted {
      for command in layer.picture.commands(in: rect, filter: state.filter) { record(command) }
    }
  }

  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
