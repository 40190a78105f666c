import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Where a button's title and image stand, in both directions.
@MainActor
@Suite struct ButtonPlaceTests {
  enum Side: Sendable {
    case left, middle, right
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let alignment: UIControl.ContentHorizontalAlignment
    let isRightToLeft: Bool
    let side: Side
    var testDescription: String { "\(alignment), right to left \(isRightToLeft)" }

    init(_ alignment: UIControl.ContentHorizontalAlignment, _ isRightToLeft: Bool, _ side: Side) {
      (self.alignment, self.isRightToLeft, self.side) = (alignment, isRightToLeft, side)
    }
  }

  nonisolated static let rows = [
    Row(.left, false, .left), Row(.left, true, .left), Row(.right, false, .right),
    Row(.right, true, .right), Row(.leading, false, .left), Row(.leading, true, .right),
    Row(.trailing, false, .right), Row(.trailing, true, .left), Row(.center, false, .middle),
    Row(.center, true, .middle),
  ]

  private let bench = Bench()

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func show(_ button: UIButton, isRightToLeft: Bool, width: CGFloat, height: CGFloat) {
    button.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    bench.add(button, CGRect(x: 0, y: 0, width: width, height: height))
    button.layoutIfNeeded()
  }

  // MARK: Plain buttons

  private func plain(_ title: String) -> UIButton {
    let button = UIButton()
    button.setTitle(title, for: .normal)
    button.setImage(image(20, 10), for: .normal)
    return button
  }

  /// The image is before the title, wherever both are.
  @Test(arguments: rows) func titleAndImageAreAlignedTogether(row: Row) {
    let button = plain("Go")
    button.contentHorizontalAlignment = row.alignment
    show(button, isRightToLeft: row.isRightToLeft, width: 200, height: 50)
    let (title, picture) = (button.label.frame, button.picture.frame)
    #expect(picture.size == CGSize(width: 20, height: 10) && title.width > 10)
    let (first, last) = row.isRightToLeft ? (title, picture) : (picture, title)
    #expect(isNear(first.maxX, last.minX, within: 0.5))
    switch row.side {
    case .left: #expect(first.minX == 0)
    case .middle: #expect(isNear(first.minX + last.maxX, 200, within: 1.5))
    case .right: #expect(isNear(last.maxX, 200, within: 0.5))
    }
  }

  @Test(arguments: [
    (UIControl.ContentVerticalAlignment.top, 0.0, 10.0), (.center, 20, 10), (.bottom, 40, 10),
    (.fill, 0, 50),
  ])
  func anImageIsAlignedInItsHeight(
    alignment: UIControl.ContentVerticalAlignment,
    top: Double,
    height: Double
  ) {
    let button = plain("Go")
    button.contentVerticalAlignment = alignment
    show(button, isRightToLeft: false, width: 200, height: 50)
    let frame = button.picture.frame
    #expect(frame.height == CGFloat(height) && frame.minY == CGFloat(top))
  }

  @Test(arguments: [false, true])
  func aTitleWithoutRoomIsShortenedForTheImage(isRightToLeft: Bool) {
    let button = plain("A title that has no room")
    show(button, isRightToLeft: isRightToLeft, width: 50, height: 40)
    let (title, picture) = (button.label.frame, button.picture.frame)
    #expect(picture.width == 20 && title.width == 30)
    #expect(picture.minX == (isRightToLeft ? 30 : 0) && title.minX == (isRightToLeft ? 0 : 20))
    // With room for neither, the image is cut and there is no title.
    button.frame.size.width = 12
    button.layoutIfNeeded()
    #expect(button.picture.frame.width == 12 && button.label.frame.width == 0)
  }

  @Test func insetsMoveThePartsWithinTheContent() {
    let button = plain("Go")
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
    show(button, isRightToLeft: false, width: 200, height: 60)
    #expect(button.picture.frame.origin == CGPoint(x: 5, y: 3))
    #expect(button.label.frame.origin == CGPoint(x: 25, y: 3))
    button.imageEdgeInsets = UIEdgeInsets(top: 2, left: 1, bottom: 0, right: 0)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(button.picture.frame.origin == CGPoint(x: 6, y: 5))
    #expect(button.label.frame.origin == CGPoint(x: 33, y: 3))
    let title = button.label.intrinsicContentSize
    #expect(isNear(button.intrinsicContentSize.width, title.width + 34))
    #expect(isNear(button.intrinsicContentSize.height, title.height + 10))
  }

  @Test func aTitleAloneHasTwelvePointsMoreAndABackgroundItsSize() {
    let button = UIButton()
    button.setTitle("Going", for: .normal)
    let title = button.label.intrinsicContentSize
    let padded = CGSize(width: title.width, height: title.height + 12)
    #expect(button.intrinsicContentSize == padded)
    button.setBackgroundImage(image(90, 80), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 90, height: 80))
    show(button, isRightToLeft: false, width: 200, height: 100)
    #expect(button.backdrop.frame == button.bounds && !button.backdrop.isHidden)
  }

  @Test(.evidence(.reported)) func onlyATitleAloneHasMoreRoomThanItNeeds() {
    let button = UIButton()
    button.setTitle("I", for: .normal)
    let title = button.label.intrinsicContentSize
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: title.height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let inset = CGSize(width: title.width + 2, height: title.height + 2)
    #expect(button.intrinsicContentSize == inset)
    button.contentEdgeInsets = .zero
    button.setImage(image(5, 5), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 5, height: title.height))
    button.setImage(image(5, 80), for: .normal)
    #expect(button.intrinsicContentSize.height == 80)
  }

  @Test(.evidence(.reported)) func anEmptyTitleIsAsHighAsALine() {
    let button = bench.add(UIButton(), CGRect(x: 0, y: 0, width: 50, height: 40))
    button.setTitle("", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    button.setImage(image(5, 5), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 5, height: 21.5))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 11, height: 25.5))
    button.setTitle(nil, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 11, height: 9))
    button.layoutIfNeeded()
    #expect(button.picture.frame.size == CGSize(width: 5, height: 5))
  }

  // MARK: Configured buttons

  private func configured(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  /// Between 30 points at the leading side and 4 at the trailing one.
  @Test(arguments: rows) func configuredContentKeepsItsInsetsInBothDirections(row: Row) {
    let button = configured {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 30, bottom: 10, trailing: 4)
    }
    button.contentHorizontalAlignment = row.alignment
    show(button, isRightToLeft: row.isRightToLeft, width: 200, height: 60)
    let (title, isBack) = (button.label.frame, row.isRightToLeft)
    switch row.side {
    case .left: #expect(isNear(title.minX, isBack ? 4 : 30))
    case .middle: #expect(isNear(title.midX, isBack ? 87 : 113))
    case .right: #expect(isNear(title.maxX, isBack ? 170 : 196))
    }
    #expect(isNear(title.midY, 26))
  }

  @Test(arguments: [
    (UIControl.ContentVerticalAlignment.top, 0.0), (.center, 0.5), (.bottom, 1), (.fill, 0.5),
  ])
  func configuredContentIsAlignedInItsHeight(
    alignment: UIControl.ContentVerticalAlignment,
    share: Double
  ) {
    let button = configured {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 0, bottom: 10, trailing: 0)
    }
    button.contentVerticalAlignment = alignment
    show(button, isRightToLeft: false, width: 200, height: 60)
    let title = button.label.frame
    #expect(isNear(title.minY - 2, (48 - title.height) * CGFloat(share)))
  }

  enum Place: Sendable {
    case left, right, above, below
  }

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, false, Place.left), (.leading, true, .right),
    (.trailing, false, .right), (.trailing, true, .left), (.top, false, .above),
    (.top, true, .above), (.bottom, false, .below), (.bottom, true, .below),
  ])
  func aConfiguredImageStandsAtItsSide(
    edge: NSDirectionalRectEdge,
    isRightToLeft: Bool,
    place: Place
  ) {
    let picture = image(10, 8)
    let button = configured {
      $0.image = picture
      $0.imagePlacement = edge
      $0.imagePadding = 6
    }
    let size = button.intrinsicContentSize
    show(button, isRightToLeft: isRightToLeft, width: size.width, height: size.height)
    let (title, frame) = (button.label.frame, button.picture.frame)
    #expect(frame.size == CGSize(width: 10, height: 8))
    switch place {
    case .left: #expect(isNear(title.minX - frame.maxX, 6) && isNear(frame.midY, title.midY))
    case .right: #expect(isNear(frame.minX - title.maxX, 6) && isNear(frame.midY, title.midY))
    case .above: #expect(isNear(title.minY - frame.maxY, 6) && isNear(frame.midX, title.midX))
    case .below: #expect(isNear(frame.minY - title.maxY, 6) && isNear(frame.midX, title.midX))
    }
    // Without a title there is nothing to keep away from.
    button.configuration?.title = nil
    #expect(button.intrinsicContentSize == CGSize(width: 34, height: 22))
  }

  @Test func aSubtitleStandsBelowTheTitle() throws {
    let button = configured {
      $0.subtitle = "Further"
      $0.titlePadding = 5
    }
    let size = button.intrinsicContentSize
    show(button, isRightToLeft: false, width: size.width, height: size.height)
    let subtitle = try #require(button.configuredParts).subtitle
    #expect(isNear(subtitle.frame.minY - button.label.frame.maxY, 5))
    #expect(isNear(button.label.frame.minY, 7) && isNear(subtitle.frame.maxY, size.height - 7))
    #expect(subtitle.textAlignment == .center && button.label.textAlignment == .center)
  }

  @Test(arguments: [
    (UIButton.Configuration.TitleAlignment.leading, false, NSTextAlignment.left),
    (.leading, true, .right), (.trailing, false, .right), (.trailing, true, .left),
    (.center, false, .center), (.automatic, true, .center),
  ])
  func titlesAreAlignedWithinTheirText(
    alignment: UIButton.Configuration.TitleAlignment,
    isRightToLeft: Bool,
    result: NSTextAlignment
  ) {
    let button = configured { $0.titleAlignment = alignment }
    show(button, isRightToLeft: isRightToLeft, width: 100, height: 40)
    #expect(button.label.textAlignment == result)
  }

  @Test func aSpinnerTakesThePlaceOfTheImage() throws {
    let picture = image(10, 8)
    let button = configured {
      $0.image = picture
      $0.showsActivityIndicator = true
    }
    let size = button.intrinsicContentSize
    show(button, isRightToLeft: false, width: size.width, height: size.height)
    let spinner = try #require(button.configuredParts).spinner
    #expect(spinner.isAnimating && button.picture.isHidden)
    #expect(isNear(spinner.frame.minX, 12) && spinner.frame.width == 20)
    button.configuration?.showsActivityIndicator = false
    #expect(!spinner.isAnimating && !button.picture.isHidden)
    button.configuration = nil
    #expect(button.configuredParts == nil && spinner.superview == nil)
  }
}
