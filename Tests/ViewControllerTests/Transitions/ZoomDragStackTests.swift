import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// The drag of a zoomed screen on a stack pops it.
@MainActor @Suite struct ZoomDragStackTests {
  private let stage = Stage(device: .iPhone15)
  private let below = A()
  private let zoomed = B()
  private let above = Third()
  private let navigation = UINavigationController()
  private let options = UIViewController.Transition.ZoomOptions()

  init() throws {
    navigation.viewControllers = [below]
    stage.show(navigation)
    zoomed.preferredTransition = .zoom(options: options) { _ in nil }
    try stage.record { navigation.pushViewController(zoomed, animated: true) }
  }

  private func asks() throws -> Bool {
    let drag = try #require(zoomed.modal.zoomDrag)
    var count = 0
    options.interactiveDismissShouldBegin = { _ in
      count += 1
      return false
    }
    let pan = try #require(zoomed.view.gestureRecognizers?.first as? UIPanGestureRecognizer)
    _ = drag.gestureRecognizerShouldBegin(pan)
    options.interactiveDismissShouldBegin = nil
    return count > 0
  }

  @Test(arguments: [(500, true), (200, false)])
  func theDragPops(way: Int, leaves: Bool) throws {
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 200 + way), duration: 1)
    try stage.settle()
    #expect((navigation.topViewController === below) == leaves)
    // The next pop is not led by the finger.
    let last = try stage.record { navigation.popViewController(animated: true) }
    #expect(leaves || last.duration == 0.5)
    #expect(navigation.viewControllers == [below] && stage.faults.isEmpty)
  }

  @Test func theTopIsFreeAndNothingElse() throws {
    #expect(try asks())
    try stage.record { navigation.pushViewController(above, animated: false) }
    #expect(try !asks())
    var whilePopping: Bool?
    stage.schedule(at: 0.2) { whilePopping = try? asks() }
    try stage.record { navigation.popViewController(animated: true) }
    #expect(whilePopping == false)
    #expect(try asks())
  }

  @Test func theRootStays() throws {
    try stage.record { navigation.setViewControllers([zoomed], animated: false) }
    #expect(try !asks())
  }

  @Test func aDelegateMayHaveItsOwnTransition() throws {
    final class Delegate: NSObject, UINavigationControllerDelegate {}
    let delegate = Delegate()
    navigation.delegate = delegate
    #expect(try !asks())
  }
}
