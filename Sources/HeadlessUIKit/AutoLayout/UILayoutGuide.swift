@preconcurrency public import Foundation
import Geometry

/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open weak var owningView: UIView?
  open var identifier = ""
  /// For the guides that every view has: how far it lies inside its view.
  var insets: ((UIView) -> UIEdgeInsets)?
  var role = Role.plain
  /// For a guide of the user's: its unknowns in a solver.
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

  /// The rectangle in the owning view's coordinates, as of the last layout.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    if let insets { return CGRect(origin: .zero, size: view.bounds.size).inset(by: insets(view)) }
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
