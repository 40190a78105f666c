import Bitmap
import Foundation
import Geometry
import Scene
import Testing
import Typography

@testable import HeadlessUIKit

/// Remembers what it is asked, and answers otherwise than its properties say.
private final class Chip: NSTextAttachment, @unchecked Sendable {
  var lines: [CGRect] = []
  var indices: [Int] = []
  var containers: [NSTextContainer?] = []

  override func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    lines.append(lineFrag)
    containers.append(textContainer)
    return CGRect(x: 0, y: -5, width: 25, height: 15)
  }

  override func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? {
    indices.append(charIndex)
    return square(15)
  }
}

/// An image of one pixel per point.
private func square(_ side: Int) -> UIImage {
  let pixels = [UInt8](repeating: 255, count: side * side * 4)
  return UIImage(cgImage: CGImage(Bitmap(width: side, height: side, straightRGBA: pixels)))
}

/// Images that stand in texts.
@MainActor
@Suite struct NSTextAttachmentTests {
  private let stage = Stage(device: .init(width: 300, height: 300, scale: 2))
  private let font = UIFont.systemFont(ofSize: 20)

  private struct Shown: Equatable {
    var rect: CGRect
    var tint: Color?
  }

  /// "ab" with an attachment between its letters.
  private func text(_ attachment: NSTextAttachment, color: UIColor = .red) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: "b"))
    let whole = NSRange(location: 0, length: text.length)
    text.addAttributes([.font: font, .foregroundColor: color], range: whole)
    return text
  }

  private func width(_ string: String) -> CGFloat {
    string.size(withAttributes: [.font: font]).width
  }

  private func images(in content: Content) -> [Shown] {
    guard case .drawing(let drawing) = content else { return [] }
    return drawing.commands.compactMap { command in
      guard case .image(let image, let rect, _, _) = command else { return nil }
      return Shown(rect: rect, tint: image.tint)
    }
  }

  private func images(in label: UILabel) -> [Shown] {
    label.layer.displayIfNeeded()
    return images(in: label.layer.values.drawing)
  }

  @Test func anImageStandsOnTheBaselineAndRaisesItsLine() {
    let size = text(NSTextAttachment(image: square(40))).size()
    #expect(abs(size.width - width("a") - 40 - width("b")) < 1e-9)
    #expect(abs(size.height - 40 + font.descender) < 1e-9)
    let small = text(NSTextAttachment(image: square(5))).size()
    #expect(abs(small.height - font.lineHeight) < 1e-9)
  }

  @Test func labelsAreAsLargeAsTheirAttachments() throws {
    let label = UILabel()
    stage.window.addSubview(label)
    label.attributedText = text(NSTextAttachment(image: square(40)))
    let size = label.attributedText?.size().roundedUp(to: 2)
    #expect(label.intrinsicContentSize == size)
    #expect(abs(try #require(label.textBaselines).first - 40) < 1e-9)
    label.numberOfLines = 0
    let narrow = label.sizeThatFits(CGSize(width: 50, height: 0))
    #expect(narrow.width <= 50 && narrow.height > label.intrinsicContentSize.height)
  }

  @Test func aLabelDrawsTheImageInItsPlace() throws {
    let attachment = NSTextAttachment(image: square(16))
    attachment.bounds = CGRect(x: 1, y: -4, width: 16, height: 18)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    label.attributedText = text(attachment)
    let baseline = try #require(label.textBaselines).first
    let place = CGRect(x: width("a") + 1, y: baseline + 4 - 18, width: 16, height: 18)
    let shown = images(in: label)
    #expect(shown.count == 1 && shown[0].tint == nil)
    #expect(abs(shown[0].rect.minX - place.minX) < 1e-9)
    #expect(abs(shown[0].rect.minY - place.minY) < 1e-9)
    #expect(shown[0].rect.size == place.size)
  }

  @Test func thePaddingIsOnBothSides() {
    let attachment = NSTextAttachment(image: square(10))
    attachment.lineLayoutPadding = 3
    let text = text(attachment)
    #expect(abs(text.size().width - width("a") - 16 - width("b")) < 1e-9)
    let shown = images(in: drawn { text.draw(at: .zero) })
    #expect(shown.count == 1)
    #expect(abs((shown.first?.rect.minX ?? 0) - width("a") - 3) < 1e-9)
  }

  @Test func templatesHaveTheColorOfTheText() {
    let template = square(10).withRenderingMode(.alwaysTemplate)
    func tint(_ image: UIImage) -> Color? {
      let text = text(NSTextAttachment(image: image))
      return images(in: drawn { text.draw(at: .zero) }).first?.tint
    }
    #expect(tint(template) == UIColor.red.value)
    #expect(tint(template.withTintColor(.blue)) == UIColor.blue.value)
    #expect(tint(square(10)) == nil)
  }

  @Test func subclassesDecideOnBoundsAndImage() {
    let chip = Chip()
    let text = text(chip)
    #expect(abs(text.size().width - width("a") - 25 - width("b")) < 1e-9)
    #expect(chip.lines.map(\.width) == [1e7] && chip.indices.isEmpty)
    #expect(abs((chip.lines.first?.height ?? 0) - font.lineHeight) < 1e-9)
    let frame = CGRect(x: 0, y: 0, width: 90, height: 90)
    let shown = images(in: drawn { text.draw(in: frame) })
    #expect(chip.lines.last?.width == 90 && chip.indices == [1])
    #expect(chip.containers.allSatisfy { $0 == nil })
    #expect(shown.map(\.rect.size) == [CGSize(width: 25, height: 15)])
    #expect(abs((shown.first?.rect.maxY ?? 0) - font.ascender - 5) < 1e-9)
  }

  @Test func withoutAnImageTheSpaceStaysBlank() {
    let spacer = NSTextAttachment()
    spacer.bounds = CGRect(x: 0, y: 0, width: 12, height: 0)
    let text = text(spacer)
    #expect(abs(text.size().width - width("a") - 12 - width("b")) < 1e-9)
    guard case .text(let runs) = drawn({ text.draw(at: .zero) }) else {
      Issue.record("text became a drawing")
      return
    }
    #expect(runs.text == "ab")
    #expect(stage.faults.isEmpty)
  }

  @Test func contentsAreReported() {
    let attachment = NSTextAttachment(data: Data([1]), ofType: "public.png")
    _ = drawn { text(attachment).draw(at: .zero) }
    #expect(stage.faults.map(\.subject) == ["NSTextAttachment"])
  }

  @Test func symbolsGoWithTheFont() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    func width(_ image: UIImage, _ size: CGFloat) -> CGFloat {
      NSAttributedString(
        attachment: NSTextAttachment(image: image),
        attributes: [.font: UIFont.systemFont(ofSize: size)]
      ).size().width
    }
    let expected = symbol.withConfiguration(
      UIImage.SymbolConfiguration(font: .systemFont(ofSize: 40))
    )
    #expect(width(symbol, 40) == expected.size.width)
    #expect(width(symbol, 40) > 1.8 * width(symbol, 20))
    let fixed = symbol.withConfiguration(UIImage.SymbolConfiguration(pointSize: 12))
    #expect(width(fixed, 40) == fixed.size.width)
  }

  @Test func aSymbolsBaselineIsThatOfTheText() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    let box = NSTextAttachment(image: symbol).bounds(around: symbol)
    #expect(box.size == symbol.size)
    #expect(box.minY == -(try #require(symbol.baselineOffsetFromBottom)))
  }

  /// As some apps give a whole text the attribute.
  @Test func onlyTheCharacterOfAttachmentsIsReplaced() {
    let attachment = NSTextAttachment(image: square(10))
    let text = NSAttributedString(
      string: "a\u{FFFC}\u{FFFC}b",
      attributes: [.attachment: attachment, .font: font]
    )
    #expect(abs(text.size().width - width("a") - 20 - width("b")) < 1e-9)
    #expect(images(in: drawn { text.draw(at: .zero) }).count == 2)
  }

  @Test func aCharacterWithoutAnAttachmentIsBlank() {
    let bare = NSMutableAttributedString(string: "\u{FFFC}", attributes: [.font: font])
    #expect(bare.size().width == width("\u{2003}"))
    let attachment = NSTextAttachment(image: square(10))
    bare.append(NSAttributedString(attachment: attachment))
    #expect(abs(bare.size().width - width("\u{2003}") - 10) < 1e-9)
    #expect(!stage.faults.contains { $0.sentence.contains("FFFC") })
  }

  @Test func aTruncatedAttachmentIsNotDrawn() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let text = NSMutableAttributedString(string: "")
    for _ in 0..<3 {
      text.append(NSAttributedString(attachment: NSTextAttachment(image: square(16))))
    }
    label.attributedText = text
    #expect(images(in: label).map(\.rect.minX) == [0])
  }

  @Test func shrinkingALabelLeavesItsImagesAsTheyAre() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.adjustsFontSizeToFitWidth = true
    let text = NSMutableAttributedString(string: "several words ", attributes: [.font: font])
    text.append(NSAttributedString(attachment: NSTextAttachment(image: square(16))))
    label.attributedText = text
    let shown = try #require(images(in: label).first)
    #expect(shown.rect.size == CGSize(width: 16, height: 16) && shown.rect.maxX < 60.001)
  }
}
