import Testing
import UIKit

/// Presentations, tabs and scenes as newer apps write them.
@MainActor
@Suite(.serialized) struct NewcomerTests {
  private func center(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @Test func whatMadeWayComesBackAtTheNextTurn() throws {
    let stage = Stage(device: .iPhone15)
    let (home, manager) = (UIViewController(), SlideInManager())
    stage.show(home)
    try stage.record {
      let panel = UINavigationController(rootViewController: UIViewController())
      panel.modalPresentationStyle = .custom
      panel.transitioningDelegate = manager
      home.present(panel, animated: true)
    }
    #expect(home.presentedViewController?.view.frame.minY == 284)
    let turn = try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(home.presentedViewController is TurnHint)
    #expect(turn.faults.isEmpty)
    try stage.record { stage.rotate(to: .portrait) }
    // Nobody else holds the panel while the hint is shown.
    #expect(home.presentedViewController is UINavigationController)
    #expect(home.presentedViewController?.view.frame.minY == 284)
  }

  @Test func aPopoverDrawsItsOwnBubble() throws {
    let stage = Stage(device: .iPhone15)
    let host = BubbleHost()
    let bar = UINavigationController(rootViewController: host)
    stage.show(bar)
    // Groups stand in reading order.
    try stage.record { stage.tap(at: CGPoint(x: 370, y: 81)) }
    let panel = try #require(host.presentedViewController)
    let bubble = try #require(panel.view.superview?.superview?.subviews.first as? BubbleBackground)
    #expect(bubble.arrowDirection == .up)
    #expect(bubble.bounds.size == CGSize(width: 132, height: 90 + 12 + 15))
    let inside = panel.view.convert(panel.view.bounds, to: bubble)
    #expect(inside == CGRect(x: 6, y: 21, width: 120, height: 90))
    let tip = bubble.convert(CGPoint(x: bubble.bounds.midX + bubble.arrowOffset, y: 0), to: nil)
    #expect(abs(tip.x - 370) < 12)
    #expect(bubble.arrow.path != nil)
  }

  @Test func tabsAreAskedAndToldOf() throws {
    let stage = Stage(device: .iPhone15)
    let scene = ReaderSceneDelegate()
    stage.launch(scene: scene)
    let tabs = scene.tabs
    #expect(tabs.tabBar.items?.map(\.title) == ["Read", "Pages", "More"])
    #expect(tabs.selectedTab?.identifier == "read")
    let buttons = tabs.tabBar.subviews.filter { $0 is UIControl }
      .sorted { $0.frame.minX < $1.frame.minX }
    try #require(buttons.count == 3)
    try stage.record { stage.tap(at: center(buttons[2])) }
    #expect(tabs.selectedTab?.identifier == "read")
    try stage.record { stage.tap(at: center(buttons[1])) }
    #expect(tabs.log == ["read > pages"])
    #expect(tabs.pages.tab?.identifier == "pages")
    tabs.tab(forIdentifier: "pages")?.badgeValue = "3"
    #expect(tabs.tabBar.selectedItem?.badgeValue == "3")
    let film = try stage.record { tabs.setTabBarHidden(true, animated: true) }
    #expect(film.duration == 0.2)
    #expect(tabs.tabBar.frame.minY == 852)
    #expect(tabs.pages.view.safeAreaInsets.bottom == 34)
    tabs.tabs[0].isHidden = true
    #expect(tabs.tabBar.items?.map(\.title) == ["Pages", "More"])
  }

  @Test func aSceneComesBackToWhatItShowed() throws {
    let stage = Stage(device: .iPhone15)
    let scene = ReaderSceneDelegate()
    stage.launch(scene: scene)
    scene.tabs.selectedTab = scene.tabs.tab(forIdentifier: "pages")
    scene.tabs.pages.query = "5"
    stage.enterBackground()
    let url = URL.temporaryDirectory.appending(path: "reader-\(ObjectIdentifier(stage)).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try #require(stage.savedState).write(to: url)
    let other = Stage(device: .iPhone15)
    let again = ReaderSceneDelegate()
    other.launch(scene: again, restoring: try Stage.SavedState(contentsOf: url))
    #expect(again.tabs.selectedTab?.identifier == "pages")
    #expect(again.tabs.pages.tableView.numberOfRows(inSection: 0) == 15)
  }

  @Test func aListWithoutRowsSaysSo() throws {
    let stage = Stage(device: .iPhone15)
    let pages = PagesController(style: .plain)
    stage.show(pages)
    #expect(pages.contentUnavailableConfiguration == nil)
    try stage.record { pages.query = "x" }
    let cover = try #require(
      pages.view.subviews.first { $0 is UIContentUnavailableView }
    )
    #expect(cover.frame == pages.view.bounds)
    let parts = try #require(cover.subviews.first as? UIStackView).arrangedSubviews
    #expect(parts.compactMap { ($0 as? UILabel)?.text?.prefix(4) } == ["No R", "Chec"])
    let button = try #require(parts.last as? UIButton)
    try stage.record { stage.tap(at: center(button)) }
    #expect(pages.tableView.numberOfRows(inSection: 0) == 60)
    #expect(cover.superview == nil)
  }

  @Test func aTapOnTheStatusBarScrollsToTheTop() throws {
    let stage = Stage(device: .iPhone15)
    let pages = PagesController(style: .plain)
    stage.show(pages)
    let top = pages.tableView.contentOffset.y
    pages.tableView.contentOffset.y = 700
    try stage.record { stage.tap(at: CGPoint(x: 200, y: 20)) }
    #expect(pages.tableView.contentOffset.y == top)
    #expect(pages.topsReached == 1)
    // Of two, neither goes.
    pages.tableView.contentOffset.y = 700
    let other = UIScrollView(frame: CGRect(x: 0, y: 800, width: 393, height: 200))
    pages.view.addSubview(other)
    try stage.record { stage.tap(at: CGPoint(x: 200, y: 20)) }
    #expect(pages.tableView.contentOffset.y == 700)
    other.scrollsToTop = false
    try stage.record { stage.tap(at: CGPoint(x: 200, y: 20)) }
    #expect(pages.topsReached == 2)
  }

  @Test func aWindowSeesAllTouchesAndMayKeepThem() throws {
    let stage = Stage(device: .iPhone15)
    let scene = ReaderSceneDelegate()
    stage.launch(scene: scene)
    let window = try #require(scene.window as? FingerWindow)
    let buttons = scene.tabs.tabBar.subviews.filter { $0 is UIControl }
      .sorted { $0.frame.minX < $1.frame.minX }
    let place = center(try #require(buttons.dropFirst().first))
    window.keepsTouches = true
    try stage.record { stage.tap(at: place) }
    #expect(window.places == [place])
    #expect(scene.tabs.selectedTab?.identifier == "read")
    window.keepsTouches = false
    try stage.record { stage.tap(at: place) }
    #expect(window.places == [place, place])
    #expect(scene.tabs.selectedTab?.identifier == "pages")
  }

  @Test func rowsAreAsHighWhereverTheyStand() throws {
    let stage = Stage(device: .iPhone15)
    let rows = RowsController()
    stage.show(rows)
    let heights = Set(rows.tableView.visibleCells.map { ($0.frame.height * 3).rounded() })
    #expect(heights.count == 1)
    rows.tableView.contentOffset.y = 25
    try stage.settle()
    #expect(Set(rows.tableView.visibleCells.map { ($0.frame.height * 3).rounded() }) == heights)
    let labels = rows.tableView.visibleCells.compactMap { $0.contentView.subviews.first?.frame }
    #expect(Set(labels.map(\.minY)).count == 1)
  }
}

/// A list below the bars of the system, whose rows measure themselves.
private final class RowsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard cell.contentView.subviews.isEmpty else { return cell }
    let label = UILabel()
    label.text = "Row"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
    ])
    return cell
  }
}
