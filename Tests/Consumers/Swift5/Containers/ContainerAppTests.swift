import Testing
import UIKit

/// Apps of other people's hands: adaptive splits, sliding tabs, bars that hide, sheets, a container
/// that restores itself.
@MainActor
@Suite(.serialized) struct ContainerAppTests {
  private func center(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @Test func adaptivePhotos() throws {
    let stage = Stage(device: .iPhone15ProMax)
    // The test itself holds what it dismisses.
    stage.keepsControllers = true
    let app = AdaptiveAppDelegate()
    stage.launch(app)
    let top = try #require(app.window?.rootViewController as? TraitOverrideViewController)
    let split = try #require(top.children.first as? UISplitViewController)
    #expect(split.isCollapsed)
    let master = try #require(split.viewControllers.first as? UINavigationController)
    #expect(master.viewControllers.count == 1)
    let list = try #require(master.viewControllers[0] as? ConversationViewController)
    let cell = try #require(list.tableView.visibleCells.min { $0.frame.minY < $1.frame.minY })
    #expect(cell.accessoryType == .disclosureIndicator)
    try stage.record(fps: 1) { stage.tap(at: center(cell)) }
    #expect(
      (master.topViewController as? UINavigationController)?.topViewController
        is PhotoViewController
        || master.topViewController is PhotoViewController
    )
    try stage.record(fps: 1) {
      stage.rotate(to: .landscapeLeft)
    }
    #expect(!split.isCollapsed)
    #expect(split.viewControllers.count == 2)
    #expect(master.viewControllers.count == 1)
    try stage.record(fps: 1) { stage.rotate(to: .portrait) }
    #expect(split.isCollapsed)
    #expect(master.viewControllers.count == 2)
    #expect(stage.faults.allSatisfy { $0.sentence.contains("SF Symbols") }, "\(stage.faults)")
  }

  @Test func slidingTabs() throws {
    let stage = Stage(device: .iPhone15)
    let tabs = UITabBarController()
    let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
    tabs.viewControllers = colors.enumerated().map { index, color in
      let screen = UIViewController()
      screen.view.backgroundColor = color
      screen.title = "Tab \(index)"
      return UINavigationController(rootViewController: screen)
    }
    let delegate = SlideTransitionDelegate()
    delegate.tabBarController = tabs
    stage.show(tabs)
    try stage.record(fps: 1) {
      stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.3)
    }
    #expect(tabs.selectedIndex == 1)
    try stage.record(fps: 1) {
      stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 150, y: 400), duration: 0.3)
    }
    #expect(tabs.selectedIndex == 1)
    try stage.record(fps: 1) {
      stage.drag(
        along: [CGPoint(x: 100, y: 400), CGPoint(x: 180, y: 400), CGPoint(x: 20, y: 400)],
        duration: 0.6
      )
    }
    #expect(stage.faults.allSatisfy { $0.sentence.contains("SF Symbols") }, "\(stage.faults)")
    #expect(tabs.selectedViewController?.view.frame == tabs.view.bounds)
    for (index, one) in tabs.viewControllers!.enumerated() {
      #expect((one.viewIfLoaded?.window != nil) == (index == tabs.selectedIndex))
    }
  }

  @Test func library() throws {
    let stage = Stage(device: .iPhone15)
    // The test itself holds what it dismisses.
    stage.keepsControllers = true
    let list = LibraryViewController()
    let nav = UINavigationController(rootViewController: list)
    let tabs = UITabBarController()
    tabs.viewControllers = [nav, UIViewController()]
    stage.show(tabs)
    stage.advance(by: 0.1)
    let large = nav.navigationBar.frame.height
    try stage.record(fps: 1) {
      stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.5)
    }
    #expect(nav.navigationBar.frame.height < large)
    try stage.record(fps: 1) {
      stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 790), duration: 0.5)
    }
    #expect(nav.navigationBar.frame.height == large)
    try stage.record(fps: 1) {
      stage.tap(at: CGPoint(x: 100, y: 400))
    }
    let reader = try #require(nav.topViewController as? ReaderViewController)
    #expect(!nav.isToolbarHidden)
    #expect(tabs.tabBar.frame.maxX <= 0)
    try stage.record(fps: 1) { stage.tap(at: CGPoint(x: 200, y: 400)) }
    #expect(nav.isNavigationBarHidden && nav.isToolbarHidden)
    #expect(reader.prefersStatusBarHidden)
    try stage.record(fps: 1) { stage.tap(at: CGPoint(x: 200, y: 400)) }
    #expect(!nav.isNavigationBarHidden && !nav.isToolbarHidden)
    try stage.record(fps: 1) {
      stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), duration: 0.4)
    }
    #expect(nav.isNavigationBarHidden)
    try stage.record(fps: 1) {
      stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), duration: 0.2)
    }
    #expect(!nav.isNavigationBarHidden)
    try stage.record(fps: 1) {
      stage.drag(
        along: [CGPoint(x: 1, y: 400), CGPoint(x: 150, y: 400)],
        duration: 0.3,
        pause: 0.2
      )
    }
    #expect(nav.topViewController === reader)
    #expect(!nav.isToolbarHidden)
    try stage.record(fps: 1) {
      stage.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.3)
    }
    #expect(nav.topViewController === list)
    #expect(nav.isToolbarHidden && tabs.tabBar.frame.minX == 0)
    let bar = try #require(list.navigationItem.searchController?.searchBar)
    try stage.record(fps: 1) { stage.tap(at: center(bar)) }
    #expect(list.navigationItem.searchController?.isActive == true)
    bar.searchTextField.insertText("book 3")
    try stage.settle()
    #expect(list.tableView.numberOfRows(inSection: 0) == 11)
    #expect(stage.faults.allSatisfy { $0.sentence.contains("SF Symbols") }, "\(stage.faults)")
  }

  @Test func settings() throws {
    let stage = Stage(device: .iPhone15)
    // The test itself holds what it dismisses.
    stage.keepsControllers = true
    let settings = ComposeHomeViewController()
    let nav = UINavigationController(rootViewController: settings)
    stage.show(nav)
    try stage.record(fps: 1) {
      settings.compose()
    }
    let form = try #require(
      (nav.presentedViewController as? UINavigationController)?.topViewController
        as? FormViewController
    )
    let top = form.navigationController!.view.convert(CGPoint.zero, to: nil).y
    #expect(top > 350)
    try stage.record(fps: 1) {
      stage.drag(from: CGPoint(x: 196, y: top + 10), to: CGPoint(x: 196, y: 120), duration: 0.4)
    }
    #expect(form.navigationController!.view.convert(CGPoint.zero, to: nil).y == 59)
    form.textView.text = "words"
    form.view.setNeedsLayout()
    stage.advance(by: 0.1)
    try stage.record(fps: 1) {
      stage.drag(from: CGPoint(x: 196, y: 70), to: CGPoint(x: 196, y: 840), duration: 0.4)
    }
    #expect(form.log == ["attempt"])
    #expect(form.presentedViewController is UIAlertController)
    try stage.record(fps: 1) { form.dismiss(animated: true) }
    form.textView.text = ""
    form.view.setNeedsLayout()
    stage.advance(by: 0.1)
    try stage.record(fps: 1) {
      stage.drag(from: CGPoint(x: 196, y: top + 10), to: CGPoint(x: 196, y: 840), duration: 0.4)
    }
    #expect(form.log == ["attempt", "will", "did"])
    #expect(nav.presentedViewController == nil)
    try stage.record(fps: 1) { settings.pick() }
    let picker = try #require(nav.presentedViewController as? PickerViewController)
    try stage.record(fps: 1) { stage.tap(at: center(picker.button)) }
    let second = try #require(picker.presentedViewController as? PickerViewController)
    try stage.record(fps: 1) { second.more() }
    #expect(second.presentedViewController is PickerViewController)
    try stage.record(fps: 1) { stage.tap(at: CGPoint(x: 20, y: 800)) }
    #expect(second.presentedViewController == nil)
    try stage.record(fps: 1) { nav.dismiss(animated: true) }
    #expect(nav.presentedViewController == nil)
    #expect(stage.faults.allSatisfy { $0.sentence.contains("SF Symbols") }, "\(stage.faults)")
  }

  @Test func shelf() throws {
    let stage = Stage(device: .iPadPro11)
    let app = TileShelfAppDelegate()
    stage.launch(app)
    let nav = try #require(app.window?.rootViewController as? UINavigationController)
    let shelf = TileShelfViewController()
    shelf.restorationIdentifier = "shelf"
    shelf.restorationClass = TileShelfViewController.self
    try stage.record(fps: 1) { nav.pushViewController(shelf, animated: false) }
    for index in 0..<3 { shelf.append(SwatchViewController("s\(index)", hue: Double(index) / 3)) }
    try stage.record(fps: 1) {
      shelf.append(SwatchViewController("s3", hue: 0.5), animated: true)
    }
    try stage.record(fps: 1) {
      stage.rotate(to: .landscapeLeft)
    }
    try stage.record(fps: 1) { shelf.removeLast(animated: true) }
    #expect(shelf.children.count == 3)
    let state = try #require(stage.saveState())
    let (next, other) = (Stage(device: .iPadPro11), TileShelfAppDelegate())
    next.launch(other, restoring: state)
    let again = try #require(
      (other.window?.rootViewController as? UINavigationController)?.topViewController
        as? TileShelfViewController
    )
    let hues = again.controllers.compactMap { ($0 as? SwatchViewController)?.hue }
    #expect(
      hues == [0, 1.0 / 3, 2.0 / 3]
    )
    #expect(next.faults.isEmpty && stage.faults.isEmpty, "\(stage.faults)")
  }
}
