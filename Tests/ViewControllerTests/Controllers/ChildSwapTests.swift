import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// Rule containment.child-transition, beyond the plain case.
@MainActor @Suite struct ChildSwapTests {
  private let stage = Stage(device: .iPhone15)
  private let p = P()
  private let c = C()
  private let d = D()

  init() {
    stage.show(p)
    for child in [c, d] { p.addChild(child) }
    p.view.addSubview(c.view)
    stage.advance(by: 0)
  }

  private func swap(
    _ duration: TimeInterval = 0.25,
    _ options: UIView.AnimationOptions = [],
    _ completion: ((Bool) -> Void)? = nil
  ) {
    p.transition(
      from: c,
      to: d,
      duration: duration,
      options: options,
      animations: nil,
      completion: completion
    )
  }

  private func story(_ film: Film) -> [String] {
    film.story.filter { !$0.contains("viewDidLoad") }
  }

  @Test(arguments: [UIView.AnimationOptions.transitionCrossDissolve, .transitionFlipFromLeft])
  func picturesReplaceEachOtherInTheCommonSuperview(options: UIView.AnimationOptions) throws {
    var views: [UIView] = []
    let film = try stage.record {
      swap(0.25, options)
      views = p.view.subviews
    }
    #expect(views == [d.view] && film.duration == 0.25)
    #expect(
      story(film) == [
        "C.viewWillDisappear(true) 0", "D.viewWillAppear(true) 0", "D.viewDidAppear(true) 250",
        "C.viewDidDisappear(true) 250",
      ]
    )
    #expect(p.view.layer.animationKeys() == nil)
  }

  @Test(arguments: [UIView.AnimationOptions.curveLinear, .transitionCrossDissolve])
  func theAnimationsRunOnce(options: UIView.AnimationOptions) throws {
    var durations: [TimeInterval] = []
    try stage.record {
      p.transition(from: c, to: d, duration: 0.25, options: options) {
        durations.append(UIView.inheritedAnimationDuration)
      }
    }
    #expect(durations == [options == .curveLinear ? 0.25 : 0])
  }

  @Test func aSwapOfNoTimeIsNotAnimated() throws {
    var ends: [Bool] = []
    let film = try stage.record { swap(0) { ends.append($0) } }
    #expect(film.duration == 0 && ends == [true])
    #expect(
      story(film) == [
        "C.viewWillDisappear(false) 0", "D.viewWillAppear(false) 0", "D.viewDidAppear(false) 0",
        "C.viewDidDisappear(false) 0",
      ]
    )
  }

  @Test func inAContainerThatIsNotShownNobodyIsTold() throws {
    let hidden = P()
    let (from, to) = (C(), D())
    for child in [from, to] { hidden.addChild(child) }
    hidden.view.addSubview(from.view)
    let film = try stage.record {
      hidden.transition(from: from, to: to, duration: 0.25, animations: nil)
    }
    #expect(story(film) == [])
    #expect(from.view.superview == nil && to.view.superview === hidden.view)
  }

  @Test func aChildWithoutAPlaceIsReplacedAtOnce() throws {
    c.view.removeFromSuperview()
    stage.advance(by: 0)
    var lines: [String] = []
    let film = try stage.record {
      p.transition(
        from: c,
        to: d,
        duration: 0.25,
        animations: { lines.append("animations") },
        completion: { lines.append("completion \($0)") }
      )
    }
    #expect(lines == ["animations", "completion true"])
    #expect(film.duration == 0 && d.isViewLoaded && d.view.superview == nil)
    #expect(story(film) == [])
  }

  @Test func aSwapBackInTheMiddleEndsWithTheFirst() throws {
    stage.schedule(at: 0.1) { [p, c, d] in
      p.transition(from: d, to: c, duration: 0.25, animations: nil)
    }
    try stage.record { swap() }
    #expect(p.view.subviews == [c.view])
    #expect(c.appearance.phase == .appeared && d.appearance.phase == .disappeared)
    #expect(!c.appearance.isInTransition && !d.appearance.isInTransition)
  }

  @Test func aContainerThatForwardsByHandIsToldWhatToDo() {
    let manual = Manual()
    let (from, to) = (C(), D())
    for child in [from, to] { manual.addChild(child) }
    let error = #expect(throws: Stage.UIKitException.self) {
      try stage.record { manual.transition(from: from, to: to, duration: 1, animations: nil) }
    }
    #expect(error?.description.contains("forwards appearance callbacks by hand") == true)
  }
}
