import Foundation
import Geometry

/// A finger on a handle of selected text, which moves one end of the selection.
///
/// [I] It begins with the touch, before anything else that a finger does to the text.
final class SelectionDrag: UIGestureRecognizer {
  private weak var mark: TextSelectionMark?
  /// From the touch to the place in the text that the handle stands at.
  private var reach = CGVector.zero
  /// The other end of the selection.
  private var fixed = 0
  private var edge: EdgeScroller?

  init(_ mark: TextSelectionMark) {
    self.mark = mark
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("follow", SelectionDrag.follow))
  }

  private var text: (any TextWithEditMenu)? { attachedView as? any TextWithEditMenu }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isActive else { return tracked.removeAll { touches.contains($0) } }
    guard let text, let touch = tracked.first, tracked.count == 1, take(touch, in: text) else {
      return state = .failed
    }
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

  /// Whether a touch takes a handle: the second and third tap on a word select more of it.
  private func take(_ touch: UITouch, in text: any TextWithEditMenu) -> Bool {
    let point = touch.location(in: text)
    guard touch.view === text, touch.tapCount == 1, let handle = mark?.handle(at: point) else {
      return false
    }
    reach = CGVector(dx: handle.anchor.x - point.x, dy: handle.anchor.y - point.y)
    let selection = text.keptSelection
    fixed = handle.isStart ? NSMaxRange(selection) : selection.location
    return true
  }

  private func follow(_ drag: SelectionDrag) {
    guard let text else { return }
    switch state {
    case .began:
      text.closeEditMenu()
      if let scrollView = text as? UIScrollView, scrollView.isScrollEnabled {
        edge = EdgeScroller(scrollView) { [weak self] in self?.select() }
      }
    case .changed:
      edge?.follow(location(in: text))
      select()
    case .ended, .cancelled:
      edge?.stop()
      edge = nil
      if state == .ended { text.showEditMenu() }
    case .possible, .failed: break
    }
  }

  /// [I] Something stays selected: where the ends meet, nothing changes.
  private func select() {
    guard let text else { return }
    let finger = location(in: text)
    let place = CGPoint(x: finger.x + reach.dx, y: finger.y + reach.dy)
    guard let moved = text.closestPosition(to: place), moved.offset != fixed else { return }
    let range = UITextRange(
      NSRange(location: min(moved.offset, fixed), length: abs(moved.offset - fixed))
    )
    if range.range != text.keptSelection { text.selectedTextRange = range }
  }
}
