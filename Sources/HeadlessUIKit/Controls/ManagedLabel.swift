import Foundation
import Typography

/// A label whose text is drawn by the layout manager of its text view, if that makes a difference.
final class ManagedLabel: UILabel {
  private weak var container: NSTextContainer?
  private var manager: NSLayoutManager? { container?.layoutManager }

  init(_ container: NSTextContainer) {
    self.container = container
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the layout manager is of the app's own class, or the container may hold a part only.
  var isManaged: Bool {
    guard let manager, let container else { return false }
    let isLimited = !container.heightTracksTextView && container.frame.height.isFinite
    return type(of: manager) != NSLayoutManager.self || isLimited
      || manager.textContainers.count > 1
  }

  override func drawText(in rect: CGRect) {
    guard isManaged else { return super.drawText(in: rect) }
    guard let container, let manager else { return }
    let glyphs = manager.glyphRange(for: container)
    manager.drawBackground(forGlyphRange: glyphs, at: rect.origin)
    manager.drawGlyphs(forGlyphRange: glyphs, at: rect.origin)
  }
}
