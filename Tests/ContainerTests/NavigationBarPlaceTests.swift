import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Where a navigation bar of its own places titles, views and its background, 320 points wide.
@MainActor
@Suite struct NavigationBarPlaceTests {
  private let stage = Stage(device: Stage.Device(width: 320, height: 480, scale: 2))
  private let bar = UINavigationBar()
  private let item = UINavigationItem(title: "Title")

  private func show(height: CGFloat = 44, behind back: UINavigationItem? = nil) {
    bar.frame = CGRect(x: 0, y: 30, width: 320, height: height)
    stage.window.addSubview(bar)
    bar.items = [back, item].compactMap(\.self)
    stage.advance(by: 0)
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func own(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(customView: box(width, 20))
  }

  private func place(_ view: UIView?) -> CGRect? { view.map { $0.convert($0.bounds, to: bar) } }

  struct Row {
    let title: CGSize
    let left: CGFloat
    let right: CGFloat
    let frame: CGRect
  }

  /// In the middle, moved by buttons, and between them where there is no more room.
  @Test(
    .evidence(.reported),
    arguments: [
      Row(
        title: CGSize(width: 100, height: 20),
        left: 30,
        right: 30,
        frame: CGRect(x: 110, y: 12, width: 100, height: 20)
      ),
      Row(
        title: CGSize(width: 100, height: 20),
        left: 120,
        right: 30,
        frame: CGRect(x: 144, y: 12, width: 100, height: 20)
      ),
      Row(
        title: CGSize(width: 100, height: 20),
        left: 30,
        right: 120,
        frame: CGRect(x: 76, y: 12, width: 100, height: 20)
      ),
      Row(
        title: CGSize(width: 300, height: 60),
        left: 30,
        right: 50,
        frame: CGRect(x: 54, y: 0, width: 192, height: 44)
      ),
      Row(
        title: CGSize(width: 50, height: 44),
        left: 160,
        right: 140,
        frame: CGRect(x: 184, y: 0, width: 0, height: 44)
      ),
    ]
  )
  func aTitleViewStandsBetweenButtons(row: Row) {
    item.titleView = UIView(frame: CGRect(origin: .zero, size: row.title))
    item.leftBarButtonItem = own(row.left)
    item.rightBarButtonItem = own(row.right)
    show()
    #expect(place(item.titleView) == row.frame)
    #expect(place(item.leftBarButtonItem?.customView)?.minX == 16)
    #expect(place(item.rightBarButtonItem?.customView)?.maxX == 304)
  }

  /// Items that supplement the back button stand 8 points behind it.
  @Test(.evidence(.documented)) func itemsStandBesideTheBackButton() throws {
    item.leftBarButtonItem = own(30)
    item.leftItemsSupplementBackButton = true
    let previous = UINavigationItem(title: "A")
    show(behind: previous)
    let back = try #require(bar.content?.back)
    let start = try #require(place(back))
    #expect(start.minX == 8 && start.height == 44)
    #expect(place(item.leftBarButtonItem?.customView)?.minX == start.maxX + 8)
    item.leftItemsSupplementBackButton = false
    #expect(bar.content?.back == nil)
    item.hidesBackButton = true
    item.leftItemsSupplementBackButton = true
    #expect(bar.content?.back == nil)
  }

  /// [I] A back button takes half of the bar at most.
  @Test func aLongBackTitleDoesNotTakeTheBar() throws {
    item.title = "B"
    show(behind: UINavigationItem(title: "A mailbox of many words and letters"))
    let back = try #require(bar.content?.back)
    #expect(back.title == "Back")
    bar.frame.size.width = 900
    stage.advance(by: 0)
    #expect(back.title == "A mailbox of many words and letters")
    let half = back.bounds.width
    for (width, isWhole) in [(2 * half, true), (2 * half - 1, false)] {
      bar.frame.size.width = width
      stage.advance(by: 0)
      #expect((back.title != "Back") == isWhole)
    }
  }

  @Test(.evidence(.reported)) func aPromptStandsAboveTheRow() throws {
    item.prompt = "Choose"
    item.titleView = box(100, 20)
    show(height: 74)
    #expect(bar.naturalHeight == 74)
    let prompt = try #require(bar.content?.titles.last as? UILabel)
    #expect(prompt.text == "Choose" && prompt.textAlignment == .center)
    #expect(prompt.font == .systemFont(ofSize: 13))
    #expect(place(prompt) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(place(item.titleView) == CGRect(x: 110, y: 42, width: 100, height: 20))
  }

  @Test(.evidence(.reported)) func aLargeTitleStandsBelowTheRow() throws {
    bar.prefersLargeTitles = true
    show(height: 96)
    let large = try #require(bar.content?.largeTitle)
    #expect(bar.naturalHeight == 96)
    #expect(place(large) == CGRect(x: 16, y: 44, width: 288, height: 52))
    #expect(bar.content?.showsTitle == false)
    // Less of it is seen as it collapses, and its lower end last.
    bar.collapse(by: 20, stretchedBy: 0, atEdge: false)
    stage.advance(by: 0)
    #expect(place(large)?.maxY == 76 && bar.naturalHeight == 76)
    #expect(place(large.superview) == CGRect(x: 0, y: 44, width: 320, height: 32))
    #expect(large.superview?.clipsToBounds == true)
  }

  /// The small title comes when 8 points of the large one are left. [I]
  @Test(arguments: [(CGFloat(43), false), (44, true), (52, true)])
  func theSmallTitleComesAtTheEndOfTheLargeOne(distance: CGFloat, isSmall: Bool) {
    bar.prefersLargeTitles = true
    show(height: 96)
    bar.collapse(by: distance, stretchedBy: 0, atEdge: false)
    stage.advance(by: 0.3)
    #expect(bar.content?.showsTitle == isSmall)
  }

  /// It grows from its leading edge with what is pulled down, up to a tenth after 100 points. [I]
  @Test(arguments: [(CGFloat(50), 1.05), (100, 1.1), (300, 1.1)])
  func aPulledLargeTitleGrows(pull: CGFloat, scale: Double) throws {
    bar.prefersLargeTitles = true
    show(height: 96)
    let large = try #require(bar.content?.largeTitle)
    bar.collapse(by: 0, stretchedBy: pull, atEdge: true)
    stage.advance(by: 0)
    let frame = try #require(place(large))
    #expect(abs(frame.width - 288 * CGFloat(scale)) < 1e-6 && abs(frame.minX - 16) < 1e-6)
    #expect(abs(frame.midY - (44 + pull + 26)) < 1e-6)
    bar.collapse(by: 0, stretchedBy: 0, atEdge: true)
    stage.advance(by: 0)
    #expect(large.transform == .identity)
  }

  @Test func aPulledLargeTitleGrowsFromTheRightWhereOneReadsFromThere() throws {
    bar.semanticContentAttribute = .forceRightToLeft
    bar.prefersLargeTitles = true
    show(height: 96)
    let large = try #require(bar.content?.largeTitle)
    bar.collapse(by: 0, stretchedBy: 100, atEdge: true)
    stage.advance(by: 0)
    #expect(abs((place(large)?.maxX ?? 0) - 304) < 1e-6)
  }

  /// The background reaches up below the status bar.
  @Test func theBackgroundRisesAboveTheBar() {
    show()
    #expect(bar.backdrop.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.rise = 30
    bar.layoutIfNeeded()
    #expect(bar.backdrop.frame == CGRect(x: 0, y: -30, width: 320, height: 74))
  }

  @Test(.evidence(.documented)) func itemsStayInTheSafeArea() {
    let sides = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 24)
    let stage = Stage(device: Stage.Device(width: 320, height: 480, scale: 2, safeArea: sides))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 30, width: 320, height: 44))
    let item = UINavigationItem(title: "")
    let (left, middle, right) = (box(30, 20), box(100, 20), box(40, 20))
    item.titleView = middle
    item.leftBarButtonItem = UIBarButtonItem(customView: left)
    item.rightBarButtonItem = UIBarButtonItem(customView: right)
    stage.window.addSubview(bar)
    bar.items = [item]
    stage.advance(by: 0)
    func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: bar) }
    #expect(place(left).minX == 26 && place(right).maxX == 280 && place(middle).midX == 153)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.refresh()
    stage.advance(by: 0)
    #expect(place(left).maxX == 280 && place(right).minX == 26)
  }

  // MARK: Changes

  /// Titles move half of the bar's width, from the right if the change goes forward.
  @Test(arguments: [(true, false, 160.0), (false, false, -160), (true, true, -160)])
  func titlesComeFromTheSideOfTheirScreen(
    isForward: Bool,
    isRightToLeft: Bool,
    distance: Double
  ) throws {
    bar.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let (first, second) = (UINavigationItem(title: "1"), UINavigationItem(title: "2"))
    for one in [first, second] { one.titleView = box(20, 20) }
    // A title that becomes that of the back button goes another way.
    first.backButtonDisplayMode = .minimal
    show()
    bar.items = isForward ? [first] : [first, second]
    stage.advance(by: 0)
    let old = try #require(bar.content)
    let change = NavigationBarChange(
      bar,
      to: isForward ? [first, second] : [first],
      forward: isForward
    )
    bar.change = change
    let new = try #require(bar.content)
    #expect(new !== old && new.alpha == 0 && old.alpha == 1)
    let (away, back) = (CGFloat(distance), -CGFloat(distance))
    #expect(new.titleView.transform == CGAffineTransform(translationX: away, y: 0))
    change.move()
    #expect(new.alpha == 1 && old.alpha == 0)
    #expect(new.titleView.transform == .identity)
    #expect(old.titleView.transform == CGAffineTransform(translationX: back, y: 0))
    change.finish(true)
    #expect(old.superview == nil && new.superview == nil && bar.change == nil)
    #expect(old.titleView.transform == .identity && bar.content?.superview === bar)
    #expect(bar.itemList == (isForward ? [first, second] : [first]))
  }

  @Test func aCancelledChangeBringsTheItemsBack() {
    show()
    let other = UINavigationItem(title: "2")
    let change = NavigationBarChange(bar, to: [item, other], slides: false)
    bar.change = change
    #expect(bar.itemList == [item, other])
    // Titles that fade do not move.
    #expect(bar.content?.titleView.transform == .identity)
    change.move()
    change.finish(false)
    #expect(bar.itemList == [item] && bar.change == nil)
    #expect(bar.content?.alpha == 1)
    #expect(bar.subviews.compactMap { $0 as? NavigationBarContent }.count == 1)
  }
}
