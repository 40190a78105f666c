import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rule appearance.window-root: which view a window shows, and where.
@MainActor @Suite struct RootControllerTests {
  private let stage = Stage(device: .iPhone15)
  private let a = A()
  private let b = B()
  private var window: UIWindow { stage.window }

  @Test func showingMakesItTheRootOfTheKeyWindow() {
    stage.show(a)
    #expect(window.rootViewController === a && window.isKeyWindow && !window.isHidden)
    #expect(a.appearance.phase == .appeared, "the turn is committed")
    let kinds = stage.callbacks(since: 0).filter { $0.hasPrefix("A.") }
    #expect(kinds == ["A.viewDidLoad()", "A.viewWillAppear(false)", "A.viewDidAppear(false)"])
  }

  @Test func theRootsViewFillsTheWindowBelowEverythingElse() {
    let badge = UIView()
    window.addSubview(badge)
    stage.show(a)
    #expect(window.subviews == [a.view, badge])
    #expect(a.view.frame == window.bounds)
    #expect(a.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  /// Its view fills the window before it is told that it appears.
  @Test(.evidence(.documented)) func aRootAppearsInTheSizeOfItsWindow() {
    final class Measuring: UIViewController {
      var frames: [CGRect] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        frames.append(view.frame)
      }
    }
    let second = UIWindow(frame: CGRect(x: 20, y: 30, width: 100, height: 150))
    second.isHidden = false
    let root = Measuring()
    second.rootViewController = root
    #expect(root.frames == [CGRect(x: 0, y: 0, width: 100, height: 150)])
    #expect(second.subviews == [root.view] && second.installedRoot === root)
  }

  @Test func anotherRootTakesItsPlace() {
    stage.show(a)
    window.rootViewController = b
    #expect(window.subviews == [b.view] && a.view.superview == nil)
    #expect(a.containerState.rootWindow == nil && b.containerState.rootWindow === window)
    stage.advance(by: 0)
    #expect(a.appearance.phase == .disappeared && b.appearance.phase == .appeared)
  }

  @Test func theSameRootStaysWhereItIs() {
    stage.show(a)
    a.view.frame.origin.y = 20
    #expect(stage.callbacks { window.rootViewController = a } == [])
    #expect(a.view.frame.minY == 20)
  }

  @Test func noRootLeavesAnEmptyWindow() {
    stage.show(a)
    window.rootViewController = nil
    #expect(window.subviews.isEmpty && a.containerState.rootWindow == nil)
  }

  @Test func aRootThatGoesTakesWhatItPresentsAlong() throws {
    stage.show(a)
    try stage.record { a.present(b, animated: true) }
    window.rootViewController = Third()
    stage.advance(by: 0)
    #expect(a.presentedViewController == nil && b.view.window == nil)
    #expect(window.subviews.count == 1 && stage.faults.isEmpty)
  }

  @Test func aRootThatMovedToAnotherWindowStaysThere() {
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.show(a)
    second.rootViewController = a
    second.isHidden = false
    window.rootViewController = b
    #expect(a.containerState.rootWindow === second)
  }

  @Test func aHiddenWindowShowsItsRootWhenItIsShown() {
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    second.rootViewController = a
    #expect(!a.isViewLoaded)
    second.isHidden = false
    #expect(second.subviews == [a.view] && a.view.frame == second.bounds)
  }

  /// Other code may have added the root's view while the window was hidden.
  @Test func aViewThatIsThereAlreadyIsMadeToFill() {
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    second.rootViewController = a
    second.addSubview(a.view)
    a.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    second.isHidden = false
    stage.advance(by: 0)
    #expect(a.view.frame == second.bounds && a.appearance.phase == .appeared)
    // Once placed, it may be anywhere.
    a.view.frame.origin.y = 20
    second.isHidden = true
    second.isHidden = false
    stage.advance(by: 0)
    #expect(a.view.frame.minY == 20 && a.appearance.phase == .appeared)
  }

  @Test func whoeverIsPresentedHearsOfTheWindow() throws {
    stage.show(a)
    b.modalPresentationStyle = .fullScreen
    try stage.record { a.present(b, animated: true) }
    window.isHidden = true
    stage.advance(by: 0)
    #expect(b.appearance.phase == .disappeared && a.view.window == nil)
    window.isHidden = false
    stage.advance(by: 0)
    #expect(b.appearance.phase == .appeared && a.view.window == nil)
  }
}
