import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Numbers of recognizers, and what subclasses may decide about each other.
@MainActor
@Suite struct GestureTableTests {
  private let bench = Bench()
  private let diary = GestureDiary()
  private let middle = CGPoint(x: 100, y: 100)

  @Test(.evidence(.documented)) func statesAndMasksAreNumberedAsInTheirHeaders() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIGestureRecognizer.State.recognized == .ended)
    let masks: [UIScrollTypeMask] = [.discrete, .continuous, .all]
    #expect(masks.map(\.rawValue) == [1, 2, 3])
    let phases: [UITouch.Phase] = [
      .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
    ]
    #expect(phases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test(.evidence(.documented)) func recognizersStartWithTheirDefaults() {
    #expect(UITapGestureRecognizer().buttonMaskRequired == .primary)
    #expect(UIPanGestureRecognizer().allowedScrollTypesMask.isEmpty)
    #expect(UIHoverGestureRecognizer().zOffset == 0)
    let plain = UIGestureRecognizer()
    #expect(plain.modifierFlags.isEmpty && plain.buttonMask.isEmpty && plain.name == nil)
    #expect(plain.allowedTouchTypes.isEmpty && plain.delegate == nil)
  }

  @Test(.evidence(.documented)) func aRecognizerDecidesNothingAboutOthersByItself() {
    let (one, other) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    #expect(one.canPrevent(other) && one.canBePrevented(by: other))
    #expect(!one.shouldRequireFailure(of: other) && !one.shouldBeRequiredToFail(by: other))
    #expect(one.shouldReceive(UIEvent()))
  }

  /// A tap prevents those of as many taps or fewer, and everything that is no tap.
  @Test(
    .evidence(.reported),
    arguments: [(1, 1, true), (1, 2, false), (2, 1, true), (2, 2, true), (2, 3, false)]
  )
  func tapsPreventThoseOfNoMoreTaps(own: Int, others: Int, prevents: Bool) {
    let (one, other) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    (one.numberOfTapsRequired, other.numberOfTapsRequired) = (own, others)
    #expect(one.canPrevent(other) == prevents)
    #expect(one.canPrevent(UIPanGestureRecognizer()))
  }

  /// Answers the questions of subclasses.
  private final class Opinionated: UIPanGestureRecognizer {
    var isPreventable = true
    var waitsForOthers = false
    var isWaitedFor = false
    var receives = true

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
      isPreventable
    }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
      waitsForOthers
    }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
      isWaitedFor
    }
    override func shouldReceive(_ event: UIEvent) -> Bool { receives }
  }

  /// Who has begun, of a plain pan that comes first and one that is asked.
  private func begun(_ prepare: (Opinionated) -> Void) -> Set<String> {
    _ = diary.watch(UIPanGestureRecognizer(), "plain", on: bench.view)
    let asked = diary.watch(Opinionated(), "asked", on: bench.view)
    prepare(asked)
    bench.stage.drag(from: middle, to: CGPoint(x: 200, y: 100), duration: 0.2)
    return Set(diary.lines.filter { $0.hasSuffix("began") }.map { String($0.prefix(5)) })
  }

  @Test(.evidence(.documented)) func theFirstPreventsTheOther() {
    #expect(begun { _ in } == ["plain"])
  }

  @Test(.evidence(.documented)) func whoCannotBePreventedBeginsToo() {
    #expect(begun { $0.isPreventable = false } == ["plain", "asked"])
  }

  @Test(.evidence(.documented)) func whoIsWaitedForGoesFirst() {
    #expect(begun { $0.isWaitedFor = true } == ["asked"])
  }

  @Test(.evidence(.documented)) func whoWaitsDoesNotBegin() {
    #expect(begun { ($0.waitsForOthers, $0.isPreventable) = (true, false) } == ["plain"])
  }

  @Test(.evidence(.documented)) func whoDeclinesTheEventGetsNoTouches() {
    #expect(begun { ($0.receives, $0.isWaitedFor) = (false, true) } == ["plain"])
  }

  /// Forgets its finger as soon as that has moved.
  private final class Forgetful: UIGestureRecognizer {
    var moves = 0
    var ends = 0
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      moves += 1
      for touch in touches { ignore(touch, for: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { ends += 1 }
  }

  @Test(.evidence(.documented)) func aTouchThatIsIgnoredComesNoMore() {
    let forgetful = Forgetful()
    bench.view.addGestureRecognizer(forgetful)
    bench.stage.drag(from: middle, to: CGPoint(x: 200, y: 100), duration: 0.3)
    #expect(forgetful.moves == 1 && forgetful.ends == 0)
    #expect(forgetful.numberOfTouches == 0 && forgetful.state == .possible)
    bench.stage.tap(at: middle)
    #expect(forgetful.ends == 1, "the next finger is another one")
  }

  /// The middle of the fingers, also in a view that is turned.
  @Test func aPlaceIsToldInTheViewThatIsAsked() {
    let inner = bench.add(UIView(), CGRect(x: 50, y: 50, width: 100, height: 100))
    inner.transform = CGAffineTransform(rotationAngle: .pi)
    let press = diary.watch(UILongPressGestureRecognizer(), "press", on: inner)
    press.numberOfTouchesRequired = 2
    var places: [CGPoint] = []
    diary.onCall = { recognizer in
      guard recognizer.state == .began else { return }
      places = [
        press.location(in: nil), press.location(in: inner), press.location(ofTouch: 1, in: inner),
      ]
    }
    let fingers = [CGPoint(x: 70, y: 80), CGPoint(x: 90, y: 120)]
    bench.stage.drag(fingers.map { (from: $0, to: $0) }, duration: 0.8)
    #expect(places.count == 3 && places[0] == CGPoint(x: 80, y: 100))
    for (place, wanted) in zip(places.dropFirst(), [(70, 50), (60, 30)] as [(CGFloat, CGFloat)]) {
      #expect(isNear(place.x, wanted.0) && isNear(place.y, wanted.1))
    }
  }

  private final class PreviewOwner: UIViewControllerPreviewingDelegate {
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) {}
  }

  /// What force would do is registered and never comes.
  @Test(.evidence(.documented)) func previewsKnowWhatTheyAreOf() {
    let (owner, view) = (PreviewOwner(), UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80)))
    let context = UIViewController().registerForPreviewing(with: owner, sourceView: view)
    #expect(context.sourceView === view && context.delegate === owner)
    #expect(context.sourceRect == CGRect(x: 0, y: 0, width: 70, height: 80))
    let interaction = UIPreviewInteraction(view: view)
    #expect(interaction.view === view && interaction.location(in: nil) == .zero)
    let styles: [UIPreviewAction.Style] = [.default, .selected, .destructive]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
    let action = UIPreviewAction(title: "Open", style: .selected) { _, _ in }
    let group = UIPreviewActionGroup(title: "More", style: .destructive, actions: [action])
    #expect(action.title == "Open" && action.style == .selected)
    #expect(group.title == "More" && group.style == .destructive && group.actions.count == 1)
  }
}
