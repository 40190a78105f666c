import Foundation

/// A label whose text is drawn by the layout manager of its text view.
final class ManagedLabel: UILabel {
  private weak var container: NSTextContainer?
  private weak var manager: NSLayoutManager?

  init(_ container: NSTextContainer, _ manager: NSLayoutManager) {
    self.container = container
    self.manager = manager
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func drawText(in rect: CGRect) {
    guard let container, let manager else { return }
    let glyphs = manager.glyphRange(for: container)
    manager.drawBackground(forGlyphRange: glyphs, at: rect.origin)
    manager.drawGlyphs(forGlyphRange: glyphs, at: rect.origin)
  }
}
