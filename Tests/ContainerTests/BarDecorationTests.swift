import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What lies behind and on the items of bars: plates, indicators, arrows, backgrounds, lines.
@MainActor
@Suite struct BarDecorationTests {
  private let stage = Stage(device: Stage.Device(width: 320, height: 480, scale: 2))

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func add<V: UIView>(_ view: V, _ frame: CGRect) -> V {
    view.frame = frame
    stage.window.addSubview(view)
    stage.advance(by: 0)
    return view
  }

  // MARK: Items that are on

  private func mark(of button: BarButton) -> UIView? {
    button.subviews.first { $0.layer.cornerRadius == 6 }
  }

  /// 32 points high in the middle, and 4 points wider at both sides. [I]
  @Test func aPlateLiesBehindAnItemThatIsOn() throws {
    let item = UIBarButtonItem(title: "Filter", style: .plain, target: nil, action: nil)
    #expect(mark(of: BarButton(item, nil, isCompact: false)) == nil)
    item.isSelected = true
    item.tintColor = .red
    let button = add(
      BarButton(item, nil, isCompact: false),
      CGRect(x: 10, y: 20, width: 60, height: 44)
    )
    let plate = try #require(mark(of: button))
    #expect(button.subviews.first === plate && !plate.isUserInteractionEnabled)
    #expect(plate.frame == CGRect(x: -4, y: 6, width: 68, height: 32))
    #expect(plate.backgroundColor == UIColor.red.withAlphaComponent(0.18))
    button.tintColor = .blue
    #expect(plate.backgroundColor == UIColor.blue.withAlphaComponent(0.18))
    // A low bar has no room for more than itself.
    button.frame.size.height = 20
    button.layoutIfNeeded()
    #expect(plate.frame == CGRect(x: -4, y: 0, width: 68, height: 20))
  }

  // MARK: Fingers

  /// A touch area is 44 points wide at least, and ends half way to a neighbour that is seen.
  @Test(.evidence(.reported)) func anItemIsTouchedBesideItAndItsNeighbourIfItIsNearer() {
    func made(_ x: CGFloat, width: CGFloat) -> BarButton {
      let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
      let button = BarButton(item, nil, isCompact: false)
      button.frame = CGRect(x: x, y: 0, width: width, height: 44)
      return button
    }
    let (row, left, right) = (UIView(), made(100, width: 20), made(128, width: 60))
    for button in [left, right] { row.addSubview(button) }
    func touched(_ button: BarButton, at x: CGFloat) -> Bool {
      button.point(inside: CGPoint(x: x - button.frame.minX, y: 10), with: nil)
    }
    #expect(touched(left, at: 88.5) && !touched(left, at: 87.5))
    #expect(touched(left, at: 123.5) && !touched(left, at: 124.5))
    // A wide one has no more than itself.
    #expect(touched(right, at: 128.5) && !touched(right, at: 127.5))
    #expect(touched(right, at: 187.5) && !touched(right, at: 188.5))
    right.isHidden = true
    #expect(touched(left, at: 131.5) && !touched(left, at: 132.5))
  }

  @Test(.evidence(.documented)) func anItemsWidthIsItsOwnOrThatOfItsTitles() {
    let item = UIBarButtonItem(title: "Off", style: .plain, target: nil, action: nil)
    func width() -> CGFloat { BarButton(item, nil, isCompact: false).frame.width }
    let usual = width()
    item.possibleTitles = ["On"]
    #expect(width() == usual)
    item.width = 100
    #expect(width() == 100)
    #expect(BarButton(item, nil, isCompact: false).frame.height == 44)
  }

  // MARK: Back

  private func backButton() -> BackButton {
    BackButton(
      title: "Inbox",
      image: nil,
      UIBarButtonItemAppearance(),
      offset: UIOffset(horizontal: 3, vertical: -2)
    )
  }

  /// An arrow of 13 by 21 points, 6 points before the title, which the app may shift.
  @Test(.evidence(.reported)) func theArrowStandsBeforeTheTitle() throws {
    let back = add(backButton(), CGRect(x: 8, y: 0, width: 100, height: 44))
    let arrow = try #require(back.subviews.first { $0 is BackArrow })
    let label = try #require(back.titleView)
    #expect(arrow.frame == CGRect(x: 0, y: 11.5, width: 13, height: 21))
    #expect(label.frame == CGRect(x: 22, y: -2, width: 81, height: 44))
    #expect(back.subviews.allSatisfy { !$0.isUserInteractionEnabled })
    #expect(back.hitTest(CGPoint(x: 5, y: 20), with: nil) === back)
    #expect(arrow.contentMode == .redraw && !arrow.isOpaque)
    back.semanticContentAttribute = .forceRightToLeft
    back.setNeedsLayout()
    back.layoutIfNeeded()
    #expect(label.frame == CGRect(x: -3, y: -2, width: 81, height: 44))
    #expect(arrow.transform == CGAffineTransform(scaleX: -1, y: 1))
    #expect(arrow.frame.maxX == 100)
  }

  @Test func aPressedBackButtonIsFaint() {  // [I]
    let back = backButton()
    back.isHighlighted = true
    #expect(abs(back.alpha - 0.3) < 1e-6)
    back.isHighlighted = false
    #expect(back.alpha == 1)
  }

  /// Its whole title, the word "Back", or only the arrow.
  @Test(.evidence(.reported)) func aTitleIsShortenedToTheRoomThatItHas() {
    let back = BackButton(
      title: "A long title of a mailbox",
      image: nil,
      UIBarButtonItemAppearance(),
      offset: .zero
    )
    back.fit(400)
    let whole = back.bounds.width
    #expect(back.title == "A long title of a mailbox" && back.bounds.height == 44)
    // What fits exactly stays.
    back.fit(whole)
    #expect(back.title == "A long title of a mailbox")
    back.fit(whole - 1)
    #expect(back.title == "Back" && back.bounds.width < whole)
    back.fit(20)
    #expect(back.title == nil && back.titleView == nil && back.bounds.width == 13)
  }

  // MARK: Tabs

  private func tabs(_ prepare: (UITabBar) -> Void = { _ in }) -> UITabBar {
    let bar = UITabBar()
    bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: image(20, 20), tag: 0) }
    prepare(bar)
    return add(bar, CGRect(x: 0, y: 400, width: 320, height: 49))
  }

  private func indicator(_ bar: UITabBar) -> UIImageView? {
    bar.subviews.lazy.compactMap { $0 as? UIImageView }.first
  }

  @Test(.evidence(.documented)) func anIndicatorLiesBehindTheSelectedTab() throws {
    let (mark, other) = (image(30, 20), image(10, 12))
    let bar = tabs()
    #expect(indicator(bar) == nil)
    bar.selectionIndicatorImage = mark
    bar.layoutIfNeeded()
    #expect(indicator(bar) == nil)
    bar.selectedItem = bar.items?[0]
    bar.layoutIfNeeded()
    let view = try #require(indicator(bar))
    #expect(view.image === mark && bar.subviews.firstIndex(of: view) == 1)
    #expect(view.frame == CGRect(x: 65, y: 14.5, width: 30, height: 20))
    (bar.selectedItem, bar.selectionIndicatorImage) = (bar.items?[1], other)
    bar.layoutIfNeeded()
    #expect(indicator(bar) === view && view.image === other)
    #expect(view.frame == CGRect(x: 235, y: 18.5, width: 10, height: 12))
    bar.selectedItem = nil
    bar.layoutIfNeeded()
    #expect(indicator(bar) == nil)
  }

  /// An image that can be stretched fills its tab; the bar's look goes before the bar.
  @Test(.evidence(.documented)) func anIndicatorThatStretchesIsAsLargeAsItsTab() throws {
    let caps = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    let bar = tabs { bar in
      bar.selectionIndicatorImage = image(30, 20)
      bar.standardAppearance.selectionIndicatorImage =
        image(9, 9).resizableImage(withCapInsets: caps)
      bar.standardAppearance.selectionIndicatorTintColor = .brown
      bar.selectedItem = bar.items?[1]
    }
    let view = try #require(indicator(bar))
    #expect(view.frame == CGRect(x: 160, y: 0, width: 160, height: 49))
    #expect(view.tintColor == .brown)
  }

  @Test func aTabsPartsStandBelowEachOther() throws {
    let bar = tabs { bar in
      let item = bar.items?[0]
      item?.imageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      item?.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
      item?.badgeValue = ""
    }
    let parts = bar.buttons.map { $0.subviews.map(\.frame) }
    #expect(parts[0][0] == CGRect(x: 69.5, y: 7, width: 19, height: 21))
    #expect(parts[0][1] == CGRect(x: 3, y: 32, width: 160, height: 13))
    #expect(parts[0][2] == CGRect(x: 86, y: 2, width: 18, height: 18))
    #expect(parts[1][0] == CGRect(x: 67.5, y: 6, width: 25, height: 25))
    #expect(parts[1][1] == CGRect(x: 0, y: 34, width: 160, height: 13))
    let all = bar.buttons.flatMap(\.subviews)
    #expect(all.count == 6 && all.allSatisfy { !$0.isUserInteractionEnabled })
    #expect(bar.buttons.map { $0.subviews[2].isHidden } == [false, true])
    let badge = try #require(bar.buttons[0].subviews[2] as? UILabel)
    #expect(badge.layer.cornerRadius == 9 && badge.layer.masksToBounds)
    #expect(badge.font == .systemFont(ofSize: 13) && badge.textColor == .white)
    #expect(badge.textAlignment == .center && badge.backgroundColor == .systemRed)
    bar.items?[0].badgeValue = "10,000 and more"
    bar.layoutIfNeeded()
    #expect(badge.frame.minX == 86 && badge.frame.width > 60 && badge.frame.height == 18)
  }

  /// The image 7 points before the title, both in the middle. [I]
  @Test(arguments: [
    (UIUserInterfaceSizeClass.regular, 25.0, 49.0), (.compact, 18, 32),
  ])
  func aTabsPartsStandBesideEachOther(
    height: UIUserInterfaceSizeClass,
    side: Double,
    row: Double
  ) throws {
    stage.window.traitOverrides.verticalSizeClass = height
    stage.window.traitOverrides.horizontalSizeClass = .regular
    let bar = tabs {
      $0.itemPositioning = .fill
      $0.items?[0].badgeValue = "1"
    }
    let button = bar.buttons[0]
    let (picture, label) = (button.subviews[0].frame, button.subviews[1].frame)
    #expect(button.frame == CGRect(x: 0, y: 0, width: 160, height: CGFloat(row)))
    #expect(picture.width == CGFloat(side) && picture.height == CGFloat(side))
    #expect(picture.midY == CGFloat(row / 2) && label.minX == picture.maxX + 7)
    #expect(label.minY == 0 && label.height == CGFloat(row))
    #expect(abs(picture.minX - (160 - label.maxX)) <= 1)
    #expect(button.subviews[2].frame.minX == picture.midX + 6)
    bar.semanticContentAttribute = .forceRightToLeft
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.subviews[0].frame.minX == button.subviews[1].frame.maxX + 7)
  }

  // MARK: Backgrounds

  private func look(shadow: UIImage? = nil, color: UIColor? = .red) -> UIToolbarAppearance {
    let look = UIToolbarAppearance()
    (look.shadowImage, look.shadowColor) = (shadow, color)
    return look
  }

  /// A line of one pixel outside of the bar's inner edge, or an image in its place.
  @Test(arguments: [(BarBackdrop.Edge.top, -0.5, -3.0), (.bottom, 44, 44)])
  func aLineStandsOutsideOfTheBar(edge: BarBackdrop.Edge, thin: Double, thick: Double) throws {
    let backdrop = add(BarBackdrop(line: edge), CGRect(x: 0, y: 50, width: 320, height: 44))
    #expect(!backdrop.isUserInteractionEnabled)
    backdrop.show(look())
    backdrop.layoutIfNeeded()
    let line = try #require(backdrop.subviews.last as? UIImageView)
    #expect(line.frame == CGRect(x: 0, y: CGFloat(thin), width: 320, height: 0.5))
    #expect(line.backgroundColor == .red && line.image == nil)
    let shadow = image(1, 3)
    backdrop.show(look(shadow: shadow))
    backdrop.layoutIfNeeded()
    #expect(line.frame == CGRect(x: 0, y: CGFloat(thick), width: 320, height: 3))
    #expect(line.backgroundColor == nil && line.image === shadow)
  }

  @Test func aBackgroundsImageFillsTheBar() throws {
    let backdrop = add(BarBackdrop(line: .top), CGRect(x: 0, y: 50, width: 320, height: 44))
    let picture = try #require(backdrop.subviews.first as? UIImageView)
    backdrop.show(look())
    #expect(picture.isHidden && picture.image == nil)
    let shown = look()
    (shown.backgroundImage, shown.backgroundImageContentMode) = (image(8, 8), .center)
    picture.alpha = 0.5
    backdrop.show(shown)
    backdrop.layoutIfNeeded()
    #expect(!picture.isHidden && picture.image === shown.backgroundImage && picture.alpha == 1)
    #expect(picture.contentMode == .center)
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// What is new begins unseen, and what goes ends unseen.
  @Test func aBackgroundFadesToAnother() throws {
    let backdrop = add(BarBackdrop(line: .top), CGRect(x: 0, y: 50, width: 320, height: 44))
    let parts = backdrop.subviews.compactMap { $0 as? UIImageView }
    let bare = look(color: nil)
    (bare.backgroundEffect, bare.backgroundColor) = (nil, nil)
    let full = look(color: .red)
    (full.backgroundColor, full.backgroundImage) = (.green, image(8, 8))
    backdrop.show(bare)
    backdrop.prepare(for: full)
    #expect(backdrop.backgroundColor == UIColor.green.withAlphaComponent(0))
    #expect(parts[1].backgroundColor == UIColor.red.withAlphaComponent(0))
    #expect(!parts[0].isHidden && parts[0].alpha == 0)
    #expect(parts[0].image === full.backgroundImage)
    backdrop.fade(to: full)
    #expect(backdrop.backgroundColor == .green && parts[1].backgroundColor == .red)
    #expect(parts[0].alpha == 1)
    backdrop.show(full)
    backdrop.prepare(for: bare)
    #expect(backdrop.backgroundColor == .green && parts[0].alpha == 1)
    backdrop.fade(to: bare)
    #expect(backdrop.backgroundColor == UIColor.green.withAlphaComponent(0))
    #expect(parts[0].alpha == 0 && parts[0].image != nil)
    backdrop.show(bare)
    #expect(parts[0].isHidden && backdrop.backgroundColor == nil)
  }
}
