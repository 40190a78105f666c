public import Foundation
public import Geometry
public import Scene

/// One of a transition's two pictures: frozen, opaque if its scene is, and moved as a whole.
public struct Page: Hashable, Sendable {
  /// In points; both pages of a transition are at the origin of the canvas.
  public let size: CGSize
  /// The picture as a layer at its position, ready to be moved, turned, faded or masked.
  public let layer: Layer

  /// The part of a node's parent space inside `bounds`, moved to the origin.
  public init(_ node: Node, in bounds: CGRect, background: Color? = nil) {
    size = bounds.size
    var page = Layer(frame: CGRect(origin: .zero, size: bounds.size), children: [node])
    page.bounds.origin = bounds.origin
    page.clipsToBounds = true
    // Drawn once and moved as a picture, so that text stays crisp in every frame.
    page.isRasterGroup = true
    page.background = background
    layer = page
  }

  public var node: Node { Node(layer) }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }
  public var center: CGPoint { CGPoint(x: width / 2, y: height / 2) }
}
