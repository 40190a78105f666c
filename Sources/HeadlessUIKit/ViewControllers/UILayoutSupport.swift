@preconcurrency public import Foundation

/// The layout guides of iOS 7 to 10.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// [D] As high as the safe area's inset, at the view's edge.
final class EdgeGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  func edgeGuide(_ name: String) -> EdgeGuide {
    let identifier = "UIViewController.\(name)LayoutGuide"
    let view: UIView = self.view
    let known = view.layoutGuides.first { $0.identifier == identifier } as? EdgeGuide
    if let known { return known }
    let edge = EdgeGuide()
    edge.identifier = identifier
    view.addLayoutGuide(edge)
    let safe = view.safeAreaLayoutGuide
    let isTop = name == "top"
    // [W] Two constraints for each guide; its horizontal position is undefined.
    NSLayoutConstraint.activate([
      edge.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
      edge.bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
    ])
    return edge
  }
}
