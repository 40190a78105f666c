import Foundation
import HeadlessUIKit
import Scene
import TestSupport
import Testing

@testable import InterfaceBuilder

/// What the tests below hear, in order.
@MainActor
private var heard: [String] = []

private final class Host: UIViewController {
  func home(_ segue: UIStoryboardSegue) { heard.append("home") }

  override func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool {
    heard.append("\(title ?? "") can")
    return title != "busy"
      && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }
  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let children = super.allowedChildrenForUnwinding(from: source)
    heard.append("\(title ?? "") allows \(children.map { $0.title ?? "" })")
    return children
  }
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    heard.append("\(title ?? "") shows \(subsequentVC.title ?? "")")
  }
}

private final class Kept: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
  override func perform() {
    destination.modalPresentationStyle = .fullScreen
    destination.transitioningDelegate = self
    heard.append("Kept.perform")
    super.perform()
  }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    heard.append("Kept is asked")
    return nil
  }
  deinit { MainActor.assumeIsolated { heard.append("Kept is gone") } }
}

private final class Back: UIStoryboardSegue {
  override func perform() {
    heard.append("Back.perform")
    super.perform()
  }
}

/// A controller of before iOS 9, which makes the segue that leads back to it.
private final class Maker: UIViewController {
  func home(_ segue: UIStoryboardSegue) { heard.append("home by \(segue.identifier ?? "")") }

  override func segueForUnwinding(
    to toViewController: UIViewController,
    from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    guard identifier == "back" else {
      return super.segueForUnwinding(
        to: toViewController,
        from: fromViewController,
        identifier: identifier
      )
    }
    return UIStoryboardSegue(
      identifier: "own",
      source: fromViewController,
      destination: toViewController
    ) {
      heard.append("own way")
      fromViewController.dismiss(animated: false)
    }
  }
}

private final class Mortal: UIViewController {
  deinit { MainActor.assumeIsolated { heard.append("Mortal is gone") } }
}

/// Rules segue.kinds and segue.unwind on the way back.
@MainActor @Suite(.serialized) struct UnwindTests {
  private let stage = Stage(device: .iPhone15)

  init() {
    heard = []
    for type in [Host.self, Mortal.self, Kept.self, Back.self, Maker.self] as [AnyClass] {
      InterfaceNames.register(type)
    }
    Selector.register("home(_:)", Host.home)
    Selector.register("home(_:)", Maker.home)
  }

  private func away(
    _ attributes: String = "",
    identifier: String = "back",
    back: String = "",
    view: String = ""
  ) -> String {
    Documents.controller(
      "b",
      "title=\"away\" storyboardIdentifier=\"Away\" \(attributes)",
      view: view,
      """
      <connections><segue destination="exit" kind="unwind" identifier="\(identifier)" \(back) \
      unwindAction="home:" id="u"/></connections>
      """
    ) + "<exit id=\"exit\" sceneMemberID=\"exit\"/>"
  }

  private func way(_ kind: String, _ attributes: String = "") -> String {
    """
    <connections><segue destination="b" kind="\(kind)" identifier="go" \(attributes) id="g"/>\
    </connections>
    """
  }

  @Test(.rule("segue.unwind", .documented))
  func `the search asks children depth first, then the controller, then its parent`()
    throws
  {
    let board = try Documents.board(
      Documents.storyboard([
        Documents.controller("a", "customClass=\"Host\" title=\"outer\""), away(),
      ])
    )
    let outer = try #require(board.instantiateInitialViewController())
    let (busy, child) = (outer, board.instantiateViewController(withIdentifier: "Away"))
    let sibling = try #require(board.instantiateInitialViewController())
    sibling.title = "busy"
    for inner in [sibling, child] {
      busy.addChild(inner)
      busy.view.addSubview(inner.view)
      inner.didMove(toParent: busy)
    }
    stage.show(outer)
    heard = []
    child.performSegue(withIdentifier: "back", sender: nil)
    // Each form in which the action may be registered is asked for by itself.
    let round = ["outer allows [\"busy\"]", "busy allows []", "busy can", "outer can"]
    #expect(Array(heard.suffix(round.count + 1)) == round + ["home"])
  }

  @Test(.rule("segue.unwind", .documented))
  func `each container on the way shows the next, and the modal goes`() throws {
    let board = try Documents.board(
      Documents.storyboard([
        Documents.controller("a", "customClass=\"Host\" title=\"inner\"", way("presentation")),
        away(),
      ])
    )
    let inner = try #require(board.instantiateInitialViewController())
    let stack = UINavigationController(rootViewController: inner)
    let tabs = UITabBarController()
    let other = UIViewController()
    tabs.viewControllers = [stack, other]
    stage.show(tabs)
    stack.pushViewController(UIViewController(), animated: false)
    tabs.selectedIndex = 1
    let child = board.instantiateViewController(withIdentifier: "Away")
    other.present(child, animated: false)
    try stage.settle()
    child.performSegue(withIdentifier: "back", sender: nil)
    try stage.settle()
    #expect(tabs.selectedViewController === stack)
    #expect(stack.viewControllers == [inner])
    #expect(tabs.presentedViewController == nil && other.presentedViewController == nil)
  }

  @Test(.rule("segue.unwind", .documented))
  func `without animation the stack is back at once`() throws {
    let board = try Documents.board(
      Documents.storyboard([
        Documents.controller("a", "customClass=\"Host\" title=\"home\"", way("show")),
        away(back: "animates=\"NO\""),
      ])
    )
    let home = try #require(board.instantiateInitialViewController())
    let stack = UINavigationController(rootViewController: home)
    stage.show(stack)
    home.performSegue(withIdentifier: "go", sender: nil)
    try stage.settle()
    #expect(stack.viewControllers.count == 2)
    stack.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    stage.advance(by: 0)
    #expect(stack.viewControllers == [home])
    #expect(stack.transitionCoordinator == nil)
  }

  @Test(.rule("segue.kinds", .documented))
  func `a segue's own class may leave the motion to its kind, and is kept`()
    throws
  {
    let board = try Documents.board(
      Documents.storyboard([
        Documents.controller(
          "a",
          "customClass=\"Host\" title=\"home\"",
          way("presentation", "customClass=\"Kept\"")
        ),
        away(),
      ])
    )
    let home = try #require(board.instantiateInitialViewController())
    stage.show(home)
    home.performSegue(withIdentifier: "go", sender: nil)
    try stage.settle()
    #expect(heard.contains("Kept.perform") && !heard.contains("Kept is gone"))
    heard = []
    home.presentedViewController?.performSegue(withIdentifier: "back", sender: nil)
    try stage.settle()
    #expect(heard.contains("Kept is asked"))
    #expect(heard.last == "Kept is gone")
    #expect(home.presentedViewController == nil)
  }

  @Test(.rule("segue.unwind", .documented))
  func `an unwind segue of the app's own class performs itself`() throws {
    let board = try Documents.board(
      Documents.storyboard([
        Documents.controller("a", "customClass=\"Host\" title=\"home\"", way("presentation")),
        away(back: "customClass=\"Back\""),
      ])
    )
    let home = try #require(board.instantiateInitialViewController())
    stage.show(home)
    home.performSegue(withIdentifier: "go", sender: nil)
    try stage.settle()
    heard = []
    home.presentedViewController?.performSegue(withIdentifier: "back", sender: nil)
    try stage.settle()
    #expect(
      heard.filter { !$0.contains("can") && !$0.contains("allows") } == ["home", "Back.perform"]
    )
    #expect(home.presentedViewController == nil)
  }

  @Test(
    .rule("segue.unwind", .documented),
    arguments: [("back", ["home by own", "own way"]), ("other", ["home by other"])]
  )
  func `a controller on the way may give its own segue`(name: String, steps: [String]) throws {
    let board = try Documents.board(
      Documents.storyboard([
        Documents.controller("a", "customClass=\"Maker\"", way("presentation")),
        away(identifier: name),
      ])
    )
    let home = try #require(board.instantiateInitialViewController())
    stage.show(home)
    home.performSegue(withIdentifier: "go", sender: nil)
    try stage.settle()
    heard = []
    home.presentedViewController?.performSegue(withIdentifier: name, sender: nil)
    try stage.settle()
    #expect(heard == steps && home.presentedViewController == nil)
  }

  @Test(.evidence(.inferred))
  func `what contains both controllers is asked once for its own segue`() throws {
    final class Stack: UINavigationController {
      override func segueForUnwinding(
        to toViewController: UIViewController,
        from fromViewController: UIViewController,
        identifier: String?
      ) -> UIStoryboardSegue? {
        heard.append("stack")
        return nil
      }
    }
    let board = try Documents.board(
      Documents.storyboard([
        Documents.controller("a", "customClass=\"Maker\"", way("show")),
        away(identifier: "other"),
      ])
    )
    let home = try #require(board.instantiateInitialViewController())
    let stack = Stack(rootViewController: home)
    stage.show(stack)
    home.performSegue(withIdentifier: "go", sender: nil)
    try stage.settle()
    heard = []
    stack.topViewController?.performSegue(withIdentifier: "other", sender: nil)
    try stage.settle()
    #expect(heard == ["stack", "home by other"] && stack.viewControllers == [home])
  }

  @Test func theUsualSegueOfAControllerLeadsBack() throws {
    let (home, modal) = (UIViewController(), UIViewController())
    stage.show(home)
    home.present(modal, animated: false)
    try stage.settle()
    modal.segueForUnwinding(to: home, from: modal, identifier: nil)?.perform()
    try stage.settle()
    #expect(home.presentedViewController == nil)
  }

  @Test func whereNothingOfTheAppIsKnownTheNearestScreenIsTaken() throws {
    let board = try Documents.board(
      Documents.storyboard([
        Documents.controller("a", "", way("show")), away(),
      ])
    )
    let home = try #require(board.instantiateInitialViewController())
    let stack = UINavigationController(rootViewController: home)
    stage.show(stack)
    let film = try stage.record {
      home.performSegue(withIdentifier: "go", sender: nil)
      stage.schedule(at: 1) {
        stack.topViewController?.performSegue(withIdentifier: "back", sender: nil)
      }
    }
    #expect(stack.viewControllers == [home])
    #expect(film.faults.contains { $0.sentence.contains("assumed to be one of UIViewController") })
    #expect(!film.faults.contains { $0.sentence.contains("still alive") })
  }

  @Test func whoseClassIsNotHereIsTakenForTheDestination() throws {
    let board = try Documents.board(
      Documents.storyboard([
        Documents.controller("a", "customClass=\"Absent\"", way("show")), away(),
      ])
    )
    let home = try #require(board.instantiateInitialViewController())
    let stack = UINavigationController(rootViewController: home)
    stage.show(stack)
    let film = try stage.record {
      home.performSegue(withIdentifier: "go", sender: nil)
      stage.schedule(at: 1) {
        stack.topViewController?.performSegue(withIdentifier: "back", sender: nil)
      }
    }
    #expect(stack.viewControllers == [home])
    #expect(film.faults.contains { $0.sentence.contains("assumed to be one of Absent") })
  }

  @Test(.rule("segue.unwind", .documented))
  func `without a destination the segue is given up`() throws {
    let board = try Documents.board(
      Documents.storyboard([
        Documents.controller("a", "customClass=\"Mortal\"", way("presentation")), away(),
      ])
    )
    let home = try #require(board.instantiateInitialViewController())
    stage.show(home)
    let film = try stage.record {
      home.performSegue(withIdentifier: "go", sender: nil)
      stage.schedule(at: 1) {
        home.presentedViewController?.performSegue(withIdentifier: "back", sender: nil)
      }
    }
    #expect(home.presentedViewController != nil)
    #expect(film.faults.contains { $0.sentence.contains("no controller to unwind to") })
  }

  @Test(.rule("segue.kinds", .documented))
  func `a popover points at what its document says`() throws {
    let button = """
      <subviews><button id="anchor"><rect key="frame" x="9" y="99" width="50" height="40"/></button>
      </subviews>
      """
    let board = try Documents.board(
      Documents.storyboard([
        Documents.controller(
          "a",
          view: button,
          way("popoverPresentation", "popoverAnchorView=\"anchor\"")
        ), away(),
      ])
    )
    let home = try #require(board.instantiateInitialViewController())
    stage.show(home)
    home.performSegue(withIdentifier: "go", sender: nil)
    let popover = home.presentedViewController?.popoverPresentationController
    #expect(popover?.sourceView === home.view.subviews.first)
  }

  @Test func aControllerThatHasLeftIsGone() throws {
    let board = try Documents.board(
      Documents.storyboard([
        Documents.controller("a"),
        Documents.controller(
          "b",
          "customClass=\"Mortal\" storyboardIdentifier=\"Away\"",
          view: """
            <subviews><tableView id="t" dataMode="prototypes"><prototypes>
            <tableViewCell reuseIdentifier="c" id="cell"/></prototypes></tableView>
            <button id="x"><state key="normal" title="Go"/><connections>
            <segue destination="a" kind="show" id="s"/></connections></button></subviews>
            """,
          "<connections><outlet property=\"other\" destination=\"t\" id=\"o\"/></connections>"
        ),
      ])
    )
    let home = try #require(board.instantiateInitialViewController())
    let stack = UINavigationController(rootViewController: home)
    stage.show(stack)
    stack.pushViewController(
      board.instantiateViewController(withIdentifier: "Away"),
      animated: false
    )
    try stage.settle()
    stack.popViewController(animated: false)
    try stage.settle()
    #expect(heard.contains("Mortal is gone"))
  }
}
