import Foundation
import Scene
import Testing

/// What logs and goldens write for each case of an event.
@Suite struct EventTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let kind: Film.Event.Kind
    let text: String

    init(_ kind: Film.Event.Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

    var testDescription: String { text }
  }

  /// Rows that a log's text leads back to.
  private static let readable: [Row] =
    Film.Event.Callback.allCases.map { Row(.callback($0), $0.rawValue) }
    + Film.Event.Appearance.allCases.flatMap { callback in
      [true, false].map {
        Row(.appearance(callback, animated: $0), "\(callback)(animated: \($0))")
      }
    } + [
      Row(
        .sizeChange(CGSize(width: 852, height: 393.5)),
        "viewWillTransition(to: 852×393.5, with:)"
      ),
      Row(.containment(.willMove, parent: nil), "willMove(toParent: nil)"),
      Row(.containment(.didMove, parent: "Inbox"), "didMove(toParent: Inbox)"),
      Row(.presentation(.presents("Detail")), "presents Detail"),
      Row(.presentation(.dismisses("Detail")), "dismisses Detail"),
      Row(.presentation(.presentationTransitionWillBegin), "presentationTransitionWillBegin()"),
      Row(
        .presentation(.presentationTransitionDidEnd(true)),
        "presentationTransitionDidEnd(true)"
      ),
      Row(.presentation(.dismissalTransitionWillBegin), "dismissalTransitionWillBegin()"),
      Row(.presentation(.dismissalTransitionDidEnd(false)), "dismissalTransitionDidEnd(false)"),
      Row(.transition(.transitionDuration(0.5)), "transitionDuration(using:)  duration=500"),
      Row(.transition(.startInteractiveTransition), "startInteractiveTransition(_:)"),
      Row(
        .transition(.animateTransition(duration: 0.35)),
        "animateTransition(using:)  duration=350"
      ),
      Row(.transition(.interruptibleAnimator), "interruptibleAnimator(using:)"),
      Row(.transition(.animateAlongsideTransition), "animate(alongsideTransition:)"),
      Row(.transition(.finishInteractiveTransition), "finishInteractiveTransition()"),
      Row(.transition(.cancelInteractiveTransition), "cancelInteractiveTransition()"),
      Row(.transition(.pauseInteractiveTransition), "pauseInteractiveTransition()"),
      Row(.transition(.notifyWhenInteractionChanges), "notifyWhenInteractionChanges(_:)"),
      Row(.transition(.completeTransition(true)), "completeTransition(true)"),
      Row(.transition(.animationEnded(false)), "animationEnded(false)"),
      Row(.transition(.coordinatorCompletion), "completion(_:)"),
      Row(.note("opened", detail: "twice"), "opened  twice"),
      Row(.note("viewDidAppear"), "viewDidAppear"),
    ]

  private static let others: [Row] = [
    Row(.delegate("sceneDidBecomeActive(_:)"), "sceneDidBecomeActive(_:)"),
    Row(.delegate("f(_:to:with:)", arguments: [nil, "A"]), "f(_:to: A, with:)"),
    Row(
      .delegate("f(_:to:animated:)", arguments: [nil, "A", "true"]),
      "f(_:to: A, animated: true)"
    ),
    Row(.delegate("f(_:ended:completed:)", arguments: [nil, nil, "1"]), "f(_:ended:completed: 1)"),
    Row(.system(.open(url: "https://a.b")), "open(_:)  https://a.b"),
    Row(.system(.beginBackgroundTask(name: "")), "beginBackgroundTask"),
    Row(.system(.endBackgroundTask(3)), "endBackgroundTask  3"),
    Row(.system(.postAccessibilityNotification(1000)), "post(notification:argument:)  1000"),
    Row(.system(.impactOccurred(style: "heavy")), "impactOccurred()  heavy"),
    Row(
      .system(.impactOccurredWithIntensity(style: "soft", intensity: 0.5)),
      "impactOccurred(intensity:)  soft, 0.5"
    ),
    Row(.system(.notificationOccurred("error")), "notificationOccurred(_:)  error"),
    Row(.system(.selectionChanged), "selectionChanged()"),
    Row(.system(.alignmentOccurred), "alignmentOccurred(at:)"),
    Row(.system(.pathCompleted), "pathCompleted(at:)"),
    Row(.system(.becomeCurrent(activity: "read")), "becomeCurrent()  read"),
    Row(.system(.resignCurrent(activity: "read")), "resignCurrent()  read"),
    Row(.system(.invalidate(activity: "read")), "invalidate()  read"),
    Row(.system(.homeIndicatorAutoHidden(true)), "homeIndicatorAutoHidden  true"),
    Row(
      .system(.screenEdgesDeferringSystemGestures(15)),
      "screenEdgesDeferringSystemGestures  15"
    ),
    Row(.system(.statusBarAppearance("dark")), "statusBarAppearance  dark"),
  ]

  private static func text(_ kind: Film.Event.Kind) -> String {
    kind.detail.isEmpty ? kind.name : "\(kind.name)  \(kind.detail)"
  }

  @Test(arguments: readable + others)
  func aCaseHasItsText(row: Row) {
    #expect(Self.text(row.kind) == row.text)
  }

  @Test(arguments: readable)
  func aTextLeadsBackToItsCase(row: Row) {
    #expect(Film.Event.Kind(name: row.kind.name, detail: row.kind.detail) == row.kind)
  }

  @Test(arguments: [
    "viewDidAppear(animated: yes)", "willMove(toParent: )", "animateTransition(using:)",
    "viewWillTransition(to: 012×3, with:)", "presents", "open(_:)",
  ])
  func anyOtherTextIsANote(text: String) {
    let kind = Film.Event.Kind(name: text)
    #expect(kind == .note(text))
    #expect(kind.name == text)
  }
}
