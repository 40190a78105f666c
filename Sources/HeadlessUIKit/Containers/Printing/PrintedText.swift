import Foundation

/// A text on pages of one size.
@MainActor
struct PrintedText {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()

  init(_ text: NSAttributedString, in size: CGSize) {
    storage = NSTextStorage(attributedString: text)
    storage.addLayoutManager(manager)
    guard size.width > 0, size.height > 0 else { return }
    var end = 0
    while end < storage.length {
      let page = NSTextContainer(size: size)
      page.lineFragmentPadding = 0
      manager.addTextContainer(page)
      let range = manager.glyphRange(for: page)
      guard range.length > 0 else { return }
      end = NSMaxRange(range)
    }
  }

  var count: Int { manager.textContainers.count }

  func draw(_ page: Int, at origin: CGPoint) {
    guard manager.textContainers.indices.contains(page) else { return }
    let glyphs = manager.glyphRange(for: manager.textContainers[page])
    manager.drawBackground(forGlyphRange: glyphs, at: origin)
    manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
  }
}
