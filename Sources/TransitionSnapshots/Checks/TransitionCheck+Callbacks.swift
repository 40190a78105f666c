public import Scene

extension TransitionCheck {
  /// Every animator that began has completed its transition exactly once.
  public static let completesOnce = TransitionCheck("completes once") { film in
    let started = film.startedAnimators
    let completed = film.events.filter(\.kind.isCompletion)
    if completed.isEmpty { return ["completeTransition(_:) was never called"] }
    let expected = max(started, 1)
    guard completed.count != expected else { return [] }
    guard completed.count > expected else {
      return ["of \(started) transitions only \(completed.count) completed"]
    }
    let times = completed.map { Figures.milliseconds($0.time) }.joined(separator: ", ")
    return ["completeTransition(_:) was called \(completed.count) times (at \(times) ms)"]
  }

  /// Each `will…` callback of an appearance has its `did…`, and each `did…` its `will…`.
  public static let balancesCallbacks = TransitionCheck("balances callbacks") { film in
    var ledger = AppearanceLedger()
    for event in film.events { ledger.enter(event) }
    return ledger.complaints
  }

  /// No warnings and no exceptions.
  public static let faultless = faultless(allowing: .none)

  /// No exceptions, and no warnings except those of an accepted kind.
  public static func faultless(allowing accepted: AcceptedFaults) -> TransitionCheck {
    TransitionCheck("has no faults") { film in accepted.rejecting(film.faults).map(\.words) }
  }

  /// Controllers that were dismissed, popped or removed are deallocated, and the transition's views
  /// and snapshots are removed.
  ///
  /// Make such controllers inside the recording: a variable of the test keeps them alive.
  public static let leavesNothingBehind = TransitionCheck("leaves nothing behind") { film in
    film.survivors.map { "\($0.controller) \($0.sentence)" }
      + film.faults.filter { $0.kind == .leftover }.map(\.words)
  }

  /// The settled scene has no layers that the resting one does not have.
  public static func leavesNothing(besides resting: Scene) -> TransitionCheck {
    TransitionCheck("leaves nothing behind") { film in
      guard let last = film.frames.last else { return ["the film has no frames"] }
      let difference = TextDifference(
        golden: resting.description,
        actual: last.scene.description
      )
      let lines = difference?.lines ?? []
      return lines.filter { $0.kind == .actual }.map { "left behind or changed:\($0.text)" }
        + lines.filter { $0.kind == .golden }.map { "missing now:\($0.text)" }
    }
  }
}

extension Film {
  /// How many transitions were animated, by `animateTransition(using:)` or, led by an interaction
  /// from the start, by the interruptible animator in its place.
  fileprivate var startedAnimators: Int {
    var (count, awaitsAnimator) = (0, false)
    for case .transition(let step) in events.map(\.kind) {
      switch step {
      case .startInteractiveTransition: awaitsAnimator = true
      case .interruptibleAnimator where awaitsAnimator, .animateTransition:
        (count, awaitsAnimator) = (count + 1, false)
      default: break
      }
    }
    return count
  }
}

extension Film.Event.Kind {
  fileprivate var isCompletion: Bool {
    if case .transition(.completeTransition) = self { true } else { false }
  }
}

/// Appearance callbacks that have been announced but not completed, by subject.
private struct AppearanceLedger {
  private enum Change: String {
    case appear = "Appear"
    case disappear = "Disappear"
  }

  private struct Announcement {
    let change: Change
    /// It need not complete any more; another controller of the same name may still complete it.
    var isTakenBack = false
  }

  /// In order of announcement.
  private var open: [String: [Announcement]] = [:]
  private var order: [String] = []
  private var early: [String] = []

  mutating func enter(_ event: Film.Event) {
    guard case .appearance(let callback, _) = event.kind else { return }
    switch callback {
    case .viewWillAppear: announce(.appear, of: event.subject)
    case .viewWillDisappear: announce(.disappear, of: event.subject)
    case .viewDidAppear: complete(.appear, of: event.subject)
    case .viewDidDisappear: complete(.disappear, of: event.subject)
    case .viewIsAppearing: break
    }
  }

  private mutating func announce(_ change: Change, of subject: String) {
    if open[subject] == nil { order.append(subject) }
    open[subject, default: []].append(Announcement(change: change))
  }

  private mutating func complete(_ change: Change, of subject: String) {
    var pending = open[subject] ?? []
    guard
      let index = pending.lastIndex(where: { $0.change == change && !$0.isTakenBack })
        ?? pending.lastIndex(where: { $0.change == change })
    else {
      return early.append(
        "\(subject) got viewDid\(change.rawValue) without viewWill\(change.rawValue)"
      )
    }
    // A cancelled transition revokes its announcement by the opposite pair of callbacks.
    if let back = pending[..<index].lastIndex(where: { $0.change != change }) {
      pending[back].isTakenBack = true
    }
    pending.remove(at: index)
    open[subject] = pending
  }

  var complaints: [String] {
    early
      + order.flatMap { subject in
        let pending = (open[subject] ?? []).filter { !$0.isTakenBack }.map(\.change)
        return [Change.appear, .disappear].filter(pending.contains).map(\.rawValue).map {
          "\(subject) got viewWill\($0), but never viewDid\($0)"
        }
      }
  }
}
