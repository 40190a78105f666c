import Foundation
import HeadlessUIKit
import Scene
import TestSupport
import Testing

@testable import InterfaceBuilder

/// A screen that tells what its segues ask and do.
private class Teller: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let isLoaded = segue.destination.isViewLoaded
    StageCore.ambient.note(
      "\(type(of: self))",
      "prepare \(segue.identifier ?? "")\(isLoaded ? ", loaded" : "")"
    )
  }
}
private final class Home: Teller {
  func home(_ segue: UIStoryboardSegue) { StageCore.ambient.note("Home", "home") }
}
private final class List: Teller {}
private final class Form: Teller {}
private final class Inner: Teller {}
private final class Away: Teller {}

/// The first column of a split view, which stays in front on a phone.
private final class Chooser: Teller, UISplitViewControllerDelegate {
  override func awakeFromNib() {
    super.awakeFromNib()
    splitViewController?.delegate = self
  }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }
}

/// Makes another screen while its container is being made.
private final class Hasty: Teller {
  private(set) var foundItAwake = false

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    let made = storyboard?.instantiateViewController(withIdentifier: "Sleeper") as? Sleeper
    foundItAwake = made?.isAwake == true
  }
}

private final class Sleeper: Teller {
  private(set) var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

/// Fades its destination in, and out on the way back.
private final class Fade: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
  override func perform() {
    destination.modalPresentationStyle = .fullScreen
    destination.transitioningDelegate = self
    super.perform()
  }
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator(isForward: true) }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator(isForward: false) }
}

private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isForward: Bool

  init(isForward: Bool) { self.isForward = isForward }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    StageCore.ambient.note("Fade", isForward ? "fades in" : "fades out")
    guard let view = context.view(forKey: isForward ? .to : .from) else { return }
    if isForward {
      context.containerView.addSubview(view)
    } else if let below = context.view(forKey: .to) {
      context.containerView.insertSubview(below, belowSubview: view)
    }
    view.alpha = isForward ? 0 : 1
    UIView.animate(withDuration: 0.2) {
      view.alpha = self.isForward ? 1 : 0
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

/// Whole apps with storyboards, and their logs with times in milliseconds, typed from the rules.
@MainActor @Suite(.serialized) struct StoryboardAppTests {
  private let stage = Stage(device: .iPhone15)

  init() {
    let classes: [AnyClass] = [
      Home.self, List.self, Form.self, Inner.self, Away.self, Chooser.self, Hasty.self,
      Sleeper.self, Fade.self,
    ]
    for type in classes {
      InterfaceNames.register(type, as: "\(type)InApps")
    }
    Selector.register("home(_:)", Home.home)
  }

  // MARK: Documents

  private func scene(_ id: String, _ name: String, view: String = "", _ segues: String = "")
    -> String
  {
    Documents.controller(
      id,
      "customClass=\"\(name)InApps\" storyboardIdentifier=\"\(name)\"",
      view: view,
      "<connections>\(segues)</connections>"
    ) + "<exit id=\"\(id)-exit\" sceneMemberID=\"exit\"/>"
  }

  private func container(_ element: String, _ id: String, _ relationship: String, _ ids: [String])
    -> String
  {
    let segues = ids.map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\(relationship)\" "
        + "id=\"\(id)-\($0)\"/>"
    }
    return "<\(element) id=\"\(id)\" sceneMemberID=\"viewController\">"
      + "<connections>\(segues.joined())</connections></\(element)>"
  }

  private func way(_ kind: String, to destination: String, _ name: String, _ more: String = "")
    -> String
  {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" identifier=\"\(name)\" \(more) "
      + "id=\"\(name)-\(destination)\"/>"
  }

  private func show(_ scenes: [String], initial: String) throws -> UIViewController {
    let board = try Documents.board(Documents.storyboard(initial: initial, scenes))
    let controller = try #require(board.instantiateInitialViewController())
    stage.show(controller)
    return controller
  }

  /// The lifecycle of the app's own screens while `body` runs to rest.
  private func timed(_ body: () throws -> Void) throws -> [String] {
    let (mark, start) = (stage.log.count, stage.now)
    _ = try stage.record { try body() }
    let own = ["Home", "List", "Form", "Inner", "Away", "Fade"]
    let told = ["viewDid", "viewWill", "willMove", "didMove", "prepare", "home", "fades"]
    return stage.log[mark...].filter { event in
      own.contains(event.subject) && !event.name.contains("Layout")
        && told.contains { event.name.hasPrefix($0) }
    }
    .map { "\(Int((($0.time - start) * 1000).rounded())) \($0.subject).\(Self.short($0.name))" }
  }

  private static func short(_ name: String) -> String {
    [
      ("animated: true", "t"), ("animated: false", "f"), ("toParent: ", ""), ("()", ""),
      ("viewDidLoad", "didLoad"), ("viewWill", "will"), ("viewDid", "did"),
    ].reduce(name) { $0.replacing($1.0, with: $1.1) }
  }

  // MARK: Apps

  @Test(.rule("segue.kinds", .reported))
  func `a container embeds its child before it has loaded`() throws {
    let box = """
      <subviews><containerView id="box"><rect key="frame" x="0" y="0" width="300" height="300"/>
      <connections>\(way("embed", to: "i", "in"))</connections></containerView></subviews>
      """
    let log = try timed {
      _ = try show([scene("h", "Home", view: box), scene("i", "Inner")], initial: "h")
    }
    #expect(
      log == [
        "0 Home.prepare in", "0 Inner.willMove(Home)", "0 Inner.didLoad", "0 Home.didLoad",
        "0 Home.willAppear(f)", "0 Inner.willAppear(f)", "0 Home.didAppear(f)",
        "0 Inner.didAppear(f)",
      ]
    )
  }

  @Test(
    .rule("segue.unwind", .documented),
    .rule("navigation.push-order", .reported),
    .rule("presentation.order-full-screen", .measured),
    .rule("presentation.order-full-screen-dismissal", .measured)
  )
  func `a stack, a modal over it, and the unwinding to the first screen`()
    throws
  {
    let root = try show(
      [
        container("navigationController", "n", "rootViewController", ["h"]),
        scene("h", "Home", way("show", to: "l", "list")),
        scene(
          "l",
          "List",
          way("presentation", to: "f", "form", "modalPresentationStyle=\"fullScreen\"")
        ),
        scene("f", "Form", way("unwind", to: "f-exit", "back", "unwindAction=\"home:\"")),
      ],
      initial: "n"
    )
    let stack = try #require(root as? UINavigationController)
    let home = try #require(stack.topViewController)
    // Rule navigation.push-order: a push.
    #expect(
      try timed { home.performSegue(withIdentifier: "list", sender: nil) } == [
        "0 Home.prepare list", "0 List.willMove(UINavigationController)", "0 List.didLoad",
        "0 Home.willDisappear(t)", "0 List.willAppear(t)", "500 Home.didDisappear(t)",
        "500 List.didAppear(t)", "500 List.didMove(UINavigationController)",
      ]
    )
    // Rule presentation.order-full-screen: a presentation over the whole screen.
    let list = try #require(stack.topViewController)
    #expect(
      try timed { list.performSegue(withIdentifier: "form", sender: nil) } == [
        "0 List.prepare form", "0 Form.didLoad", "0 List.willDisappear(t)", "0 Form.willAppear(t)",
        "500 Form.didAppear(t)", "500 List.didDisappear(t)",
      ]
    )
    // Rules segue.unwind, presentation.order-full-screen-dismissal: prepare, the action, then the
    // stack pops out of sight and the modal goes.
    let form = try #require(stack.presentedViewController)
    let log = try timed { form.performSegue(withIdentifier: "back", sender: nil) }
    #expect(Array(log.prefix(2)) == ["0 Form.prepare back, loaded", "0 Home.home"])
    #expect(log.contains("0 List.willMove(nil)"))
    let seen = log.filter { $0.contains("ppear") }
    #expect(
      seen == [
        "0 Form.willDisappear(t)", "0 Home.willAppear(t)", "500 Home.didAppear(t)",
        "500 Form.didDisappear(t)",
      ]
    )
    #expect(stack.viewControllers == [home] && stack.presentedViewController == nil)
  }

  @Test(.rule("segue.kinds", .documented), .rule("segue.unwind", .documented))
  func `a custom segue's own transition runs, and reversed on the way back`() throws {
    let home = try show(
      [
        scene("h", "Home", way("presentation", to: "a", "fade", "customClass=\"FadeInApps\"")),
        scene("a", "Away", way("unwind", to: "a-exit", "back", "unwindAction=\"home:\"")),
      ],
      initial: "h"
    )
    #expect(
      try timed { home.performSegue(withIdentifier: "fade", sender: nil) } == [
        "0 Home.prepare fade", "0 Away.didLoad", "0 Home.willDisappear(t)", "0 Away.willAppear(t)",
        "0 Fade.fades in", "200 Away.didAppear(t)", "200 Home.didDisappear(t)",
      ]
    )
    let away = try #require(home.presentedViewController)
    #expect(
      try timed { away.performSegue(withIdentifier: "back", sender: nil) } == [
        "0 Away.prepare back, loaded", "0 Home.home", "0 Away.willDisappear(t)",
        "0 Home.willAppear(t)", "0 Fade.fades out", "200 Home.didAppear(t)",
        "200 Away.didDisappear(t)",
      ]
    )
  }

  @Test(.rule("segue.kinds", .reported), .rule("tabs.switch-order", .reported))
  func `tabs are linked at once and loaded when they are shown`() throws {
    let root = try show(
      [
        container("tabBarController", "t", "viewControllers", ["h", "a"]), scene("h", "Home"),
        scene("a", "Away"),
      ],
      initial: "t"
    )
    let tabs = try #require(root as? UITabBarController)
    try stage.settle()
    #expect(tabs.viewControllers?.map(\.isViewLoaded) == [true, false])
    #expect(
      try timed { tabs.selectedIndex = 1 } == [
        "0 Away.didLoad", "0 Away.willAppear(f)", "0 Home.willDisappear(f)",
        "0 Home.didDisappear(f)", "0 Away.didAppear(f)",
      ]
    )
  }

  @Test(.rule("segue.references", .documented))
  func `a split view's columns may come from another storyboard`() throws {
    let scratch = try ProjectScratch()
    try Documents.storyboard(initial: "l", [scene("l", "List")])
      .write(to: scratch.url.appending(path: "Lists.storyboard"))
    let split = """
      <splitViewController id="s" sceneMemberID="viewController"><connections>
      <segue destination="m" kind="relationship" relationship="masterViewController" id="r1"/>
      <segue destination="d" kind="relationship" relationship="detailViewController" id="r2"/>
      </connections></splitViewController>
      """
    let reference = """
      <viewControllerPlaceholder storyboardName="Lists" id="m" sceneMemberID="viewController"/>
      """
    let url = scratch.url.appending(path: "Main.storyboard")
    try Documents.storyboard(initial: "s", [split, reference, scene("d", "Away")]).write(to: url)
    let pad = Stage(device: .iPadPro11)
    let bundle = try #require(Bundle(url: scratch.url))
    pad.launch(storyboard: "Main", in: bundle)
    try pad.settle()
    let made = try #require(pad.window.rootViewController as? UISplitViewController)
    #expect(made.viewControllers.count == 2)
    #expect(made.viewControllers.first is List && made.viewControllers.last is Away)
  }

  /// Children once woke up before they had a parent, and an app began with its second column.
  @Test(.evidence(.reported))
  func `children of containers wake up with their split view`() throws {
    let split = """
      <splitViewController id="s" sceneMemberID="viewController"><connections>
      <segue destination="n" kind="relationship" relationship="masterViewController" id="r1"/>
      <segue destination="d" kind="relationship" relationship="detailViewController" id="r2"/>
      </connections></splitViewController>
      """
    let root = try show(
      [
        split, container("navigationController", "n", "rootViewController", ["c"]),
        scene("c", "Chooser"), scene("d", "Away"),
      ],
      initial: "s"
    )
    try stage.settle()
    let made = try #require(root as? UISplitViewController)
    let stack = try #require(made.viewControllers.first as? UINavigationController)
    #expect(made.isCollapsed && made.delegate is Chooser)
    #expect(stack.viewControllers.count == 1 && stack.topViewController is Chooser)
  }

  /// Awake with the container alone, it was not yet ready for the code that made it.
  @Test func `what code makes meanwhile wakes up at once`() throws {
    let root = try show(
      [
        container("navigationController", "n", "rootViewController", ["h"]),
        scene("h", "Hasty"), scene("s", "Sleeper"),
      ],
      initial: "n"
    )
    let hasty = (root as? UINavigationController)?.topViewController as? Hasty
    #expect(hasty?.foundItAwake == true)
  }
}
