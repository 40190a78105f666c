@preconcurrency public import Foundation

/// An object that handles events, or passes them to `next`.
@preconcurrency @MainActor
open class UIResponder: NSObject, @preconcurrency AssociationKeeper,
  UIResponderStandardEditActions, UIPasteConfigurationSupporting
{
  package var associations: [UnsafeRawPointer: Association] = [:]
  /// The stage on which it is, or last was, the first responder.
  private weak var answeringStage: Stage?
  /// The stage that it belongs to itself, without asking the responders after it.
  var ownStage: Stage? { nil }

  public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }

  // Declared again, since Foundation's own cannot be replaced by what an app's extension overrides.
  open override dynamic var description: String { super.description }
  open override dynamic var debugDescription: String { super.debugDescription }

  /// The value of a property by name: bars of containers, fields of search bars, and observable
  /// properties.
  open func value(forKey key: String) -> Any? {
    if let member = NamedMember.property(key, of: self) { return member.value(of: self) }
    guard let value = knownValue(forKey: key) else { return self.value(forUndefinedKey: key) }
    return value is NSNull ? nil : value
  }
  open func setValue(_ value: Any?, forKey key: String) { takeValue(value, forKey: key) }

  /// Refuses the key.
  open func value(forUndefinedKey key: String) -> Any? {
    UnknownKey.refuse(key, of: self)
    return nil
  }

  /// Refuses the key.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    UnknownKey.refuse(key, of: self)
  }

  /// [D] The nearest one up the chain, finally the window's.
  open var undoManager: UndoManager? { next?.undoManager }
  open dynamic var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { answeringStage?.firstResponder === self }
  open dynamic var inputView: UIView? { nil }
  open dynamic var inputAccessoryView: UIView? { nil }
  /// [D] Asked if there is no `inputView`.
  open var inputViewController: UIInputViewController? { nil }
  /// [D] Asked if there is no `inputAccessoryView`.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, !isFirstResponder else { return isFirstResponder }
    let stage = homeStage
    return stage.keyboard.afterwards {
      if let old = stage.firstResponder, !old.resignFirstResponder() { return false }
      // Each stage has its own first responder; a responder belongs to one stage.
      if answeringStage !== stage { giveUpFirstResponder() }
      stage.keyboard.expected = nil
      stage.firstResponder = self
      answeringStage = stage
      return true
    }
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    if homeStage.keyboard.expected === self { homeStage.keyboard.expected = nil }
    guard isFirstResponder, canResignFirstResponder else { return !isFirstResponder }
    answeringStage?.keyboard.afterwards { answeringStage?.firstResponder = nil }
    return true
  }

  /// Resigns unconditionally.
  func giveUpFirstResponder() {
    guard isFirstResponder else { return }
    answeringStage?.keyboard.afterwards { answeringStage?.firstResponder = nil }
  }

  open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open dynamic func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open dynamic func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// The buttons of headphones and of the lock screen, of which a stage has none.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Focus

  // Members of views and controllers, which on iOS other responders do not have.

  open var canBecomeFocused: Bool { false }
  open var focusGroupIdentifier: String?
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// [D] iOS 9; never asked, because nothing is focused here.
  open var preferredFocusedView: UIView? { nil }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  open var focusItemContainer: (any UIFocusItemContainer)? { self as? any UIFocusItemContainer }
  open func soundIdentifierForFocusUpdate(
    in context: UIFocusUpdateContext
  ) -> UIFocusSoundIdentifier? { nil }
  /// [D] Prioritized only for what the app says so.
  open var focusGroupPriority = UIFocusGroupPriority.ignored
  open var isTransparentFocusItem: Bool { false }
  open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}

  /// The object's frame on the screen, if it has one.
  var frameOnScreen: CGRect { .zero }

  /// The commands of a hardware keyboard.
  open var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  /// Those that were added to a controller.
  var addedKeyCommands: [UIKeyCommand] = []

  /// The keyboard's language; [D] that of the keyboard in use, which can be told by overriding it.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// [D] A name to remember the chosen keyboard by.
  open var textInputContextIdentifier: String? { nil }
  open class func clearTextInputContextIdentifier(_ identifier: String) {}

  open dynamic var inputAssistantItem: UITextInputAssistantItem {
    companion(made: UITextInputAssistantItem())
  }

  /// Never asked: gestures of three fingers edit nothing here.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// VoiceOver's escape gesture; returns whether it was handled.
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  // Never called: there is no VoiceOver whose cursor would come here.
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }

  open dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.withoutEditingMethod.isImplemented(by: self)
  }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// [D] May change a command that this responder performs, before a menu shows it.
  open func validate(_ command: UICommand) {}
  /// [D] May change the menu bar if it is the app or its delegate, and menus of its contexts.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Called for properties that are observed by name.
  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: What the user does

  /// [D] Updated when the scene is saved.
  open var userActivity: NSUserActivity?
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Editing commands

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open var pasteConfiguration: UIPasteConfiguration?
  open func paste(itemProviders: [NSItemProvider]) {}
  /// [D] Whether one of them has data that the configuration takes.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    itemProviders.contains { pasteConfiguration?.accepts($0) ?? false }
  }
  /// [D] Updates the input views of the first responder.
  open func reloadInputViews() {
    if isFirstResponder { answeringStage?.keyboard.update() }
  }

  // MARK: Accessibility

  open var accessibilityIdentifier: String? {
    didSet { (self as? UIView)?.layer.identifier = accessibilityIdentifier }
  }
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElements: [Any]?
  // [D] UIAccessibilityContainer.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) }
      ?? NSNotFound
  }
  open var isAccessibilityElement = false
  open var accessibilityViewIsModal = false
  open var accessibilityElementsHidden = false
  /// Accessibility properties that few objects have.
  private var spoken: AccessibilityProperties?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { spoken?.customActions }
    set { spoken[orNew: ()].customActions = newValue }
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { spoken?.customRotors }
    set { spoken[orNew: ()].customRotors = newValue }
  }
  open var accessibilityFrame: CGRect {
    get { spoken?.frame ?? frameOnScreen }
    set { spoken[orNew: ()].frame = newValue }
  }
  open var accessibilityActivationPoint: CGPoint {
    get { spoken?.activationPoint ?? CGPoint(x: frameOnScreen.midX, y: frameOnScreen.midY) }
    set { spoken[orNew: ()].activationPoint = newValue }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { (spoken?.attributedLabel).saying(accessibilityLabel) }
    set { (spoken[orNew: ()].attributedLabel, accessibilityLabel) = (newValue, newValue?.string) }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { (spoken?.attributedHint).saying(accessibilityHint) }
    set { (spoken[orNew: ()].attributedHint, accessibilityHint) = (newValue, newValue?.string) }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { (spoken?.attributedValue).saying(accessibilityValue) }
    set { (spoken[orNew: ()].attributedValue, accessibilityValue) = (newValue, newValue?.string) }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { spoken?.containerType ?? UIAccessibilityContainerType.none }
    set { spoken[orNew: ()].containerType = newValue }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { spoken?.navigationStyle ?? .automatic }
    set { spoken[orNew: ()].navigationStyle = newValue }
  }
  /// [I] Without another answer an element responds if it is one.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { spoken?.respondsToUser ?? isAccessibilityElement }
    set { spoken[orNew: ()].respondsToUser = newValue }
  }
  open var accessibilityLanguage: String? {
    get { spoken?.language }
    set { spoken[orNew: ()].language = newValue }
  }
  open var accessibilityPath: UIBezierPath? {
    get { spoken?.path }
    set { spoken[orNew: ()].path = newValue }
  }
  open var accessibilityUserInputLabels: [String]? {
    get { spoken?.inputLabels }
    set { spoken[orNew: ()].inputLabels = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { spoken?.groupsChildren ?? false }
    set { spoken[orNew: ()].groupsChildren = newValue }
  }
  open var accessibilityIgnoresInvertColors: Bool {
    get { spoken?.ignoresInvertColors ?? false }
    set { spoken[orNew: ()].ignoresInvertColors = newValue }
  }
}
