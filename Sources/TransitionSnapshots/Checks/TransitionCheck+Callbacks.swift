public import Scene

extension TransitionCheck {
  /// Every animator that began has completed its transition, once.
  public static let completesOnce = TransitionCheck("completes once") { film in
    let started = film.events.count { $0.name.hasPrefix("animateTransition(") }
    let completed = film.events.filter { $0.name.hasPrefix("completeTransition(") }
    if completed.isEmpty { return ["completeTransition(_:) was never called"] }
    let expected = max(started, 1)
    guard completed.count != expected else { return [] }
    guard completed.count > expected else {
      return ["of \(started) transitions only \(completed.count) completed"]
    }
    let times = completed.map { Figures.milliseconds($0.time) }.joined(separator: ", ")
    return ["completeTransition(_:) was called \(completed.count) times (at \(times) ms)"]
  }

  /// Each `will…` of an appearance has its `did…`, and each `did…` its `will…`.
  public static let balancesCallbacks = TransitionCheck("balances callbacks") { film in
    var ledger = AppearanceLedger()
    for event in film.events { ledger.enter(event) }
    return ledger.complaints
  }

  /// No warning and no exception.
  public static let faultless = TransitionCheck("has no faults") { film in
    film.faults.map { [$0.subject, $0.sentence].filter { !$0.isEmpty }.joined(separator: ": ") }
  }

  /// The settled scene has no layers that the resting one has not.
  public static func leavesNothing(besides resting: Scene) -> TransitionCheck {
    TransitionCheck("leaves nothing behind") { film in
      guard let last = film.frames.last else { return ["the film has no frames"] }
      let difference = TextDifference(
        golden: resting.description,
        actual: last.scene.description
      )
      let lines = difference?.lines ?? []
      return lines.filter { $0.kind == .actual }.map { "left behind or changed:\($0.text)" }
        + lines.filter { $0.kind == .golden }.map { "not there any more:\($0.text)" }
    }
  }
}

/// What was announced and what happened, by subject.
private struct AppearanceLedger {
  private struct Account {
    var openAppear = 0
    var openDisappear = 0
    var appeared = 0
    var disappeared = 0
  }

  private var accounts: [String: Account] = [:]
  private var order: [String] = []
  private(set) var early: [String] = []

  mutating func enter(_ event: Film.Event) {
    guard let call = event.name.split(separator: "(").first else { return }
    let calls: [Substring] = [
      "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]
    guard calls.contains(call) else { return }
    if accounts[event.subject] == nil { order.append(event.subject) }
    var account = accounts[event.subject, default: Account()]
    defer { accounts[event.subject] = account }
    switch call {
    case "viewWillAppear": account.openAppear += 1
    case "viewWillDisappear": account.openDisappear += 1
    case "viewDidAppear":
      account.appeared += 1
      if account.openAppear == 0 { early.append("\(event.subject) did appear unannounced") }
      account.openAppear = max(account.openAppear - 1, 0)
    default:
      account.disappeared += 1
      if account.openDisappear == 0 { early.append("\(event.subject) did disappear unannounced") }
      account.openDisappear = max(account.openDisappear - 1, 0)
    }
  }

  var complaints: [String] {
    early
      + order.flatMap { subject -> [String] in
        guard let account = accounts[subject] else { return [] }
        // A cancelled transition takes its announcement back by the opposite pair.
        let appear = account.openAppear - account.disappeared
        let disappear = account.openDisappear - account.appeared
        return [
          appear > 0 ? "\(subject) was told it will appear, but never that it did" : nil,
          disappear > 0 ? "\(subject) was told it will disappear, but never that it did" : nil,
        ].compactMap(\.self)
      }
  }
}
