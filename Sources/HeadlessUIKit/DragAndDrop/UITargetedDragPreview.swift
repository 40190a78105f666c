@preconcurrency public import Foundation

/// How the picture of a dragged thing looks.
open class UIDragPreviewParameters: UIPreviewParameters {
  open override func copy(with zone: NSZone?) -> Any {
    let copy = UIDragPreviewParameters()
    copied(to: copy)
    return copy
  }
}

/// Where the picture of a dragged thing begins or ends.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The picture of a dragged thing, with where it begins or ends.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  public init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
    super.init(view: view, parameters: parameters, target: target)
  }

  public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
    self.init(view: view, parameters: parameters, target: UIDragPreviewTarget(positionOf: view))
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// [D] The address and its title.
  public convenience init(for url: URL, title: String? = nil, target: UIDragPreviewTarget) {
    let preview = UIDragPreview(for: url, title: title)
    self.init(view: preview.view, parameters: preview.parameters, target: target)
  }

  open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
    let target = UIDragPreviewTarget(
      container: newTarget.container,
      center: newTarget.center,
      transform: newTarget.transform
    )
    let own = parameters as? UIDragPreviewParameters ?? UIDragPreviewParameters()
    return UITargetedDragPreview(view: view, parameters: own, target: target)
  }
}
