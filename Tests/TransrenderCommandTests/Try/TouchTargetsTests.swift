import Foundation
import Geometry
import HeadlessUIKit
import Testing

@testable import TransrenderCommand

/// Which views of an app's first screen `try` taps.
@MainActor @Suite struct TouchTargetsTests {
  private let stage = Stage(device: .iPhone15)
  private let root = UIViewController()

  init() {
    stage.show(root)
    stage.advance(by: 0)
  }

  private func names() -> [String] {
    stage.advance(by: 0)
    return TouchTargets(stage.window).targets.map(\.name)
  }

  private func button(_ title: String, y: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 100, height: 40)
    root.view.addSubview(button)
    return button
  }

  @Test func buttonsAreNamedByTheirTitles() {
    _ = button("One", y: 100)
    button("Two", y: 200).accessibilityLabel = "Second"
    #expect(names() == ["'One'", "'Second'"])
  }

  @Test func whatAFingerCannotReachIsLeftOut() {
    button("Hidden", y: 100).isHidden = true
    button("Clear", y: 150).alpha = 0
    button("Deaf", y: 200).isUserInteractionEnabled = false
    _ = button("Outside", y: 2000)
    _ = button("Covered", y: 300)
    root.view.addSubview(UIView(frame: CGRect(x: 0, y: 290, width: 393, height: 60)))
    _ = button("Seen", y: 400)
    #expect(names() == ["'Seen'"])
  }

  @Test func theFieldsOfADatePickerAreTappedAndNotWhatTheyStandIn() {
    let picker = UIDatePicker(frame: CGRect(x: 40, y: 200, width: 300, height: 40))
    picker.preferredDatePickerStyle = .compact
    picker.date = Date(timeIntervalSinceReferenceDate: 0)
    root.view.addSubview(picker)
    #expect(names() == ["'Jan 1, 2001'", "'12:00\u{202F}AM'"])
    let points = Set(TouchTargets(stage.window).targets.map(\.point.x))
    #expect(points.count == 2 && points.contains { $0 < 150 })
  }

  @Test func viewsWithATapRecognizerAreTapped() {
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
    let label = UILabel(frame: card.bounds)
    label.text = "Card"
    card.addSubview(label)
    root.view.addSubview(card)
    let tap = UITapGestureRecognizer()
    card.addGestureRecognizer(tap)
    #expect(names() == ["'Card'"])
    tap.isEnabled = false
    #expect(names() == [])
    tap.isEnabled = true
    tap.numberOfTapsRequired = 2
    #expect(names() == [])
    card.removeGestureRecognizer(tap)
    card.addGestureRecognizer(UILongPressGestureRecognizer())
    #expect(names() == [])
  }

  @Test func controlsOfAllKindsAreTapped() {
    let choice = UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31))
    let own = UIControl(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
    own.accessibilityLabel = "Own"
    for view in [choice, own] { root.view.addSubview(view) }
    #expect(names() == ["UISwitch", "'Own'"])
  }

  @Test func theFirstRowOfAListShowsItsControls() {
    let source = Rows(hasButtons: true)
    let table = UITableView(frame: root.view.bounds)
    table.dataSource = source
    root.view.addSubview(table)
    withExtendedLifetime(source) {
      #expect(names() == ["'Row 0'", "'Buy 0'", "'Row 1'", "'Row 2'"])
    }
  }

  private struct Drag: Equatable {
    var motion: TouchMotion
    var from: CGPoint
    var to: CGPoint
  }

  private func drags() -> [Drag] {
    stage.advance(by: 0)
    return TouchTargets(stage.window).targets.filter { $0.motion != .tap }.map {
      Drag(motion: $0.motion, from: $0.point, to: $0.end)
    }
  }

  private func place(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  private func round(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x.rounded(), y: point.y.rounded())
  }

  /// From a share of the view's own size to a share of the screen's.
  @Test func aViewWithAPanIsDraggedInAllDirections() {
    let card = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 400))
    root.view.addSubview(card)
    let pan = UIPanGestureRecognizer()
    card.addGestureRecognizer(pan)
    let found = drags()
    #expect(found.map(\.motion) == [.down, .right, .left, .up])
    #expect(
      found.map { round($0.from) } == [
        place(140, 160), place(70, 300), place(210, 300), place(140, 440),
      ]
    )
    // The screen has 393 × 852 points.
    #expect(
      found.map { round($0.to) } == [
        place(140, 809), place(373, 300), place(20, 300), place(140, 43),
      ]
    )
    pan.minimumNumberOfTouches = 2
    #expect(drags() == [])
    pan.minimumNumberOfTouches = 1
    pan.isEnabled = false
    #expect(drags() == [])
  }

  /// Where another view covers the place near its side, a view is dragged from its middle.
  @Test func aDragBeginsWhereItsViewIsHit() {
    let card = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 400))
    root.view.addSubview(card)
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .down
    card.addGestureRecognizer(swipe)
    root.view.addSubview(UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 100)))
    #expect(drags().map(\.from) == [place(140, 300)])
    root.view.addSubview(UIView(frame: root.view.bounds))
    #expect(drags() == [])
  }

  @Test func swipesHaveTheirDirections() {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .up]
    root.view.addGestureRecognizer(swipe)
    // The same place in the same direction is one drag.
    let other = UISwipeGestureRecognizer()
    other.direction = .left
    root.view.addGestureRecognizer(other)
    #expect(drags().map(\.motion) == [.left, .up])
    swipe.numberOfTouchesRequired = 2
    #expect(drags().map(\.motion) == [.left])
  }

  @Test(
    arguments: [
      (UIRectEdge.left, TouchMotion.right), (.right, .left), (.top, .down), (.bottom, .up),
    ] as [(UIRectEdge, TouchMotion)]
  )
  func edgePansBeginAtTheirEdge(edge: UIRectEdge, motion: TouchMotion) throws {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = edge
    root.view.addGestureRecognizer(pan)
    let drag = try #require(drags().first)
    let bounds = stage.window.bounds
    #expect(drags().count == 1 && drag.motion == motion)
    let distance =
      switch motion {
      case .right: drag.from.x
      case .left: bounds.maxX - drag.from.x
      case .down: drag.from.y
      case .up, .tap: bounds.maxY - drag.from.y
      }
    #expect(distance == 1)
  }

  /// A list's own pans scroll it; only its pages are turned.
  @Test func pagesAreTurnedAndListsAreNot() {
    let pages = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    pages.contentSize = CGSize(width: 900, height: 200)
    root.view.addSubview(pages)
    #expect(drags() == [])
    pages.isPagingEnabled = true
    #expect(drags().map(\.motion) == [.left])
    pages.contentSize = CGSize(width: 300, height: 900)
    #expect(drags().map(\.motion) == [.up])
    pages.isScrollEnabled = false
    #expect(drags() == [])
  }

  @Test func aListIsPulledAtItsTopIfThatRefreshesIt() {
    let source = Rows()
    let list = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 150))
    list.dataSource = source
    root.view.addSubview(list)
    withExtendedLifetime(source) {
      #expect(drags() == [])
      let control = UIRefreshControl()
      list.refreshControl = control
      #expect(drags().map(\.motion) == [.down])
      list.contentOffset.y = 60
      #expect(drags() == [])
      list.contentOffset.y = 0
      control.isEnabled = false
      #expect(drags() == [])
      control.isEnabled = true
      list.isScrollEnabled = false
      #expect(drags() == [])
    }
  }

  @Test func theDragOfAListThatIsPulledRefreshesIt() throws {
    let source = Rows()
    let list = UITableView(frame: root.view.bounds)
    list.dataSource = source
    list.refreshControl = UIRefreshControl()
    root.view.addSubview(list)
    try withExtendedLifetime(source) {
      let drag = try #require(drags().first)
      stage.drag(from: drag.from, to: drag.to, duration: 0.4)
      stage.advance(by: 1)
      #expect(list.refreshControl?.isRefreshing == true)
    }
  }

  @Test func aStackIsDraggedOnlyWhereItCanGoBack() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stage.show(stack)
    #expect(drags() == [])
    stack.pushViewController(UIViewController(), animated: false)
    #expect(drags().map(\.motion) == [.right])
    #expect(names().last == "UINavigationController")
  }

  @Test func aDraggedScreenIsNamedByItsController() {
    let card = UIView(frame: CGRect(x: 40, y: 500, width: 200, height: 100))
    card.accessibilityLabel = "Card"
    for view in [root.view, card] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .down
      view?.addGestureRecognizer(swipe)
    }
    root.view.addSubview(card)
    #expect(names() == ["UIViewController", "'Card'"])
  }

  @Test func onlyTheFirstRowsOfAListAreTapped() {
    let source = Rows()
    let table = UITableView(frame: root.view.bounds)
    table.dataSource = source
    root.view.addSubview(table)
    // The table does not keep its source.
    withExtendedLifetime(source) { #expect(names() == ["'Row 0'", "'Row 1'", "'Row 2'"]) }
  }

  @Test func itemsOfBarsAreTapped() {
    let screens = ["First", "Second"].map { title in
      let screen = UIViewController()
      screen.title = title
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Edit \(title)",
        style: .plain,
        target: nil,
        action: nil
      )
      return UINavigationController(rootViewController: screen)
    }
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    stage.show(tabs)
    #expect(Set(names()) == ["'Edit First'", "'First'", "'Second'"])
  }
}

private final class Rows: NSObject, UITableViewDataSource {
  private let hasButtons: Bool

  init(hasButtons: Bool = false) {
    self.hasButtons = hasButtons
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    if hasButtons {
      let button = UIButton(frame: CGRect(x: 250, y: 4, width: 80, height: 30))
      button.setTitle("Buy \(indexPath.row)", for: .normal)
      cell.contentView.addSubview(button)
    }
    return cell
  }
}
