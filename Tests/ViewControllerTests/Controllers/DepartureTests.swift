import Foundation
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Which of the controllers that left count as survivors.
@MainActor @Suite struct DepartureTests {
  private let stage = Stage(device: .iPhone15)
  private let root = A()
  private let other = B()

  init() { stage.show(root) }

  private func isSurvivor(_ controller: UIViewController) -> Bool {
    RemovedController(controller, "gone").survivor(on: stage) != nil
  }

  @Test func whoBelongsNowhereIsASurvivor() { #expect(isSurvivor(other)) }

  @Test func childrenRootsAndPresentedScreensBelongSomewhere() throws {
    #expect(!isSurvivor(root))
    root.addChild(other)
    #expect(!isSurvivor(other))
    other.removeFromParent()
    #expect(isSurvivor(other))
    try stage.record { root.present(other, animated: true) }
    #expect(!isSurvivor(other))
    var onItsWay: Bool?
    stage.schedule(at: 0.2) { onItsWay = isSurvivor(other) }
    try stage.record { root.dismiss(animated: true) }
    #expect(onItsWay == false && isSurvivor(other))
  }

  @Test func aDepartureDoesNotHoldItsController() {
    var made: UIViewController? = UIViewController()
    let departure = RemovedController(made ?? other, "gone")
    made = nil
    #expect(departure.controller == nil && departure.survivor(on: stage) == nil)
  }

  @Test func eachIsNotedOnceAndCanBeForgotten() {
    stage.noteRemoval(of: other, "popped")
    stage.noteRemoval(of: other, "dismissed")
    #expect(stage.removedControllers.map(\.manner) == ["dismissed"])
    stage.noteRemoval(of: Third(), "popped")
    #expect(stage.removedControllers.filter { $0.controller != nil }.count == 1)
    stage.forgetRemoval(of: other)
    #expect(stage.removedControllers.allSatisfy { $0.controller !== other })
  }

  @Test func survivorsAreFoundOnce() {
    stage.noteRemoval(of: other, "popped")
    #expect(stage.findSurvivors().map(\.controller) == ["B"])
    #expect(stage.findSurvivors().isEmpty)
    stage.noteRemoval(of: root, "popped")
    #expect(stage.findSurvivors().isEmpty && stage.removedControllers.count == 1)
  }

  @Test func noneIsNotedWhereTheyAreKept() {
    stage.keepsControllers = true
    stage.noteRemoval(of: other, "popped")
    #expect(stage.removedControllers.isEmpty)
  }

  /// A page view controller's data source may return its pages again.
  @Test(.evidence(.documented))
  func theMannerSaysWhereItWas() {
    let stack = UINavigationController(rootViewController: root)
    stage.window.rootViewController = stack
    stack.pushViewController(other, animated: false)
    stack.popViewController(animated: false)
    #expect(stage.removedControllers.first { $0.controller === other }?.manner == "popped")
    root.addChild(other)
    other.removeFromParent()
    #expect(stage.removedControllers.first { $0.controller === other }?.manner == "removed from A")
  }
}
