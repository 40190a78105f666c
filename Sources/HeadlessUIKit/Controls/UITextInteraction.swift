@preconcurrency public import Foundation
import Geometry

public enum UITextInteractionMode: Int, Sendable {
  case editable, nonEditable
}

@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  func interactionWillBegin(_ interaction: UITextInteraction)
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(
    _ interaction: UITextInteraction,
    at point: CGPoint
  ) -> Bool { true }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Has fingers select in a text of the app's own, and shows the caret and what is selected.
///
/// The handles of the selection stay where they are under a finger.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UITextInteractionDelegate)?
  open private(set) var textInteractionMode: UITextInteractionMode
  open private(set) weak var view: UIView?
  /// [D] The text, whose input delegate is the system.
  open weak var textInput: (any UIResponder & UITextInput)? {
    didSet { if textInput !== oldValue { follower.follow(textInput, insteadOf: oldValue) } }
  }
  private let tap = UITapGestureRecognizer()
  private let doubleTap = UITapGestureRecognizer()
  private let press = UILongPressGestureRecognizer()
  private let display = TextInteractionView(frame: .zero)
  private lazy var follower = TextFollower { [weak self] in self?.refresh() }

  public convenience init(for mode: UITextInteractionMode) {
    self.init()
    textInteractionMode = mode
  }

  public override init() {
    textInteractionMode = .editable
    super.init()
    doubleTap.numberOfTapsRequired = 2
    tap.addTarget(self, action: Selector("tapped", UITextInteraction.tapped))
    doubleTap.addTarget(self, action: Selector("tappedTwice", UITextInteraction.tappedTwice))
    press.addTarget(self, action: Selector("pressed", UITextInteraction.pressed))
  }

  /// [D] The recognizers that others may wait for.
  // The first of those that end with one touch prevents the others.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [doubleTap, tap, press] }

  open func willMove(to view: UIView?) {
    for recognizer in gesturesForFailureRequirements {
      self.view?.removeGestureRecognizer(recognizer)
    }
    display.removeFromSuperview()
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    for recognizer in gesturesForFailureRequirements { view.addGestureRecognizer(recognizer) }
    refresh()
  }

  // MARK: Fingers

  /// The view whose points the text's places are.
  private var space: UIView? { textInput as? UIView ?? view }

  private func tapped(_ tap: UITapGestureRecognizer) {
    act(at: tap.location(in: space)) { input, point in
      guard textInteractionMode == .editable, let place = input.closestPosition(to: point) else {
        return
      }
      input.selectedTextRange = input.textRange(from: place, to: place)
    }
  }

  private func tappedTwice(_ tap: UITapGestureRecognizer) { selectWord(tap) }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { selectWord(press) }
  }

  /// [I] The word at a finger, with the menu of what can be done with it.
  private func selectWord(_ gesture: UIGestureRecognizer) {
    act(at: gesture.location(in: space)) { input, point in
      guard let place = input.closestPosition(to: point),
        let word = input.word(at: place)
      else { return }
      input.selectedTextRange = word
      showMenu(for: input)
    }
  }

  private func act(
    at point: CGPoint,
    _ body: (any UIResponder & UITextInput, CGPoint) -> Void
  ) {
    guard let textInput, delegate?.interactionShouldBegin(self, at: point) ?? true else { return }
    delegate?.interactionWillBegin(self)
    if textInput.isFirstResponder || textInput.becomeFirstResponder() { body(textInput, point) }
    refresh()
    delegate?.interactionDidEnd(self)
  }

  private func showMenu(for input: any UIResponder & UITextInput) {
    guard let space else { return }
    EditMenuSession.open(
      EditMenuSession.Opening(
        view: space,
        sender: input,
        menu: { UIMenu(children: input.suggestedEditing()) },
        target: { input.selectedTextRange.map(input.firstRect) ?? .zero }
      )
    )
  }

  // MARK: The look

  /// Shows the caret and the selection where they are now.
  func refresh() {
    guard view != nil, let space, let textInput else { return display.removeFromSuperview() }
    if display.superview !== space { space.addSubview(display) }
    display.show(textInput, hasCaret: textInteractionMode == .editable, in: space.tintColor)
  }
}

extension UITextInput {
  /// [I] The word that a position is in, or that ends there.
  fileprivate func word(at position: UITextPosition) -> UITextRange? {
    let directions: [UITextStorageDirection] = [.forward, .backward]
    return directions.compactMap {
      tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage($0))
    }.first
  }
}
