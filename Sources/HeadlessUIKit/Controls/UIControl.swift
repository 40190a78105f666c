import VirtualTime
@preconcurrency public import Foundation

/// A view that sends actions to targets.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// A receiver of some of a control's events.
  struct Receiver {
    var events: Event
    let call: Call

    enum Call {
      case action(UIAction)
      case selector(Selector, target: WeakTarget)
    }
  }

  /// [D] Controls do not retain their targets; a nil target is searched for in the responder chain.
  struct WeakTarget {
    let isGiven: Bool
    weak var object: AnyObject?
  }

  var receivers: [Receiver] = []

  override var hasClosures: Bool {
    receivers.contains { if case .action = $0.call { true } else { false } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, as: UIControl.self)
  }

  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { dropTouch() }
      stateChanged()
    }
  }
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }
  /// [W] How far beyond the edge a touch leaves the control in which it began.
  var touchMargin: CGFloat = 70
  /// Whether its primary action is a tap.
  var tapIsPrimary: Bool { true }
  open internal(set) var isTracking = false
  /// Who performs the actions of its menu.
  var menuSender: AnyObject { self }
  /// The menu that its touch opened.
  weak var menuSession: MenuSession?
  open internal(set) var isTouchInside = false
  /// [D] The menu opens on touch down.
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false {
    didSet { offerMenu(isContextMenuInteractionEnabled) }
  }
  open internal(set) var contextMenuInteraction: UIContextMenuInteraction?
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  open var state: State {
    // [W] A disabled control is not highlighted as well.
    var state = isEnabled ? State.normal : .disabled
    if isEnabled, isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    addReceiver(ClassTarget.object(target), action: action, events: controlEvents)
  }
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeReceivers(ClassTarget.object(target), action: action, events: controlEvents)
  }
  /// [D] Replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    // [D] Of actions of one name, the last one counts.
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    receivers.append(Receiver(events: controlEvents, call: .action(action)))
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for events: Event) {
    removeReceivers(for: events) { call in
      if case .action(let known) = call { known.identifier == actionIdentifier } else { false }
    }
  }
  open var allTargets: Set<AnyHashable> { knownTargets }
  open var allControlEvents: Event { receivers.reduce(into: []) { $0.formUnion($1.events) } }
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(ClassTarget.object(target), controlEvent)
  }
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  open func sendAction(_ action: UIAction) { action.perform(self) }
  /// Performs the action of a touch.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches.first, phase: .began, event: event)
  }
  open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches.first, phase: .moved, event: event)
  }
  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches.first, phase: .ended, event: event)
  }
  open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches.first, phase: .cancelled, event: event)
  }

  /// [D] A tap on a control with a tap action does not trigger recognizers of its superviews.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if answersTaps, isEnabled, gestureRecognizer.view !== self, gestureRecognizer.isSingleTap {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Menu

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// [D] Where a menu is attached: below the control, centred.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// Whether it is a control of UIKit whose default action is a tap.
  var answersTaps: Bool { false }

  /// For subclasses whose appearance depends on the state.
  func stateChanged() { setNeedsLayout() }
}
