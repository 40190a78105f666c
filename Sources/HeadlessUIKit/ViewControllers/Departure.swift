import Scene
import Timeline

/// A controller that was dismissed, popped or removed: it should be gone when everything rests.
@MainActor
struct Departure {
  private(set) weak var controller: UIViewController?
  /// Such as `dismissed`.
  let manner: String
  /// Said once is enough.
  var isReported = false

  init(_ controller: UIViewController, _ manner: String) {
    (self.controller, self.manner) = (controller, manner)
  }

  /// Alive, and on no way back.
  func survivor(on stage: Stage) -> UIViewController? {
    guard let controller, controller.parent == nil, controller.modal.presenting == nil,
      !controller.modal.isInFlight, controller.activeTransition == nil,
      !stage.windows.contains(where: { $0.rootViewController === controller })
    else { return nil }
    return controller
  }
}

extension Stage {
  /// Notes a controller that was removed for good, to look for it once everything is at rest.
  func noteDeparture(of controller: UIViewController, _ manner: String) {
    guard !keepsControllers else { return }
    departures.removeAll { $0.controller == nil || $0.controller === controller }
    departures.append(Departure(controller, manner))
  }

  /// It waits for its next turn, as its owner's class promises.
  func forgetDeparture(of controller: UIViewController) {
    departures.removeAll { $0.controller === controller }
  }

  /// Who should be gone and is not.
  ///
  /// Those that the film has made, or that something here holds, are faults; a controller that a
  /// test has made may well be held by the test.
  func findSurvivors() -> [Film.Survivor] {
    departures.removeAll { $0.controller == nil || $0.survivor(on: self) == nil }
    var found: [Film.Survivor] = []
    for index in departures.indices where !departures[index].isReported {
      guard let controller = departures[index].survivor(on: self) else { continue }
      departures[index].isReported = true
      let holds = ControllerHolds(controller, on: self)
      let survivor = Film.Survivor(
        time: core.now.seconds,
        controller: controller.name,
        manner: departures[index].manner,
        hold: holds.sentence
      )
      found.append(survivor)
      if controller.isMadeInFilm || holds.isStages { core.report(survivor) }
    }
    return found
  }
}

extension StageCore {
  fileprivate func report(_ survivor: Film.Survivor) {
    warn(
      survivor.controller,
      survivor.sentence,
      remedy: "break the reference with [weak self], a weak delegate or invalidate(); if it is"
        + " kept on purpose, allow .keptControllers",
      kind: .keptControllers
    )
  }
}
