@preconcurrency public import Foundation

/// One of the things that a drag carries.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  /// [D] What is seen while the item is dragged; nil for what was lifted.
  open var previewProvider: (() -> UIDragPreview?)? {
    didSet { previewVersion += 1 }
  }
  /// Counts the providers, so that a drag finds that it has another one.
  private(set) var previewVersion = 0

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Has no effect: a preview is asked for once, when its item is dropped.
  open func setNeedsDropPreviewUpdate() {}
}

public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// What would happen to a drag that ended where it is.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  open func copy(with zone: NSZone?) -> Any {
    let copy = UIDropProposal(operation: operation)
    copied(to: copy)
    return copy
  }

  func copied(to copy: UIDropProposal) {
    (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
  }
}
