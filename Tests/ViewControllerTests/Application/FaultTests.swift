import Foundation
import Scene
import Testing

@testable import HeadlessUIKit

/// What is out of order when a film has come to rest, and what to do about it.
@MainActor
@Suite struct FaultTests {
  private let stage = Stage(device: .iPhone15)
  private let p = P()
  private let c = C()

  private func add() {
    p.addChild(c)
    p.view.addSubview(c.view)
    c.didMove(toParent: p)
  }

  private func faults(_ body: () -> Void) throws -> [String] {
    stage.show(p)
    let film = try stage.record(body)
    #expect(film.faults.allSatisfy { !$0.remedy.isEmpty && $0.severity == .warning })
    return film.faults.map { "\($0.time) \($0.subject): \($0.sentence)" }
  }

  @Test func `a child that was not told of its arrival`() throws {
    let found = try faults {
      UIView.animate(withDuration: 0.5) { self.p.view.alpha = 0.5 }
      p.addChild(c)
      p.view.addSubview(c.view)
    }
    #expect(
      found == [
        "0.5 C: was added to P, but didMove(toParent:) has not reached UIViewController"
      ]
    )
  }

  @Test func `a child that was removed without a word`() throws {
    let found = try faults {
      add()
      c.view.removeFromSuperview()
      c.removeFromParent()
    }
    #expect(
      found == [
        "0.0 C: was removed from its parent, but willMove(toParent: nil) has not reached"
          + " UIViewController"
      ]
    )
  }

  @Test func `appearance that was begun and never ended`() throws {
    let manual = Manual()
    stage.show(manual)
    manual.addChild(c)
    manual.view.addSubview(c.view)
    c.didMove(toParent: manual)
    let film = try stage.record { c.beginAppearanceTransition(true, animated: false) }
    #expect(
      film.faults.map(\.description) == [
        "t=0      warning: C: appearing since a beginAppearanceTransition without"
          + " an endAppearanceTransition; call endAppearanceTransition when the child's"
          + " transition is over"
      ]
    )
    let again = try stage.record {}
    #expect(again.faults.isEmpty, "what is known is not said again")
  }

  @Test func `a snapshot left behind`() throws {
    let found = try faults {
      p.present(c, animated: false)
      if let picture = p.view.snapshotView(afterScreenUpdates: false) {
        stage.window.addSubview(picture)
      }
    }
    #expect(
      found == ["0.0 UIView: a snapshot that was taken for a transition is still in the window"]
    )
  }

  /// What hides an app in the switcher stays for as long as it should.
  @Test func `a snapshot in the window that no transition asked for is kept on purpose`() throws {
    let found = try faults {
      if let picture = p.view.snapshotView(afterScreenUpdates: false) {
        stage.window.addSubview(picture)
      }
    }
    #expect(found == [])
    stage.advance(by: 1)
    let later = try stage.record { p.present(c, animated: false) }
    #expect(later.faults == [])
  }

  @Test func `a background behind the presented view is kept on purpose`() throws {
    let found = try present { context in
      if let picture = self.p.view.snapshotView(afterScreenUpdates: false) {
        context.containerView.addSubview(picture)
      }
      context.containerView.addSubview(self.c.view)
      context.completeTransition(true)
    }
    #expect(found == [])
  }

  private final class Ticker: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      CADisplayLink(target: self, selector: Selector("tick", Ticker.tick))
        .add(to: .main, forMode: .common)
    }
    // One that changes nothing keeps nobody waiting.
    func tick() { view.alpha = view.alpha == 1 ? 0.5 : 1 }
  }

  @Test func `a display link that keeps a film open is the reason it gives`() throws {
    stage.show(p)
    let film = try stage.record { p.present(Ticker(), animated: false) }
    #expect(film.faults.map(\.subject) == ["Ticker"])
    #expect(film.faults.map(\.kind) == [.endless])
    #expect(film.faults[0].sentence.contains("its CADisplayLink was still running after 60"))
  }

  @Test func `a small snapshot inside a screen is nobody's business`() throws {
    let found = try faults {
      let cell = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      p.view.addSubview(cell)
      if let picture = cell.snapshotView(afterScreenUpdates: true) {
        p.view.addSubview(picture)
      }
    }
    #expect(found == [])
  }

  @Test func `code that keeps the rules hears nothing`() throws {
    let found = try faults {
      add()
      c.willMove(toParent: nil)
      c.view.removeFromSuperview()
      c.removeFromParent()
    }
    #expect(found == [])
  }

  private func present(
    _ body: @escaping (any UIViewControllerContextTransitioning) -> Void
  ) throws -> [String] {
    let animator = BlockAnimator(duration: 0.3, body)
    return try faults {
      c.modalPresentationStyle = .fullScreen
      c.transitioningDelegate = animator
      p.present(c, animated: true)
    }
  }

  @Test func `a transition that is never completed`() throws {
    let found = try present { _ in }
    #expect(found == ["0.0 C: the transition from P was never completed"])
  }

  @Test func `a transition that is completed twice`() throws {
    let found = try present { context in
      context.containerView.addSubview(self.c.view)
      context.completeTransition(true)
      context.completeTransition(true)
    }
    #expect(
      found == ["0.0 C: completeTransition(_:) was called for a transition that has ended"]
    )
  }

  @Test func `a snapshot left in the container`() throws {
    let found = try present { context in
      let hero = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      self.p.view.addSubview(hero)
      context.containerView.addSubview(self.c.view)
      if let picture = hero.snapshotView(afterScreenUpdates: true) {
        context.containerView.addSubview(picture)
      }
      context.completeTransition(true)
    }
    #expect(
      found == [
        "0.0 UIView: a snapshot that was taken for a transition is still in the containerView"
      ]
    )
  }

  @Test(arguments: [true, false])
  func `a snapshot that takes gestures is kept on purpose`(isWrapped: Bool) throws {
    let found = try present { context in
      context.containerView.addSubview(self.c.view)
      guard let picture = self.p.view.snapshotView(afterScreenUpdates: true) else { return }
      let wrapper = isWrapped ? UIView(frame: picture.frame) : picture
      if isWrapped { wrapper.addSubview(picture) }
      wrapper.addGestureRecognizer(UITapGestureRecognizer())
      context.containerView.addSubview(wrapper)
      context.completeTransition(true)
    }
    #expect(found == [])
  }

  @Test(arguments: [0, 300])
  func `an animator's snapshot that covers the whole screen is forgotten`(shift: Int) throws {
    let found = try present { context in
      context.containerView.addSubview(self.c.view)
      if let picture = self.p.view.snapshotView(afterScreenUpdates: true) {
        picture.frame.origin.x = CGFloat(shift)
        self.c.view.addSubview(picture)
      }
      context.completeTransition(true)
    }
    #expect(found.isEmpty == (shift > 0), "beside a menu it is meant to be seen")
  }

  @Test func `a view on screen whose controller is nobody's child`() throws {
    let found = try faults { p.view.addSubview(c.view) }
    #expect(found == ["0.0 C: its view is on screen, but it is not a child controller"])
  }

  private final class Silent: UIViewController {
    override func willMove(toParent parent: UIViewController?) {}
    override func didMove(toParent parent: UIViewController?) {}
  }

  @Test func `an override that keeps the news to itself is told to call super`() throws {
    let child = Silent()
    stage.show(p)
    let film = try stage.record {
      p.addChild(child)
      p.view.addSubview(child.view)
      child.didMove(toParent: p)
    }
    #expect(film.faults.map(\.subject) == ["Silent"])
    #expect(film.faults.allSatisfy { $0.remedy.hasSuffix("an override must call super") })
  }

  @Test func `a dimming view that was left in the window`() throws {
    let found = try present { [stage] context in
      let dimming = UIView(frame: stage.window.bounds)
      stage.window.addSubview(dimming)
      context.containerView.addSubview(self.c.view)
      context.completeTransition(true)
    }
    #expect(
      found == [
        "0.0 UIView: a view that covers the window was left in it when the transition ended"
      ]
    )
  }

  @Test func `a presenter whose view is gone after a cancelled transition`() throws {
    let found = try present { context in
      context.completeTransition(false)
      self.p.view.removeFromSuperview()
    }
    #expect(
      found == ["0.0 P: its view is not in the window, although no other view replaces it"]
    )
  }
}
