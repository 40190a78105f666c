@preconcurrency public import Foundation
public import Geometry

/// The shape of a view's preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  public override init() {
    super.init()
  }

  public init(textLineRects: [NSValue]) {
    super.init()
    let rects = textLineRects.map(\.cgRectValue)
    visiblePath = rects.dropFirst().reduce(rects.first.map(UIBezierPath.init(rect:))) {
      $0?.append(UIBezierPath(rect: $1))
      return $0
    }
  }

  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor? = .systemBackground

  open func copy(with zone: NSZone?) -> Any {
    let copy = UIPreviewParameters()
    copied(to: copy)
    return copy
  }

  func copied(to copy: UIPreviewParameters) {
    (copy.visiblePath, copy.shadowPath) = (visiblePath, shadowPath)
    copy.backgroundColor = backgroundColor
  }
}

/// The position of a view's preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  open private(set) var container: UIView
  open private(set) var center: CGPoint
  open private(set) var transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// [D] The view's position in its hierarchy.
  convenience init(positionOf view: UIView) {
    guard let container = view.superview else {
      preconditionFailure(
        "a targeted preview needs a superview; add \(view) to one, or pass a target"
      )
    }
    self.init(container: container, center: view.center)
  }
}

/// A view for a preview, with its position and shape.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var parameters: UIPreviewParameters
  open private(set) var target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(view: view, parameters: parameters, target: UIPreviewTarget(positionOf: view))
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  open var size: CGSize { view.bounds.size }
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
