import Foundation
import Geometry

/// Covers the window while a menu is open.
final class MenuOverlay: UIView {
  private let session: MenuSession

  init(_ session: MenuSession, frame: CGRect) {
    self.session = session
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }

  /// Closes the menu, as a drag does that begins out of it.
  func closeMenu() { session.close() }

  /// [D] A touch outside of the menu closes it and reaches nobody else.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    session.touched(at: touch.location(in: self))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    session.lay()
  }
}
