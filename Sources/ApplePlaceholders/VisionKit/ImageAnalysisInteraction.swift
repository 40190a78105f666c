public import Foundation
public import HeadlessUIKit

@preconcurrency @MainActor
public protocol ImageAnalysisInteractionDelegate: AnyObject {
  func interaction(
    _ interaction: ImageAnalysisInteraction,
    shouldBeginAt point: CGPoint,
    for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool
  func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
  func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
  func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
  func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
}

extension ImageAnalysisInteractionDelegate {
  public func interaction(
    _ interaction: ImageAnalysisInteraction,
    shouldBeginAt point: CGPoint,
    for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool { true }
  /// [D] All of the view, in parts of one.
  public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect {
    CGRect(x: 0, y: 0, width: 1, height: 1)
  }
  public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
  public func presentingViewController(
    for interaction: ImageAnalysisInteraction
  ) -> UIViewController? { nil }
  public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {}
}

/// Selects texts in an image, where none have been found.
@preconcurrency @MainActor
open class ImageAnalysisInteraction: NSObject, UIInteraction {
  public struct InteractionTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let automatic = InteractionTypes(rawValue: 1 << 0)
    public static let textSelection = InteractionTypes(rawValue: 1 << 1)
    public static let dataDetectors = InteractionTypes(rawValue: 1 << 2)
    public static let imageSubject = InteractionTypes(rawValue: 1 << 3)
    public static let visualLookUp = InteractionTypes(rawValue: 1 << 4)
    public static let automaticTextOnly = InteractionTypes(rawValue: 1 << 5)
  }

  open weak var delegate: (any ImageAnalysisInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var analysis: ImageAnalysis?
  open var preferredInteractionTypes: InteractionTypes = []
  open var activeInteractionTypes: InteractionTypes { [] }
  open var selectableItemsHighlighted = false
  open var isSupplementaryInterfaceHidden = false
  open var allowLongPressForDataDetectorsInTextMode = true
  open var text: String { "" }
  open var selectedText: String { "" }
  open var hasActiveTextSelection: Bool { false }

  public override init() {
    super.init()
  }

  public init(_ delegate: any ImageAnalysisInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
    isSupplementaryInterfaceHidden = hidden
  }
  open func setContentsRectNeedsUpdate() {}
  open func resetTextSelection() {}
  open func hasInteractiveItem(at point: CGPoint) -> Bool { false }
  open func hasText(at point: CGPoint) -> Bool { false }
}
