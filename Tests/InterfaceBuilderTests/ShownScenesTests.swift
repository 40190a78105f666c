import Foundation
import HeadlessUIKit
import Testing

@testable import InterfaceBuilder

/// What is on screen, and what a script does with it.
@MainActor @Suite struct ShownScenesTests {
  private let stage = Stage(device: .iPhone15)
  private let a = UIViewController()
  private let b = UIViewController()
  private let c = UIViewController()
  private var shown: ShownScenes { ShownScenes(on: stage) }

  @Test func theTopmostComesFirstAndEachBeforeItsChildren() {
    let stack = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    stack.pushViewController(b, animated: false)
    stage.show(tabs)
    #expect(shown.controllers == [tabs, stack, b])
    let cover = UINavigationController(rootViewController: c)
    cover.modalPresentationStyle = .fullScreen
    tabs.present(cover, animated: false)
    stage.advance(by: 1)
    #expect(shown.controllers == [cover, c, tabs, stack, b])
  }

  @Test func goingBackLeavesWhatIsPresentedAndThenWhatWasPushed() throws {
    let stack = UINavigationController(rootViewController: a)
    stage.show(stack)
    stack.pushViewController(b, animated: false)
    let cover = UINavigationController(rootViewController: c)
    cover.modalPresentationStyle = .fullScreen
    stack.present(cover, animated: false)
    stage.advance(by: 1)
    cover.pushViewController(UIViewController(), animated: false)
    stage.advance(by: 1)
    var counts: [[Int]] = []
    while shown.goBack() {
      stage.advance(by: 1)
      let isCovered = stack.presentedViewController == nil ? 0 : 1
      counts.append([isCovered, cover.viewControllers.count, stack.viewControllers.count])
    }
    #expect(counts == [[1, 1, 2], [0, 1, 2], [0, 1, 1]])
    #expect(throws: InterfaceError.nothingToLeave) { try shown.back() }
  }

  @Test func aTabIsSelectedByItsNameOrElseByItsNumber() throws {
    (a.title, b.title) = ("One", "1")
    let tabs = UITabBarController()
    tabs.viewControllers = [a, UINavigationController(rootViewController: b), c]
    stage.show(tabs)
    for (name, index) in [("1", 1), ("One", 0), ("3", 2), ("2", 1)] {
      try shown.select(tab: name)
      #expect(tabs.selectedIndex == index, "\(name)")
    }
    for name in ["0", "4", "Two"] {
      #expect(throws: InterfaceError.missingTab(name, known: ["One", "1", "3"])) {
        try shown.select(tab: name)
      }
    }
  }

  @Test func aViewIsTouchedInTheMiddleOfWhatIsSeenOfIt() throws {
    stage.show(a)
    let places = [
      ("whole", CGRect(x: 100, y: 200, width: 50, height: 20)),
      ("half", CGRect(x: 383, y: 300, width: 20, height: 20)),
      ("below", CGRect(x: 100, y: 900, width: 50, height: 20)),
    ]
    for (text, frame) in places {
      let label = UILabel(frame: frame)
      label.text = text
      a.view.addSubview(label)
    }
    #expect(try shown.point(of: "whole") == CGPoint(x: 125, y: 210))
    #expect(try shown.point(of: "half") == CGPoint(x: 388, y: 310))
    #expect(throws: InterfaceError.outsideTheScreen("below")) { try shown.point(of: "below") }
    let known = ["below", "half", "whole"]
    #expect(throws: InterfaceError.nothingCalled("none", known: known)) {
      try shown.point(of: "none")
    }
  }

  @Test func whoHasNoSegueOfThatNameSaysWhichThereAre() throws {
    let segues = """
      <connections><segue destination="b" kind="show" identifier="open" id="s1"/>\
      <segue destination="b" kind="presentation" id="s2"/>\
      <segue destination="exit" kind="unwind" unwindAction="leave:" id="s3"/>\
      <segue destination="exit" kind="unwind" id="s4"/></connections>
      """
    let scene = Documents.controller("a", "", segues)
    let exit = "<exit id=\"exit\" sceneMemberID=\"exit\"/>"
    let board = try Documents.board(
      Documents.storyboard([scene + exit, Documents.controller("b")])
    )
    stage.show(try #require(board.instantiateInitialViewController()))
    #expect(throws: InterfaceError.missingSegue("none", known: ["open", "s2", "s3", "s4"])) {
      try shown.performSegue("none")
    }
    #expect(throws: InterfaceError.missingUnwind("none", known: ["leave:", "s4"])) {
      try shown.unwind("none")
    }
  }
}
