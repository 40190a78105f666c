import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit
@testable import QuartzCore

/// Bars of stacks and tabs: titles, buttons, looks.
@MainActor
@Suite struct BarTests {
  private let stage = Stage(device: .iPhone15)
  private let a = A()
  private let b = B()

  private final class Feed: UIViewController {
    let list = UIScrollView()
    override func loadView() {
      list.contentSize = CGSize(width: 100, height: 3000)
      view = list
    }
  }

  private func feed() -> (Nav, Feed) {
    let feed = Feed()
    feed.title = "Feed"
    let nav = Nav(rootViewController: feed)
    nav.navigationBar.prefersLargeTitles = true
    stage.show(nav)
    stage.advance(by: 0)
    return (nav, feed)
  }

  @Test func `a large title goes as the content is scrolled, and comes back`() throws {
    let (nav, feed) = feed()
    #expect(nav.navigationBar.frame.height == 96)
    #expect(feed.list.contentOffset.y == -155)
    feed.list.contentOffset.y = -125
    stage.advance(by: 0)
    #expect(nav.navigationBar.frame.height == 66)
    #expect(feed.list.adjustedContentInset.top == 125)
    feed.list.contentOffset.y = 500
    stage.advance(by: 0)
    #expect(nav.navigationBar.frame.height == 44)
    #expect(nav.navigationBar.content?.showsTitle == true)
    feed.list.setContentOffset(CGPoint(x: 0, y: -155), animated: false)
    stage.advance(by: 0)
    #expect(nav.navigationBar.frame.height == 96)
    #expect(nav.navigationBar.content?.showsTitle == false)
  }

  /// [W] A row of 56 points in a sheet, of 44 in whatever covers the screen.
  @Test(
    .rule("bars.sheet-row", .reported),
    arguments: [
      (UIModalPresentationStyle.pageSheet, CGFloat(56)), (.formSheet, 56), (.automatic, 56),
      (.fullScreen, 44), (.overFullScreen, 44),
    ]
  )
  func `a bar in a sheet is higher`(style: UIModalPresentationStyle, height: CGFloat) {
    stage.show(a)
    let nav = Nav(rootViewController: b)
    b.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    // A container does not hide the sheet from the bar.
    let outer = UIViewController()
    outer.addChild(nav)
    outer.view.addSubview(nav.view)
    nav.didMove(toParent: outer)
    outer.modalPresentationStyle = style
    a.present(outer, animated: true)
    stage.advance(by: 1)
    #expect(nav.navigationBar.frame.height == height)
    #expect(b.view.safeAreaInsets.top == nav.navigationBar.frame.maxY)
    let button = nav.navigationBar.content?.buttons.last
    #expect(button.map { $0.superview!.convert($0.center, to: nav.navigationBar).y } == height / 2)
    a.dismiss(animated: false)
    stage.show(nav)
    stage.advance(by: 0)
    #expect(nav.navigationBar.frame.height == 44)
  }

  @Test func `a finger scrolls the large title away and back again`() throws {
    let (nav, feed) = feed()
    try stage.record {
      stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), duration: 0.2)
    }
    #expect(nav.navigationBar.frame.height == 44)
    try stage.record {
      stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 800), duration: 0.2)
      stage.schedule(at: 1) {
        stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 800), duration: 0.2)
      }
    }
    #expect(nav.navigationBar.frame.height == 96)
    #expect(feed.list.contentOffset.y == -155)
  }

  @Test func `each screen keeps its own large title`() throws {
    let (nav, feed) = feed()
    feed.list.contentOffset.y = 500
    stage.advance(by: 0)
    let other = Feed()
    other.title = "Other"
    try stage.record { nav.pushViewController(other, animated: true) }
    #expect(nav.navigationBar.frame.height == 96)
    try stage.record { nav.popViewController(animated: true) }
    #expect(nav.navigationBar.frame.height == 44)
    #expect(feed.list.contentOffset.y == 500)
  }

  @Test(.evidence(.documented))
  func `a large title's bar is clear until something is below it`() {
    let (nav, feed) = feed()
    let bar = nav.navigationBar
    #expect(bar.look(for: bar.topItem).backgroundEffect == nil)
    feed.list.contentOffset.y = 500
    stage.advance(by: 0)
    #expect(bar.look(for: bar.topItem).backgroundEffect != nil)
  }

  @Test(.evidence(.documented))
  func `the search bar stands below the titles`() throws {
    final class Updater: NSObject, UISearchResultsUpdating {
      var texts: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text ?? "")
      }
    }
    let updater = Updater()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = updater
    search.searchBar.placeholder = "People"
    a.navigationItem.searchController = search
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    #expect(nav.navigationBar.frame.height == 96)
    #expect(search.searchBar.window != nil)
    try stage.record { stage.tap(at: CGPoint(x: 150, y: 125)) }
    #expect(search.isActive)
    #expect(search.searchBar.showsCancelButton)
    try stage.record { search.searchBar.searchTextField.insertText("Am") }
    #expect(updater.texts == ["", "Am"])
    search.isActive = false
    #expect(search.searchBar.text == "")
  }

  @Test(.evidence(.reported))
  func `a back title that does not fit becomes Back, and then an arrow`() throws {
    a.title = "A title of the screen before that is very long indeed"
    b.title = "Short"
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    try stage.record { nav.pushViewController(b, animated: false) }
    #expect(nav.navigationBar.content?.back?.title == "Back")
    b.title = "Another title that takes the whole of the bar for itself"
    stage.advance(by: 0)
    #expect(nav.navigationBar.content?.back?.title == nil)
  }

  @Test(.evidence(.documented))
  func `what leads back: the item's button, its title, its mode`() throws {
    a.title = "Inbox"
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    try stage.record { nav.pushViewController(b, animated: false) }
    func title() -> String? {
      stage.advance(by: 0)
      return nav.navigationBar.content?.back?.title
    }
    #expect(title() == "Inbox")
    a.navigationItem.backButtonTitle = "Mail"
    #expect(title() == "Mail")
    a.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Out",
      style: .plain,
      target: nil,
      action: nil
    )
    #expect(title() == "Out")
    a.navigationItem.backButtonDisplayMode = .minimal
    #expect(title() == nil)
    b.navigationItem.hidesBackButton = true
    stage.advance(by: 0)
    #expect(nav.navigationBar.content?.back == nil)
  }

  @Test(.evidence(.reported))
  func `a prompt makes the bar 30 points higher`() {
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    a.navigationItem.prompt = "Choose one"
    stage.advance(by: 0)
    #expect(nav.navigationBar.frame.height == 74)
    #expect(a.view.safeAreaInsets.top == 133)
  }

  @Test func `a toolbar shows the top screen's items and covers the bottom`() throws {
    a.toolbarItems = [
      UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil),
    ]
    let nav = Nav(rootViewController: a)
    stage.show(nav)
    let film = try stage.record { nav.setToolbarHidden(false, animated: true) }
    #expect(film.duration == 0.2)
    #expect(nav.toolbar.items?.count == 3)
    #expect(a.view.safeAreaInsets.bottom == 78)
    try stage.record { nav.pushViewController(b, animated: true) }
    #expect(nav.toolbar.items == [])
    try stage.record { nav.popViewController(animated: true) }
    #expect(nav.toolbar.items?.count == 3)
  }

  @Test(.evidence(.documented, .inferred))
  func `a screen that hides the bottom bar takes the toolbar's place, too`() throws {
    let nav = Nav(rootViewController: a)
    nav.isToolbarHidden = false
    stage.show(nav)
    b.hidesBottomBarWhenPushed = true
    try stage.record(for: 0.1) { nav.pushViewController(b, animated: true) }
    let x = try #require(nav.toolbar.layer.presentation()).frame.minX
    #expect(x < 0 && x > -393)
    #expect(!nav.toolbar.isHidden)
    try stage.settle()
    #expect(nav.toolbar.isHidden && !nav.isToolbarHidden)
    #expect(b.view.safeAreaInsets.bottom == 34)
    try stage.record { nav.popViewController(animated: true) }
    #expect(!nav.toolbar.isHidden)
    #expect(nav.toolbar.frame.minX == 0)
    #expect(a.view.safeAreaInsets.bottom == 78)
  }

  @Test(.evidence(.documented))
  func `bars blur what is below them, in dark surroundings darkly`() {
    let nav = Nav(rootViewController: a)
    nav.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
    stage.show(nav)
    let light = nav.navigationBar.backdrop.layer.values.effects
    #expect(light.count == 1)
    nav.overrideUserInterfaceStyle = .dark
    stage.advance(by: 0)
    #expect(nav.navigationBar.backdrop.layer.values.effects.count == 1)
    #expect(nav.navigationBar.backdrop.layer.values.effects != light)
    let opaque = UINavigationBarAppearance()
    opaque.configureWithOpaqueBackground()
    nav.navigationBar.scrollEdgeAppearance = opaque
    #expect(nav.navigationBar.backdrop.layer.values.effects.isEmpty)
  }

  @Test(.evidence(.documented, .inferred))
  func `looks may be limited to traits`() {
    let phone = UITraitCollection(userInterfaceIdiom: .phone)
    let pad = UITraitCollection(userInterfaceIdiom: .pad)
    // The order in which they are set does not matter.
    UINavigationBar.appearance().barTintColor = .red
    UINavigationBar.appearance(for: phone).barTintColor = .green
    UINavigationBar.appearance(for: pad).barTintColor = .blue
    UINavigationBar.appearance(for: pad).isTranslucent = false
    final class Special: UINavigationController {}
    UINavigationBar.appearance(for: phone, whenContainedInInstancesOf: [Special.self])
      .barTintColor = .brown
    UIBarButtonItem.appearance(for: phone).tintColor = .purple
    #expect(UINavigationBar.appearance(for: phone) === UINavigationBar.appearance(for: phone))
    let nav = UINavigationController(rootViewController: UIViewController())
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    nav.viewControllers[0].navigationItem.rightBarButtonItem = item
    stage.show(nav)
    #expect(nav.navigationBar.barTintColor == .green && nav.navigationBar.isTranslucent)
    #expect(item.tintColor == .purple)
    let special = Special(rootViewController: UIViewController())
    stage.show(special)
    #expect(special.navigationBar.barTintColor == .brown)
  }

  @Test(.evidence(.documented, .inferred))
  func `looks of a subclass and of a container precede`() {
    final class Special: UIView {}
    UIControl.appearance().backgroundColor = .red
    UILabel.appearance().backgroundColor = .brown
    UIButton.appearance().backgroundColor = .green
    UIView.appearance().backgroundColor = .white
    UIButton.appearance(whenContainedInInstancesOf: [Special.self]).backgroundColor = .blue
    let (special, button, control, label) = (Special(), UIButton(), UIControl(), UILabel())
    let inner = UIButton()
    special.addSubview(inner)
    for view in [special, button, control, label] { stage.window.addSubview(view) }
    let colors = [inner, button, control, label, special].map(\.backgroundColor)
    #expect(colors == [.blue, .green, .red, .brown, .white])
  }

  @Test(.evidence(.documented, .inferred))
  func `looks are those of the place where a view is added`() {
    final class Place: UIView {}
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    UILabel.appearance(for: dark).backgroundColor = .red
    UIButton.appearance(whenContainedInInstancesOf: [Place.self]).backgroundColor = .blue
    let (place, inside, outside, button) = (Place(), UILabel(), UILabel(), UIButton())
    place.overrideUserInterfaceStyle = .dark
    stage.window.addSubview(place)
    for view in [inside, button] { place.addSubview(view) }
    stage.window.addSubview(outside)
    #expect(inside.backgroundColor == .red && button.backgroundColor == .blue)
    #expect(outside.backgroundColor == nil)
  }

  @Test(.evidence(.documented))
  func `an app's delegate sets looks for all bars`() {
    final class App: NSObject, UIApplicationDelegate {
      var window: UIWindow?
      let nav = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        UINavigationBar.appearance().barTintColor = .red
        UINavigationBar.appearance().isTranslucent = false
        UINavigationBar.appearance().tintColor = .white
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        UITabBar.appearance().tintColor = .purple
        UITabBar.appearance().unselectedItemTintColor = .brown
        UIBarButtonItem.appearance().setTitleTextAttributes(
          [.foregroundColor: UIColor.green],
          for: .normal
        )
        let look = UINavigationBarAppearance()
        look.backgroundColor = .orange
        UINavigationBar.appearance(whenContainedInInstancesOf: [Special.self])
          .standardAppearance = look
        tabs.viewControllers = [nav]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
      }
      final class Special: UINavigationController {}
    }
    let app = App()
    let own = UIBarButtonItem(title: "Mine", style: .plain, target: nil, action: nil)
    app.nav.viewControllers[0].navigationItem.rightBarButtonItem = own
    stage.launch(app)
    let bar = app.nav.navigationBar
    #expect(bar.barTintColor == .red)
    #expect(!bar.isTranslucent)
    #expect(bar.tintColor == .white)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    #expect(app.tabs.tabBar.unselectedItemTintColor == .brown)
    #expect(app.tabs.tabBar.tintColor == .purple)
    #expect(own.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .green)
    // A bar that was given something else keeps it.
    let other = App.Special(rootViewController: UIViewController())
    other.navigationBar.barTintColor = .blue
    app.window?.rootViewController = other
    stage.advance(by: 0)
    #expect(other.navigationBar.barTintColor == .blue)
    #expect(other.navigationBar.standardAppearance.backgroundColor == .orange)
    #expect(Stage(device: .iPhone15).appearances.isEmpty)
  }

  private final class Gauge: UIView {
    var barColor: UIColor? = .red
    var thickness = 2.0
    let label = UILabel()
  }

  @Test func `a property of one's own that a proxy cannot set is named`() {
    Gauge.appearance().backgroundColor = .yellow
    stage.window.addSubview(Gauge())
    stage.advance(by: 0)
    #expect(stage.faults.isEmpty)
    Gauge.appearance().barColor = .blue
    Gauge.appearance().thickness = 3
    let gauges = [Gauge(), Gauge()]
    for gauge in gauges { stage.window.addSubview(gauge) }
    stage.advance(by: 0)
    #expect(gauges[0].backgroundColor == .yellow)
    #expect(
      stage.faults.map(\.sentence) == [
        "UIAppearance: 'barColor' of Gauge is a property of your own class, which a proxy cannot"
          + " set here",
        "UIAppearance: 'thickness' of Gauge is a property of your own class, which a proxy cannot"
          + " set here",
      ]
    )
  }

  @Test(.rule("tabs.switch-order", .documented))
  func `a badge, and what the more list opens`() throws {
    let tabs = Tabs()
    tabs.viewControllers = (0..<7).map { index in
      let screen = UIViewController()
      screen.title = "Tab \(index)"
      return screen
    }
    stage.show(tabs)
    tabs.viewControllers?[0].tabBarItem.badgeValue = "3"
    stage.advance(by: 0)
    let last = try #require(tabs.viewControllers?.last)
    try stage.record { tabs.selectedViewController = last }
    #expect(tabs.selectedIndex == 6)
    #expect(last.viewIfLoaded?.window != nil)
    #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
    try stage.record { tabs.selectedIndex = 0 }
    #expect(last.view.window == nil)
    try stage.record { stage.tap(at: CGPoint(x: 360, y: 790)) }
    #expect(tabs.moreNavigationController.topViewController?.view.window != nil)
  }
}
