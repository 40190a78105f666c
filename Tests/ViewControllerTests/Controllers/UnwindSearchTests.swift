import Foundation
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Where an unwind segue looks for its destination, and what it closes on the way.
@MainActor @Suite(.rule("segue.unwind", .documented)) struct UnwindSearchTests {
  private final class Node: UIViewController {
    let label: String
    var towards: [String] = []
    var animations: [Bool] = []

    init(_ label: String) {
      self.label = label
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func unwind(
      for unwindSegue: UIStoryboardSegue,
      towards subsequentVC: UIViewController
    ) {
      towards.append((subsequentVC as? Node)?.label ?? "?")
      animations.append(UIView.areAnimationsEnabled)
    }
  }

  private let stage = Stage(device: .iPhone15)

  private func node(_ label: String, _ children: UIViewController...) -> Node {
    let node = Node(label)
    children.forEach(node.addChild)
    return node
  }

  /// The labels in the order in which they are asked.
  private func asked(from source: UIViewController) -> [String] {
    var labels: [String] = []
    let search = UIStoryboardUnwindSegueSource(
      source: source,
      unwindAction: Selector("unwind"),
      sender: nil
    )
    let found = search.destination { controller in
      labels.append((controller as? Node)?.label ?? String(describing: type(of: controller)))
      return false
    }
    #expect(found == nil)
    return labels
  }

  @Test func itLooksUpwardsAndIntoEachSubtreeOnce() {
    let source = node("source", node("inner"))
    let tree = node("root", node("left", node("leaf")), node("middle", source), node("right"))
    #expect(asked(from: source) == ["inner", "source", "middle", "leaf", "left", "right", "root"])
    _ = tree
  }

  @Test func aStackIsSearchedFromItsTop() {
    let stack = UINavigationController()
    let nodes = ["bottom", "middle", "top"].map { Node($0) }
    stack.setViewControllers(nodes, animated: false)
    #expect(asked(from: nodes[2]) == ["top", "middle", "bottom", "UINavigationController"])
    #expect(asked(from: nodes[0]) == ["bottom", "top", "middle", "UINavigationController"])
  }

  @Test func aPresenterFollowsWhatItPresents() throws {
    let root = node("root", node("child"))
    let (sheet, inner) = (Node("sheet"), Node("inner"))
    sheet.addChild(inner)
    stage.show(root)
    try stage.record { root.present(sheet, animated: false) }
    #expect(asked(from: inner) == ["inner", "sheet", "child", "root"])
  }

  @Test func theFirstThatTakesItIsTheDestination() {
    let (source, wanted) = (Node("source"), Node("wanted"))
    let tree = node("root", node("left", wanted), source)
    let search = UIStoryboardUnwindSegueSource(
      source: source,
      unwindAction: Selector("unwind"),
      sender: nil
    )
    #expect(search.destination { ["wanted", "root"].contains(($0 as? Node)?.label) } === wanted)
    _ = tree
  }

  @Test(arguments: [true, false])
  func containersOnTheWayShowTheNextAndPresentationsClose(animated: Bool) throws {
    let leaf = Node("leaf")
    let middle = node("middle", leaf)
    let root = node("root", middle, node("other"))
    let (lower, upper) = (Node("lower"), Node("upper"))
    stage.show(root)
    try stage.record { root.present(lower, animated: false) }
    try stage.record { lower.present(upper, animated: false) }
    let segue = UIStoryboardSegue(identifier: nil, source: upper, destination: leaf)
    let film = try stage.record { upper.unwind(to: leaf, for: segue, animated: animated) }
    #expect(root.towards == ["middle"] && middle.towards == ["leaf"] && leaf.towards == [])
    #expect(root.presentedViewController == nil && lower.presentedViewController == nil)
    #expect((film.duration > 0) == animated && root.animations == [animated])
  }

  @Test func anUnwindToWhatPresentsInTheMiddleLeavesTheLowerOnes() throws {
    let root = Node("root")
    let (lower, upper) = (Node("lower"), Node("upper"))
    stage.show(root)
    try stage.record { root.present(lower, animated: false) }
    try stage.record { lower.present(upper, animated: false) }
    let segue = UIStoryboardSegue(identifier: nil, source: upper, destination: lower)
    try stage.record { upper.unwind(to: lower, for: segue, animated: true) }
    #expect(root.presentedViewController === lower && lower.presentedViewController == nil)
  }

  @Test func withinOneScreenNothingIsDismissed() throws {
    let (first, second) = (Node("first"), Node("second"))
    let root = node("root", first, second)
    let sheet = Node("sheet")
    stage.show(root)
    try stage.record { root.present(sheet, animated: false) }
    let segue = UIStoryboardSegue(identifier: nil, source: first, destination: second)
    try stage.record { first.unwind(to: second, for: segue, animated: true) }
    #expect(root.presentedViewController === sheet && root.towards == ["second"])
  }
}
