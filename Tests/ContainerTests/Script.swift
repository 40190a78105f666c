import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A screen that counts its callbacks and looks like no other.
final class Screen: UIViewController {
  let number: Int
  private(set) var calls: [String] = []

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Screen \(number)"
    hidesBottomBarWhenPushed = number % 7 == 3
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(
      hue: CGFloat(number % 12) / 12,
      saturation: 0.6,
      brightness: 0.9,
      alpha: 1
    )
    let box = UIView(frame: CGRect(x: 20, y: 200, width: 40 + number % 50, height: 40))
    box.backgroundColor = .white
    view.addSubview(box)
  }

  override func viewWillAppear(_ animated: Bool) { calls.append("wA") }
  override func viewDidAppear(_ animated: Bool) { calls.append("dA") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("wD") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("dD") }

  /// No callback follows one that it cannot follow (rule appearance.will-without-did).
  var isBalanced: Bool {
    let after = ["": "wA", "wA": "dA wD", "dA": "wD", "wD": "dD wA", "dD": "wA"]
    return zip([""] + calls, calls).allSatisfy { after[$0]?.contains($1) ?? false }
  }

  var isShown: Bool { calls.last == "dA" }
}

/// One random script: the containers, and what happens to them when.
@MainActor
final class Script {
  enum Kind { case tabs, split, pages }

  private var dice: SeededGenerator
  private let seed: Int
  private let device: Stage.Device
  private let kind: Kind
  private let stage: Stage
  private var made: [Screen] = []
  private var stacks: [UINavigationController] = []
  private let tabs = UITabBarController()
  private let split = UISplitViewController()
  private let book: UIPageViewController

  init(_ seed: Int, device: Stage.Device, kind: Kind) {
    (self.seed, self.device, self.kind) = (seed, device, kind)
    dice = SeededGenerator(seed: UInt64(seed))
    stage = Stage(device: device)
    book = UIPageViewController(
      transitionStyle: seed % 2 == 0 ? .scroll : .pageCurl,
      navigationOrientation: .horizontal
    )
  }

  private var root: UIViewController {
    switch kind {
    case .tabs: tabs
    case .split: split
    case .pages: stacks[0]
    }
  }

  private func make() -> Screen {
    let screen = Screen(made.count)
    made.append(screen)
    return screen
  }

  private func setUp() {
    stacks = (0..<3).map { _ in UINavigationController(rootViewController: make()) }
    switch kind {
    case .tabs: tabs.viewControllers = stacks
    case .split: split.viewControllers = [stacks[0], stacks[1]]
    case .pages:
      book.setViewControllers([make()], direction: .forward, animated: false)
      stacks[0].viewControllers = [book]
    }
    stage.show(root)
  }

  func play() throws {
    setUp()
    try stage.record(for: 20, fps: 1) {
      for step in 0..<30 {
        let time = Double(step) * 0.4 + Double.random(in: 0..<0.4, using: &dice)
        let action = action()
        stage.schedule(at: time) { action() }
      }
    }
    if root.presentedViewController != nil { root.dismiss(animated: true) }
    try stage.settle()
  }

  private func action() -> () -> Void {
    let (what, isAnimated, chosen) = (
      dice.number(below: 12), Bool.random(using: &dice), dice.number(below: 3)
    )
    let screen = make()
    let nav = stacks[chosen]
    stage.note("Script", "will do \(what) \(isAnimated) \(chosen)")
    switch what {
    case 0, 1: return { nav.pushViewController(screen, animated: isAnimated) }
    case 2: return { nav.popViewController(animated: isAnimated) }
    case 3: return { nav.popToRootViewController(animated: isAnimated) }
    case 4: return { nav.setNavigationBarHidden(!nav.isNavigationBarHidden, animated: isAnimated) }
    case 5, 6: return turnOrResize(isAnimated)
    case 7: return presentation(screen, isAnimated)
    case 8: return { [stage] in stage.drag(from: .edge, to: .far, duration: 0.2) }
    default: return ownAction(chosen, screen, isAnimated)
    }
  }

  private func turnOrResize(_ isUpright: Bool) -> () -> Void {
    guard device.idiom == .pad else {
      return { [stage] in stage.rotate(to: isUpright ? .portrait : .landscapeLeft) }
    }
    let width: CGFloat = [375, 694, 834, 1194][dice.number(below: 4)]
    return { [stage] in stage.resize(to: CGSize(width: width, height: 834)) }
  }

  private func presentation(_ screen: Screen, _ isAnimated: Bool) -> () -> Void {
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .pageSheet, .overFullScreen, .formSheet,
    ]
    screen.modalPresentationStyle = styles[dice.number(below: styles.count)]
    return { [self] in
      if root.presentedViewController == nil {
        root.present(screen, animated: isAnimated)
      } else {
        root.dismiss(animated: isAnimated)
      }
    }
  }

  private func ownAction(_ chosen: Int, _ screen: Screen, _ isAnimated: Bool) -> () -> Void {
    switch kind {
    case .tabs: return { [self] in tabs.selectedViewController = stacks[chosen] }
    case .split:
      let modes: [UISplitViewController.DisplayMode] = [
        .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
      ]
      let mode = modes[dice.number(below: 4)]
      return { [self] in
        if isAnimated {
          split.preferredDisplayMode = mode
        } else {
          split.showDetailViewController(screen, sender: nil)
        }
      }
    case .pages:
      return { [self] in
        book.setViewControllers(
          [screen],
          direction: chosen == 0 ? .reverse : .forward,
          animated: isAnimated
        )
      }
    }
  }

  // MARK: Afterwards

  func checkCallbacks() {
    for screen in made {
      #expect(screen.isBalanced, "seed \(seed): \(screen.number) \(screen.calls)")
      #expect(
        screen.isShown == (screen.viewIfLoaded?.window != nil),
        "seed \(seed): \(screen.number) \(screen.calls)\n\(stage.story)"
      )
    }
    #expect(stage.transitions.isEmpty, "seed \(seed)")
    #expect(root.presentedViewController == nil, "seed \(seed)")
  }

  func checkLinks() {
    for nav in stacks {
      #expect(nav.children == nav.viewControllers, "seed \(seed)")
      #expect(nav.viewControllers.allSatisfy { $0.parent === nav }, "seed \(seed)")
      #expect(
        nav.navigationBar.items == nav.viewControllers.map(\.navigationItem),
        "seed \(seed)"
      )
    }
    let pages = book.viewControllers ?? []
    #expect(book.children == pages, "seed \(seed)")
    for screen in made where screen.parent == nil {
      #expect(screen.viewIfLoaded?.superview == nil, "seed \(seed): \(screen.number)")
    }
  }

  /// The same state built at once on a stage of the same size looks the same.
  func checkPicture() throws {
    let fresh = Stage(device: device)
    if stage.orientation != .portrait { fresh.rotate(to: stage.orientation) }
    if fresh.screen.bounds.size != stage.screen.bounds.size {
      fresh.resize(to: stage.screen.bounds.size)
    }
    let twin = twin(of: root)
    fresh.show(twin)
    fresh.advance(by: 1)
    #expect(fresh.scene() == stage.scene(), "seed \(seed)\n\(stage.story)")
  }

  private func twin(of controller: UIViewController) -> UIViewController {
    switch controller {
    case let nav as UINavigationController:
      let other = UINavigationController()
      other.viewControllers = nav.viewControllers.map(twin)
      other.isNavigationBarHidden = nav.isNavigationBarHidden
      return other
    case let tabs as UITabBarController:
      let other = UITabBarController()
      other.viewControllers = tabs.viewControllers?.map(twin)
      other.selectedIndex = tabs.selectedIndex
      return other
    case let split as UISplitViewController:
      let other = UISplitViewController()
      other.viewControllers = split.viewControllers.map(twin)
      // What was shown or hidden by hand is part of the state.
      other.preferredDisplayMode =
        split.isCollapsed ? split.preferredDisplayMode : split.displayMode
      return other
    case let book as UIPageViewController:
      let other = UIPageViewController(
        transitionStyle: book.transitionStyle,
        navigationOrientation: .horizontal
      )
      let pages = book.viewControllers?.map(twin)
      other.setViewControllers(pages, direction: .forward, animated: false)
      return other
    case let screen as Screen: return Screen(screen.number)
    default: return UIViewController()
    }
  }
}

extension CGPoint {
  fileprivate static let edge = CGPoint(x: 2, y: 300)
  fileprivate static let far = CGPoint(x: 300, y: 300)
}
