@preconcurrency public import Foundation
import Geometry

/// A rectangle for layout without a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open weak var owningView: UIView?
  open var identifier = ""
  /// For the built-in guides: the insets from the view's bounds.
  var insets: ((UIView) -> UIEdgeInsets)?
  var role = Role.plain
  /// For the app's guides: the variables in a solver.
  var layoutItem: LayoutItem?

  enum Role {
    case plain, scrollContent, scrollFrame
  }

  public override init() {
    super.init()
  }

  convenience init(
    _ identifier: String,
    of view: UIView,
    _ insets: @escaping (UIView) -> UIEdgeInsets
  ) {
    self.init()
    self.identifier = identifier
    self.insets = insets
    owningView = view
  }

  /// The rectangle in the owning view's coordinates, after the last layout.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    if let insets { return view.bounds.inset(by: insets(view)) }
    return layoutItem?.frame ?? .zero
  }

  open var hasAmbiguousLayout: Bool {
    guard let item = layoutItem else { return false }
    return item.engine?.isAmbiguous(item) ?? false
  }
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutItem?.lines.map(\.constraint).filter { $0.axis == axis } ?? []
  }

  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
