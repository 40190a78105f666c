import Bitmap
import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// An attachment that is as wide as its container.
private final class Banner: NSTextAttachment, @unchecked Sendable {
  override func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard let textContainer else { return .zero }
    return MainActor.assumeIsolated {
      let width = textContainer.size.width - 2 * textContainer.lineFragmentPadding
      return CGRect(x: 0, y: 0, width: width, height: 30)
    }
  }
}

/// Attachments in containers and text views.
@MainActor
@Suite struct AttachmentLayoutTests {
  private let stage = Stage(device: .init(width: 300, height: 300, scale: 2))
  private let image = UIImage(
    cgImage: CGImage(
      Bitmap(width: 2, height: 2, straightRGBA: [UInt8](repeating: 255, count: 16))
    )
  )

  private func text(_ attachment: NSTextAttachment) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "one two\n")
    text.append(NSAttributedString(attachment: attachment))
    let whole = NSRange(location: 0, length: text.length)
    text.addAttributes([.font: UIFont.systemFont(ofSize: 14)], range: whole)
    return text
  }

  private func images(in content: Content) -> [CGRect] {
    guard case .drawing(let drawing) = content else { return [] }
    return drawing.commands.compactMap { command in
      guard case .image(_, let rect, _, _) = command else { return nil }
      return rect
    }
  }

  @Test func aLayoutManagerKnowsThePlaceAndTheSize() {
    let attachment = NSTextAttachment(image: image)
    attachment.bounds = CGRect(x: 0, y: -2, width: 20, height: 50)
    let storage = NSTextStorage(attributedString: text(attachment))
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(container)
    #expect(manager.attachmentSize(forGlyphAt: 8) == CGSize(width: 20, height: 50))
    #expect(manager.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
    let glyph = NSRange(location: 8, length: 1)
    let rect = manager.boundingRect(forGlyphRange: glyph, in: container)
    #expect(rect.minX == 5 && rect.width == 20 && rect.height > 50)
    let content = drawn { manager.drawGlyphs(forGlyphRange: glyph, at: CGPoint(x: 10, y: 0)) }
    let baseline = rect.minY + manager.location(forGlyphAt: 8).y
    let shown = images(in: content)
    #expect(shown.map(\.size) == [CGSize(width: 20, height: 50)])
    #expect(shown.first?.minX == 15)
    #expect(abs((shown.first?.maxY ?? 0) - baseline - 2) < 1e-9)
  }

  /// The view measures, draws and places its caret by the same container.
  @Test func textViewsTellAttachmentsOfTheirContainer() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let banner = Banner()
    banner.image = image
    view.attributedText = text(banner)
    stage.window.addSubview(view)
    view.layoutIfNeeded()
    view.label.layer.displayIfNeeded()
    let shown = images(in: view.label.layer.values.drawing)
    #expect(shown.map(\.size) == [CGSize(width: 190, height: 30)])
    #expect(view.layoutManager.attachmentSize(forGlyphAt: 8) == CGSize(width: 190, height: 30))
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height > 8 + 30 + 14 + 8)
  }
}
