@preconcurrency public import Foundation

/// One of the things that a drag carries.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The picture of a dragged thing.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// How the picture of a dragged thing looks.
open class UIDragPreviewParameters: UIPreviewParameters {}

public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// What would happen to a drag that ended where it is.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
