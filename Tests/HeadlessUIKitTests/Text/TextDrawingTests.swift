import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor private final class Badge: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIRectFill(rect)
    "7".draw(at: CGPoint(x: 4, y: 2), withAttributes: [.foregroundColor: UIColor.white])
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 18, width: 20, height: 2))
  }
}

@MainActor private final class Underlined: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.insetBy(dx: 10, dy: 0))
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
  }
}

private final class Lowered: CATextLayer {
  override func draw(in ctx: CGContext) {
    ctx.saveGState()
    ctx.translateBy(x: 0, y: 10)
    super.draw(in: ctx)
    ctx.restoreGState()
  }
}

@MainActor @Suite struct TextDrawingTests {
  private let stage = Stage(device: .iPhoneSE)
  private let frame = CGRect(x: 0, y: 0, width: 60, height: 20)

  private func commands(_ view: UIView) -> [DrawingCommand] {
    stage.window.addSubview(view)
    stage.advance(by: 0)
    guard case .drawing(let drawing) = view.layer.values.drawing else { return [] }
    return drawing.commands
  }

  private func kinds(_ commands: [DrawingCommand]) -> [String] {
    commands.map { String(describing: $0).prefix { $0 != "(" }.description }
  }

  @Test func textStandsInOrderWithShapes() throws {
    let commands = commands(Badge(frame: frame))
    #expect(kinds(commands) == ["fill", "glyphs", "fill"])
    guard case .glyphs(let run, let origin, let ink) = commands[1] else { return }
    #expect(run.text == "7")
    #expect(origin.x == 4)
    #expect(ink == .color(Color(red: 1, green: 1, blue: 1)))
  }

  @Test func emojiStandInOrderWithShapes() throws {
    final class Face: UIView {
      override func draw(_ rect: CGRect) {
        UIRectFill(rect)
        "😀".draw(
          at: CGPoint(x: 4, y: 2),
          withAttributes: [.foregroundColor: UIColor.black.withAlphaComponent(0.5)]
        )
        UIRectFill(rect)
      }
    }
    let commands = commands(Face(frame: frame))
    #expect(kinds(commands) == ["fill", "glyphs", "image", "fill"])
    guard case .image(_, let rect, let opacity, _) = commands[2] else { return }
    #expect(rect.minX == 4 && opacity == 0.5)
  }

  @Test func labelsDrawThemselvesLikeAnyView() throws {
    let label = Underlined(frame: frame)
    label.text = "ab"
    let commands = commands(label)
    #expect(kinds(commands) == ["glyphs", "fill"])
    guard case .glyphs(_, let origin, _) = commands[0] else { return }
    #expect(origin.x == 10)
  }

  @Test func textLayersDrawInTheContextTheyAreGiven() {
    let layer = Lowered()
    layer.frame = frame
    layer.string = "ab"
    layer.displayIfNeeded()
    guard case .drawing(let drawing) = layer.values.drawing else {
      Issue.record("nothing was drawn")
      return
    }
    #expect(kinds(drawing.commands) == ["clip", "save", "concatenate", "glyphs", "restore"])
  }

  @Test func imagesHoldTheTextThatWasDrawn() throws {
    let image = UIGraphicsImageRenderer(size: frame.size).image { _ in
      ("ab" as NSString).draw(in: frame)
    }
    guard case .drawn(let picture) = image.cgImage?.picture,
      case .drawing(let drawing) = picture.node.layer.content
    else {
      Issue.record("the image holds no drawing")
      return
    }
    #expect(kinds(drawing.commands) == ["concatenate", "glyphs"])
  }

  @Test func textAloneStaysText() {
    guard case .text(let runs) = drawn({ "ab".draw(at: .zero) }) else {
      Issue.record("text became a drawing")
      return
    }
    #expect(runs.text == "ab")
  }

  @Test(.evidence(.documented)) func linesOutsideOfTheRectangleAreNotDrawn() {
    let text = NSAttributedString(string: "one\ntwo\nthree")
    func drawnText(_ height: CGFloat, _ options: NSStringDrawingOptions) -> String? {
      let rect = CGRect(x: 0, y: 0, width: 90, height: height)
      let content = drawn { text.draw(with: rect, options: options, context: nil) }
      guard case .text(let runs) = content else { return nil }
      return runs.text
    }
    let two = text.size().height - 5
    #expect(drawnText(two, .usesLineFragmentOrigin)?.contains("three") == false)
    #expect(drawnText(two, .usesLineFragmentOrigin)?.contains("two") == true)
    #expect(drawnText(1, .usesLineFragmentOrigin)?.contains("two") == false)
    #expect(drawnText(0, .usesLineFragmentOrigin)?.contains("three") == true)
    let cut: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    #expect(drawnText(two, cut)?.contains("…") == true)
    #expect(drawnText(two, .usesLineFragmentOrigin)?.contains("…") == false)
  }

  /// From the left edge of a rectangle, and from its top or with the baseline on its top.
  @Test(.evidence(.documented)) func textBeginsInTheCornerOfItsRectangle() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let text = NSAttributedString(string: "ab", attributes: [.font: font])
    let rect = CGRect(x: 7, y: 30, width: 40, height: 50)
    func origin(_ body: () -> Void) throws -> CGPoint {
      guard case .text(let runs) = drawn(body) else { return .zero }
      return try #require(runs.runs.first).origin
    }
    let below = CGPoint(x: 7, y: 30 + 20 * 1950 / 2048.0)
    let draws: [() -> Void] = [
      { text.draw(in: rect) }, { text.draw(at: rect.origin) },
      { text.draw(with: rect, options: .usesLineFragmentOrigin, context: nil) },
      { "ab".draw(in: rect, withAttributes: [.font: font]) },
      { "ab".draw(at: rect.origin, withAttributes: [.font: font]) },
      { NSString(string: "ab").draw(in: rect, withAttributes: [.font: font]) },
      { NSString(string: "ab").draw(at: rect.origin, withAttributes: [.font: font]) },
    ]
    for draw in draws {
      let place = try origin(draw)
      #expect(place.x == below.x && abs(place.y - below.y) < 1e-9)
    }
    let onBaseline = try origin { text.draw(with: rect, options: [], context: nil) }
    #expect(onBaseline.x == 7 && abs(onBaseline.y - 30) < 1e-9)
    let context = NSStringDrawingContext()
    let plain = try origin {
      NSString(string: "ab").draw(with: rect, attributes: [.font: font], context: context)
    }
    #expect(plain == onBaseline && context.totalBounds.size == text.size())
    #expect(abs(context.totalBounds.minY + 20 * 1950 / 2048.0) < 1e-9)
    #expect(context.minimumScaleFactor == 0 && context.actualScaleFactor == 1)
  }

  @Test(
    .evidence(.reported),
    arguments: [
      (NSLineBreakMode.byWordWrapping, false), (.byCharWrapping, false), (.byClipping, true),
      (.byTruncatingHead, true), (.byTruncatingMiddle, true), (.byTruncatingTail, true),
    ]
  )
  func aParagraphThatIsShortenedHasOneLine(mode: NSLineBreakMode, isOneLine: Bool) {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = mode
    let text = NSAttributedString(
      string: "one two three four",
      attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style]
    )
    let line = text.size()
    let room = CGSize(width: line.width / 2, height: 1000)
    let bounds = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    #expect((bounds.height < 1.5 * line.height) == isOneLine)
  }

  /// As far as it is needed and allowed, with several lines and with one.
  @Test(.evidence(.documented)) func aContextMayShrinkText() {
    let font = UIFont.systemFont(ofSize: 20)
    let text = NSAttributedString(string: "one two three", attributes: [.font: font])
    let whole = text.size()
    let context = NSStringDrawingContext()
    func bounds(_ size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
      text.boundingRect(with: size, options: options, context: context)
    }
    let line = CGSize(width: whole.width * 0.75, height: whole.height)
    #expect(bounds(line, []).width == whole.width && context.actualScaleFactor == 1)
    context.minimumScaleFactor = 0.5
    for options in [NSStringDrawingOptions.usesLineFragmentOrigin, []] {
      let shrunk = bounds(line, options)
      #expect(context.actualScaleFactor <= 0.75 && context.actualScaleFactor > 0.74)
      #expect(shrunk.width <= line.width + 1e-6 && shrunk.height < whole.height)
      #expect(context.totalBounds == shrunk)
    }
    let content = drawn { text.draw(with: CGRect(origin: .zero, size: line), context: context) }
    if case .text(let runs) = content {
      #expect(runs.runs.first?.glyphs.size == 20 * Double(context.actualScaleFactor))
    } else {
      Issue.record("no text was drawn")
    }
    context.minimumScaleFactor = 0.9
    #expect(bounds(line, []).width > line.width && context.actualScaleFactor == 0.9)
    _ = bounds(CGSize(width: 1000, height: 1000), .usesLineFragmentOrigin)
    #expect(context.actualScaleFactor == 1)
  }

  @Test func alphaAndShadowTurnTextIntoAGroup() {
    let content = drawn {
      UIGraphicsGetCurrentContext()?.setAlpha(0.5)
      "ab".draw(at: .zero)
    }
    guard case .drawing(let drawing) = content else {
      Issue.record("the alpha was lost")
      return
    }
    #expect(kinds(drawing.commands) == ["beginGroup", "glyphs", "endGroup"])
    #expect(drawing.commands.first == .beginGroup(DrawingGroup(opacity: 0.5)))
  }

  @Test func aLabelWithoutTextForgetsItsPicture() {
    let label = UILabel(frame: frame)
    label.text = "ab"
    #expect(label.layer.shownText?.text == "ab")
    label.text = ""
    #expect(label.layer.shownText == nil)
  }
}
