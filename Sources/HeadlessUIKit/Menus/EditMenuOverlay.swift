import Foundation
import Geometry

/// Holds the bar of an edit menu above the window's views, and lets touches beside it through.
final class EditMenuOverlay: UIView {
  private let session: EditMenuSession

  init(_ session: EditMenuSession, frame: CGRect) {
    self.session = session
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// [I] A rotation closes the menu.
  override func boundsSizeChanged() {
    super.boundsSizeChanged()
    if window != nil { session.close() }
  }
}
