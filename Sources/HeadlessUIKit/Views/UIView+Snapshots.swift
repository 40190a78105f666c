import Foundation
import Geometry
import Scene

extension UIView {
  /// The view's picture, frozen: after a commit if asked, else as the last commit left it.
  ///
  /// [W] T2. A view that has never been committed has no picture to show.
  func frozenPicture(_ afterUpdates: Bool) -> Node? {
    if afterUpdates { layer.commitNow() }
    return layer.record?.node(at: layer.parentTime)
  }

  /// What the last commit showed, where it stands in the window.
  var placedPicture: Node? { window.flatMap { placedPicture(in: $0) } }

  func placedPicture(in space: UIView) -> Node? {
    guard let picture = frozenPicture(false) else { return nil }
    var layer = Layer(frame: convert(bounds, to: space), children: [picture.unplaced])
    layer.bounds.origin = bounds.origin
    return Node(layer)
  }

  func snapshot(of rect: CGRect, _ afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    guard let picture = frozenPicture(afterUpdates) else { return nil }
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.layer.values.drawing = .frozen(
      FrozenContent(
        picture.unplaced,
        source: rect,
        center: Self.center(of: rect.size, inside: capInsets)
      )
    )
    view.isSnapshot = true
    return view
  }

  private static func center(of size: CGSize, inside insets: UIEdgeInsets) -> CGRect {
    guard insets != .zero, size.width > 0, size.height > 0 else { return ImageContent.unit }
    return CGRect(
      x: insets.left / size.width,
      y: insets.top / size.height,
      width: max(size.width - insets.left - insets.right, 0) / size.width,
      height: max(size.height - insets.top - insets.bottom, 0) / size.height
    )
  }
}

extension Node {
  /// The same picture standing where its own bounds are, upright and opaque.
  var unplaced: Node {
    var layer = layer
    layer.anchorPoint = .zero
    layer.anchorPointZ = 0
    layer.position = layer.bounds.origin
    layer.transform = CATransform3DIdentity
    layer.zPosition = 0
    layer.opacity = 1
    return Node(layer, id: id, label: label)
  }
}
