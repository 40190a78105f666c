import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The numbers of the ready-made list contents, and where their parts stand.
@MainActor
@Suite(.evidence(.reported)) struct ListContentTests {
  private typealias Content = UIListContentConfiguration
  private let bench = Bench()

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  /// Sizes of both fonts, and the margins above and below.
  private func numbers(_ content: Content) -> [CGFloat] {
    [
      content.textProperties.font.pointSize, content.secondaryTextProperties.font.pointSize,
      content.directionalLayoutMargins.top, content.directionalLayoutMargins.bottom,
    ]
  }

  private func colors(_ content: Content) -> [UIColor] {
    [content.textProperties.color, content.secondaryTextProperties.color]
  }

  // MARK: Ready-made

  @Test func rowsHaveTheirFontsAndMargins() {
    for cell in [Content.cell(), .sidebarCell(), .accompaniedSidebarCell()] {
      #expect(numbers(cell) == [17, 15, 11, 11] && colors(cell) == [.label, .secondaryLabel])
      #expect(!cell.prefersSideBySideTextAndSecondaryText)
    }
    for cell in [Content.subtitleCell(), .sidebarSubtitleCell()] {
      #expect(numbers(cell) == [17, 12, 11, 11] && colors(cell) == [.label, .label])
    }
    let value = Content.valueCell()
    #expect(numbers(value) == [17, 17, 11, 11] && colors(value) == [.label, .secondaryLabel])
    #expect(value.prefersSideBySideTextAndSecondaryText)
  }

  @Test func headersAndFootersHaveTheirFontsAndMargins() {
    for header in [Content.plainHeader(), .sidebarHeader()] {
      #expect(numbers(header) == [17, 17, 6, 6] && colors(header) == [.label, .secondaryLabel])
      #expect(header.textProperties.font == .preferredFont(forTextStyle: .headline))
    }
    let grey: [UIColor] = [.secondaryLabel, .secondaryLabel]
    #expect(numbers(.plainFooter()) == [15, 17, 11, 11] && colors(.plainFooter()) == grey)
    for header in [Content.groupedHeader(), .header()] {
      #expect(numbers(header) == [13, 13, 17, 6] && colors(header) == grey)
      #expect(header.textProperties.transform == .uppercase)
    }
    for footer in [Content.groupedFooter(), .footer()] {
      #expect(numbers(footer) == [13, 13, 6, 17] && colors(footer) == grey)
      #expect(footer.textProperties.transform == .none)
    }
    let large = Content.prominentInsetGroupedHeader()
    #expect(numbers(large) == [20, 17, 17, 6] && colors(large) == [.label, .secondaryLabel])
  }

  @Test func textsAndPicturesHaveDefaults() {
    let content = Content.cell()
    for text in [content.textProperties, content.secondaryTextProperties] {
      #expect(text.numberOfLines == 0 && text.lineBreakMode == .byTruncatingTail)
      #expect(text.alignment == .natural && text.transform == .none)
      #expect(!text.adjustsFontSizeToFitWidth && text.minimumScaleFactor == 0)
      #expect(text.adjustsFontForContentSizeCategory)
    }
    let image = content.imageProperties
    #expect(image.cornerRadius == 0 && image.maximumSize == .zero && image.tintColor == nil)
    #expect(image.reservedLayoutSize == .zero && !image.accessibilityIgnoresInvertColors)
    #expect(Content.ImageProperties.standardDimension == 0)
    let margins = content.directionalLayoutMargins
    #expect(margins.leading == 16 && margins.trailing == 16)
    #expect(content.axesPreservingSuperviewLayoutMargins == .horizontal)
    #expect([UIAxis.horizontal, .vertical, .both].map(\.rawValue) == [1, 2, 3])
    #expect(content.imageToTextPadding == 16 && content.textToSecondaryTextVerticalPadding == 3)
    #expect(content.textToSecondaryTextHorizontalPadding == 8)
  }

  @Test func whatIsDisabledIsPale() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let content = Content.cell()
    #expect(colors(content.updated(for: state)) == [.label, .secondaryLabel])
    state.isDisabled = true
    #expect(colors(content.updated(for: state)) == [.tertiaryLabel, .tertiaryLabel])
    let view = UIViewConfigurationState(traitCollection: UITraitCollection())
    #expect(colors(content.updated(for: view)) == [.label, .secondaryLabel])
  }

  @Test func colorsAreTransformed() {
    var text = Content.cell().textProperties
    #expect(text.resolvedColor() == .label)
    text.colorTransformer = UIConfigurationColorTransformer { $0 == .label ? .red : .blue }
    #expect(text.resolvedColor() == .red)
  }

  // MARK: Places

  /// The view's parts: the title, the detail and the picture.
  private func parts(_ view: UIListContentView) throws -> [UIView] {
    try (0...2).map { try #require(view.subviews.dropFirst($0).first) }
  }

  private func shown(_ content: Content, isRightToLeft: Bool = false) -> UIListContentView {
    let direction: UITraitEnvironmentLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    bench.stage.window.traitOverrides.layoutDirection = direction
    let view = UIListContentView(configuration: content)
    return bench.add(view, CGRect(x: 0, y: 0, width: 320, height: 80))
  }

  private func content(_ text: String?, _ detail: String? = nil, _ image: UIImage? = nil) -> Content
  {
    var content = Content.cell()
    (content.text, content.secondaryText, content.image) = (text, detail, image)
    return content
  }

  @Test(arguments: [false, true]) func aPictureStandsBeforeTheTexts(isRightToLeft: Bool) throws {
    let content = content("Title", "Detail", picture(20, 10))
    let view = shown(content, isRightToLeft: isRightToLeft)
    let frames = try parts(view).map(\.frame)
    // 20.5, 3 and 18 in the middle of 80.
    let x: CGFloat = isRightToLeft ? 16 : 52
    #expect(frames[0] == CGRect(x: x, y: 19.25, width: 252, height: 20.5))
    #expect(frames[1] == CGRect(x: x, y: 42.75, width: 252, height: 18))
    #expect(frames[2] == CGRect(x: isRightToLeft ? 284 : 16, y: 35, width: 20, height: 10))
    #expect(view.textStart == 52)
    // 41.5 and twice 11.
    #expect(view.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 64))
  }

  @Test(
    arguments: [
      (CGSize.zero, CGSize.zero, CGRect(x: 16, y: 30, width: 40, height: 20), 72),
      (CGSize(width: 60, height: 0), .zero, CGRect(x: 26, y: 30, width: 40, height: 20), 92),
      (.zero, CGSize(width: 10, height: 0), CGRect(x: 16, y: 37.5, width: 10, height: 5), 42),
      (.zero, CGSize(width: 0, height: 10), CGRect(x: 16, y: 35, width: 20, height: 10), 52),
      (.zero, CGSize(width: 90, height: 90), CGRect(x: 16, y: 30, width: 40, height: 20), 72),
      (
        CGSize(width: 30, height: 0), CGSize(width: 20, height: 20),
        CGRect(x: 21, y: 35, width: 20, height: 10), 62
      ),
    ] as [(CGSize, CGSize, CGRect, CGFloat)]
  )
  func picturesKeepToTheirRoomAndLimit(
    reserved: CGSize,
    most: CGSize,
    frame: CGRect,
    start: CGFloat
  ) throws {
    var content = content("Title", nil, picture(40, 20))
    content.imageProperties.reservedLayoutSize = reserved
    content.imageProperties.maximumSize = most
    let view = shown(content)
    #expect(try parts(view)[2].frame == frame)
    #expect(view.textStart == start)
    #expect(try parts(view)[0].frame.minX == start)
  }

  /// The room for a picture is also high.
  @Test func aContentIsAsHighAsItsTallestPart() {
    func height(_ content: Content) -> CGFloat {
      shown(content).sizeThatFits(CGSize(width: 320, height: 0)).height
    }
    #expect(height(content("Title")) == 44 && height(content(nil)) == 44)
    #expect(height(content("Title", nil, picture(9, 50))) == 72)
    var reserving = content("Title", nil, picture(9, 50))
    reserving.imageProperties.reservedLayoutSize.height = 60
    #expect(height(reserving) == 82)
    // 16 of the text, 17 and 6: headers have no least height.
    var header = Content.groupedHeader()
    header.text = "A"
    #expect(height(header) == 39)
  }

  /// Between both texts are eight points, or they stand below each other.
  @Test(arguments: [false, true]) func aValueStandsBesideItsText(isRightToLeft: Bool) throws {
    var content = Content.valueCell()
    (content.text, content.secondaryText) = ("Name", "Ada")
    let view = shown(content, isRightToLeft: isRightToLeft)
    let frames = try parts(view).map(\.frame)
    let (left, right) = isRightToLeft ? (frames[1], frames[0]) : (frames[0], frames[1])
    #expect(left.minX == 16 && isNear(right.maxX, 304) && isNear(right.minX - left.maxX, 8))
    #expect(left.minY == right.minY && left.height == right.height && isNear(left.midY, 40))
  }

  @Test func withoutALimitAContentIsAsWideAsItsParts() {
    func free(_ content: Content) -> CGSize {
      shown(content).systemLayoutSizeFitting(
        .zero,
        withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel
      )
    }
    func width(_ text: String, _ style: UIFont.TextStyle) -> CGFloat {
      let label = bench.add(UILabel(), .zero)
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      return label.sizeThatFits(.zero).width
    }
    let (title, detail) = (width("Title", .body), width("A longer detail", .subheadline))
    #expect(detail > title)
    // The margins, the picture and the space after it.
    #expect(free(content("Title")) == CGSize(width: title + 32, height: 44))
    let pictured = free(content("Title", nil, picture(20, 20)))
    #expect(pictured == CGSize(width: title + 68, height: 44))
    #expect(free(content(nil, nil, picture(20, 20))) == CGSize(width: 52, height: 44))
    #expect(free(content("Title", "A longer detail")).width == detail + 32)
    var beside = content("Title", "A longer detail")
    beside.prefersSideBySideTextAndSecondaryText = true
    #expect(free(beside) == CGSize(width: title + detail + 40, height: 44))
    let view = shown(content("Title"))
    let fixed = view.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(fixed == CGSize(width: 200, height: 44))
  }

  /// A row's margins are the least ones, unless the configuration goes its own way.
  @Test func marginsAreAtLeastThoseOfTheRow() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = content("Title")
    content.directionalLayoutMargins.leading = 3
    content.directionalLayoutMargins.trailing = 40
    cell.contentConfiguration = content
    bench.add(cell, CGRect(x: 0, y: 0, width: 320, height: 60))
    let view = try #require(cell.contentView.subviews.first as? UIListContentView)
    #expect(try parts(view)[0].frame.minX == 16)
    #expect(try parts(view)[0].frame.maxX == 280)
    content.axesPreservingSuperviewLayoutMargins = .vertical
    cell.contentConfiguration = content
    bench.stage.advance(by: 0)
    #expect(try parts(view)[0].frame.minX == 3)
  }

  // MARK: Looks

  @Test(
    arguments: [
      (.none, "a Word"), (.uppercase, "A WORD"), (.lowercase, "a word"), (.capitalized, "A Word"),
    ] as [(UIListContentConfiguration.TextProperties.TextTransform, String)]
  )
  func textsAreTransformed(
    transform: UIListContentConfiguration.TextProperties.TextTransform,
    text: String
  ) throws {
    var content = content("a Word")
    content.textProperties.transform = transform
    let label = try parts(shown(content))[0] as? UILabel
    #expect(label?.text == text)
  }

  @Test func aLabelLooksAsItsPropertiesSay() throws {
    var content = content("Title", nil, picture(9, 9))
    content.textProperties.font = .systemFont(ofSize: 9)
    content.textProperties.color = .red
    content.textProperties.alignment = .center
    content.textProperties.lineBreakMode = .byClipping
    content.textProperties.numberOfLines = 2
    content.textProperties.adjustsFontSizeToFitWidth = true
    content.textProperties.minimumScaleFactor = 0.5
    content.imageProperties.tintColor = .green
    content.imageProperties.cornerRadius = 3
    let view = shown(content)
    let label = try #require(try parts(view)[0] as? UILabel)
    #expect(label.font == .systemFont(ofSize: 9) && label.textColor == .red)
    #expect(label.textAlignment == .center && label.lineBreakMode == .byClipping)
    #expect(label.numberOfLines == 2 && label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0.5)
    let image = try #require(try parts(view)[2] as? UIImageView)
    #expect(image.tintColor == .green && image.layer.cornerRadius == 3 && image.clipsToBounds)
    #expect(image.contentMode == .scaleAspectFit)
    content.imageProperties.cornerRadius = 0
    content.textProperties.alignment = .justified
    content.attributedText = NSAttributedString(string: "other")
    view.configuration = content
    #expect(!image.clipsToBounds && label.text == "other")
    view.configuration = UIContentUnavailableConfiguration.empty()
    #expect((view.configuration as? Content)?.attributedText?.string == "other")
  }
}
