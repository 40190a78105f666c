import Foundation
import Geometry
import Scene
import Testing
import Typography

@testable import HeadlessUIKit

/// How large a label is, where its text stands, and what makes it measure again.
@MainActor
@Suite struct LabelMeasureTests {
  private let stage = Stage(device: .init(width: 300, height: 300, scale: 2))
  private let label = UILabel()

  init() {
    let root = UIViewController()
    root.view.addSubview(label)
    stage.show(root)
    label.text = "several words that take more than one line"
  }

  private var natural: CGSize { label.sizeThatFits(CGSize(width: 9999, height: 9999)) }

  @Test func oneLineKeepsItsNaturalWidth() {
    let whole = natural
    #expect(label.sizeThatFits(CGSize(width: 50, height: 10)) == whole)
    #expect(label.intrinsicContentSize == whole && whole.width > 200)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 0, height: 0)) == whole)
    #expect(label.sizeThatFits(CGSize(width: -1, height: 0)) == whole)
    let narrow = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(narrow.width <= 100 && narrow.height > 2 * whole.height)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height < narrow.height)
    label.text = ""
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)) == .zero)
  }

  @Test func severalLinesAreMeasuredForTheWidthOfTheLayout() {
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    let width = label.widthAnchor.constraint(equalToConstant: 120)
    let top = label.topAnchor.constraint(equalTo: label.superview!.topAnchor)
    NSLayoutConstraint.activate([width, top])
    stage.window.layoutIfNeeded()
    let tall = label.bounds.height
    #expect(tall == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
    width.constant = 250
    stage.window.layoutIfNeeded()
    #expect(label.bounds.height == label.sizeThatFits(CGSize(width: 250, height: 0)).height)
    #expect(label.bounds.height < tall)
    label.preferredMaxLayoutWidth = 80
    #expect(
      label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 80, height: 0))
    )
  }

  @Test func theRectOfATextStandsWhereItsAlignmentSays() {
    label.text = "ab"
    let width = natural.width
    for (alignment, x) in [
      (NSTextAlignment.left, 10), (.center, 60 - width / 2), (.right, 110 - width),
    ]
      as [(NSTextAlignment, CGFloat)]
    {
      label.textAlignment = alignment
      let rect = label.textRect(
        forBounds: CGRect(x: 10, y: 20, width: 100, height: 50),
        limitedToNumberOfLines: 1
      )
      #expect(abs(rect.minX - x) < 0.6 && rect.minY == 20, "\(rect)")
      #expect(rect.width == width && rect.height == natural.height)
    }
    let tight = label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: 5, height: 4),
      limitedToNumberOfLines: 1
    )
    #expect(tight.width <= 5 && tight.height == 4)
    label.text = nil
    let none = label.textRect(
      forBounds: CGRect(x: 3, y: 4, width: 9, height: 9),
      limitedToNumberOfLines: 1
    )
    #expect(none == CGRect(x: 3, y: 4, width: 0, height: 0))
  }

  @Test func disabledTextIsHalfAsStrong() throws {
    label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    label.highlightedTextColor = .blue
    func ink() throws -> Color {
      try #require(label.picture(in: CGSize(width: 300, height: 30), lines: 1)).paintAttributes[0]
        .color
    }
    #expect(try ink().alpha == 0.5)
    label.isEnabled = false
    #expect(try ink().alpha == 0.25)
    label.isHighlighted = true
    #expect(try ink() == UIColor.blue.value.withAlpha(0.5))
  }

  @Test func aShadowOfALabelIsSharp() throws {
    label.shadowColor = .green
    label.shadowOffset = CGSize(width: 2, height: 3)
    let shadow = try #require(
      label.picture(in: CGSize(width: 300, height: 30), lines: 1)?.paintAttributes[0].shadow
    )
    #expect(shadow.radius == 0 && shadow.offset == CGSize(width: 2, height: 3))
    #expect(shadow.color == UIColor.green.value && shadow.opacity == 1)
  }

  @Test(
    arguments: [(0, true, 1), (0.5, true, 0.5), (0.9, true, 0.9), (1, true, 1), (0.5, false, 1)]
      as [(CGFloat, Bool, CGFloat)]
  )
  func textShrinksNoFurtherThanItMay(minimum: CGFloat, mayShrink: Bool, least: CGFloat) throws {
    let string = try #require(label.styledString)
    let whole = natural
    // Half as wide as the text needs: a little less than half its size would fit.
    let frame = TextFrame(width: whole.width * 0.4, height: 100, maximumLines: 1)
    let scale = LabelScale(string: string, frame: frame)
      .scale(isAllowed: mayShrink, minimum: minimum)
    if minimum == 0 {
      #expect(scale < 0.41 && scale > 0.38)
    } else {
      #expect(scale == least)
    }
    let wide = TextFrame(width: whole.width + 1, height: 100, maximumLines: 1)
    #expect(LabelScale(string: string, frame: wide).scale(isAllowed: true, minimum: 0) == 1)
  }

  @Test func propertiesOfTheLabelOverrideParagraphs() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing) = (.right, 7)
    let text = NSMutableAttributedString(
      string: "ab",
      attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 9)]
    )
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 1))
    label.attributedText = text
    label.textAlignment = .center
    label.lineBreakMode = .byClipping
    label.textColor = .blue
    label.font = .systemFont(ofSize: 20)
    let made = try #require(label.attributedText)
    let paragraph = try #require(
      made.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    )
    #expect(paragraph.alignment == .center && paragraph.lineBreakMode == .byClipping)
    #expect(paragraph.lineSpacing == 7 && style.alignment == .right)
    #expect(made.attribute(.paragraphStyle, at: 1, effectiveRange: nil) == nil)
    for place in 0...1 {
      let color = made.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
      let font = made.attribute(.font, at: place, effectiveRange: nil) as? UIFont
      #expect(color == .blue && font?.pointSize == 20)
    }
  }

  @Test(
    arguments: [
      (10, 10), (10.0000001, 10), (10.001, 10.5), (10.5, 10.5), (10.6, 11), (0, 0),
    ] as [(CGFloat, CGFloat)]
  )
  func sizesAreWholePixels(side: CGFloat, rounded: CGFloat) {
    #expect(
      CGSize(width: side, height: side).roundedUp(to: 2) == CGSize(width: rounded, height: rounded)
    )
  }

  /// Above the baseline without an origin in the line, below the top with one.
  @Test func drawnTextHasItsOriginOnTheBaseline() {
    let text = NSAttributedString(
      string: "ab cd",
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
    let line = text.boundingRect(with: CGSize(width: 30, height: 0), options: [], context: nil)
    #expect(line.size == text.size() && line.minX == 0 && line.minY < -15)
    let context = NSStringDrawingContext()
    let wrapped = text.boundingRect(
      with: CGSize(width: 30, height: 5),
      options: .usesLineFragmentOrigin,
      context: context
    )
    #expect(wrapped.origin == .zero && wrapped.width <= 30 && wrapped.height == 2 * line.height)
    #expect(context.totalBounds == wrapped)
    let cut = text.boundingRect(
      with: CGSize(width: 30, height: line.height),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      context: nil
    )
    #expect(cut.height == line.height)
    let free = text.boundingRect(
      with: .zero,
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      context: nil
    )
    #expect(free.size == line.size)
  }
}
