import Foundation
import Geometry
import HeadlessUIKit

/// Draws trees of nodes as flat lists of layers, those in front last.
@MainActor
struct SceneDrawing {
  /// The canvas, in whose coordinates the layers lie.
  let bounds: CGRect

  /// Fills a layer with what is below a node.
  func drawChildren(of node: SKNode, by transform: CGAffineTransform, in canvas: CALayer) {
    show(node.children.flatMap { items(of: $0, by: transform) }, in: canvas)
  }

  /// Fills a layer with a node and what is below it.
  func draw(_ node: SKNode, by transform: CGAffineTransform, in canvas: CALayer) {
    show(items(of: node, by: transform), in: canvas)
  }

  private struct Item {
    let layer: CALayer
    let depth: CGFloat
    let transform: CGAffineTransform
    let opacity: CGFloat
  }

  /// The state that a node passes on to those below.
  @MainActor
  private struct State {
    var transform: CGAffineTransform
    var depth: CGFloat = 0
    var opacity: CGFloat = 1

    /// [D] Depths are added up, opacities multiplied.
    func entering(_ node: SKNode) -> State {
      State(
        transform: node.toParent.concatenating(transform),
        depth: depth + node.zPosition,
        opacity: opacity * node.alpha
      )
    }
  }

  private func items(of node: SKNode, by transform: CGAffineTransform) -> [Item] {
    var found: [Item] = []
    collect(node, State(transform: transform), into: &found)
    return found
  }

  private func collect(_ node: SKNode, _ outer: State, into items: inout [Item]) {
    guard !node.isHidden, node.alpha > 0 else { return }
    let state = outer.entering(node)
    if let group = node.groupLayer(in: self, by: state.transform) {
      (group.bounds, group.anchorPoint) = (bounds, .zero)
      drawChildren(of: node, by: state.transform, in: group)
      let place = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
      items.append(
        Item(layer: group, depth: state.depth, transform: place, opacity: state.opacity)
      )
      return
    }
    if let layer = node.contentLayer() {
      let upright = CGAffineTransform(scaleX: 1, y: node.isContentFlipped ? -1 : 1)
      let place = upright.concatenating(state.transform)
      items.append(
        Item(layer: layer, depth: state.depth, transform: place, opacity: state.opacity)
      )
    }
    for child in node.children { collect(child, state, into: &items) }
  }

  /// [D] Of equal depths, parents are drawn before their children, and children in their order.
  private func show(_ items: [Item], in canvas: CALayer) {
    for item in items {
      let t = item.transform
      item.layer.position = CGPoint(x: t.tx, y: t.ty)
      item.layer.setAffineTransform(
        CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: 0, ty: 0)
      )
      item.layer.opacity = Float(item.opacity)
    }
    let order = items.indices.sorted { (items[$0].depth, $0) < (items[$1].depth, $1) }
    let layers = order.map { items[$0].layer }
    if !(canvas.sublayers ?? []).elementsEqual(layers, by: ===) { canvas.sublayers = layers }
  }
}
