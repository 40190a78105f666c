public import Foundation

/// What a double tap on a pencil does; nobody has a pencil on a stage.
public enum UIPencilPreferredAction: Int, Sendable {
  // [D] UIKit/UIPencilInteraction.h.
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes
  case showContextualPalette, runSystemShortcut
}

/// An interaction that tells of double taps on a pencil.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  // [I] What the settings of a new pencil say.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  open class var prefersPencilOnlyDrawing: Bool { false }

  open private(set) weak var view: UIView?
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true

  public override init() {
    super.init()
  }

  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Never called: nobody has a pencil on a stage.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
