import Foundation

/// What finds a text in a text view.
@MainActor
final class TextFinding: NSObject, UIFindInteractionDelegate {
  private weak var text: UITextView?
  private var mark: FoundTextMark?
  private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)
  private var session: TextFindSession? { interaction.activeFindSession as? TextFindSession }

  init(_ text: UITextView) {
    self.text = text
    super.init()
    text.addInteraction(interaction)
  }

  func leave() {
    interaction.dismissFindNavigator()
    text?.removeInteraction(interaction)
    showResults()
  }

  func findInteraction(
    _ interaction: UIFindInteraction,
    sessionFor view: UIView
  ) -> UIFindSession? {
    text.map(TextFindSession.init)
  }

  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
    text?.setNeedsLayout()
  }

  /// [I] Edits of the text leave nothing found.
  func textChanged() { session?.invalidateFoundResults() }

  /// Marks results where they are now.
  func showResults() {
    guard let text, let session, !session.found.isEmpty else {
      mark?.removeFromSuperview()
      mark = nil
      return
    }
    let mark = mark ?? FoundTextMark(frame: .zero)
    if mark.superview == nil { text.insertSubview(mark, belowSubview: text.label) }
    self.mark = mark
    mark.show(
      session.found.flatMap { range in
        text.selectionRects(for: UITextRange(range)).map {
          FoundTextMark.Place(rect: $0.rect, isHighlighted: range == session.highlighted)
        }
      }
    )
  }
}
