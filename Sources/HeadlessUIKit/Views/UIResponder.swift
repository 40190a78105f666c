@preconcurrency public import Foundation

/// Whoever can answer events; what it leaves unanswered goes to `next`.
@preconcurrency @MainActor
open class UIResponder: NSObject, @preconcurrency AssociationKeeper {
  var associations: [UnsafeRawPointer: Association] = [:]

  public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { Stage.current.firstResponder === self }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, !isFirstResponder else { return isFirstResponder }
    if let old = Stage.current.firstResponder, !old.resignFirstResponder() { return false }
    Stage.current.firstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return !isFirstResponder }
    Stage.current.firstResponder = nil
    return true
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// What keys of a hardware keyboard would do.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The escape gesture of VoiceOver; whether it was answered.
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityActivate() -> Bool { false }

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.action != nil || ActionTable.shared[action.name, type(of: self)] != nil
  }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Accessibility

  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElements: [Any]?
  open var isAccessibilityElement = false
  open var accessibilityViewIsModal = false
  open var accessibilityElementsHidden = false
}
