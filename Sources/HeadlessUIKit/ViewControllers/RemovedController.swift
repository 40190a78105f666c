import Scene
import Timeline

/// A controller that was dismissed, popped or removed, and should be deallocated when everything is
/// at rest.
@MainActor
struct RemovedController {
  private(set) weak var controller: UIViewController?
  /// Such as `dismissed`.
  let manner: String
  /// Whether it was reported already.
  var isReported = false

  init(_ controller: UIViewController, _ manner: String) {
    (self.controller, self.manner) = (controller, manner)
  }

  /// The controller, if it is alive and not shown again.
  func survivor(on stage: Stage) -> UIViewController? {
    guard let controller, controller.parent == nil, controller.modal.presenting == nil,
      !controller.modal.isInFlight, controller.activeTransition == nil,
      !stage.windows.contains(where: { $0.rootViewController === controller })
    else { return nil }
    return controller
  }
}

extension Stage {
  /// Records a controller that was removed for good, to check it when everything is at rest.
  func noteRemoval(of controller: UIViewController, _ manner: String) {
    guard !keepsControllers else { return }
    removedControllers.removeAll { $0.controller == nil || $0.controller === controller }
    removedControllers.append(RemovedController(controller, manner))
  }

  /// Forgets a controller that its owner's class reuses.
  func forgetRemoval(of controller: UIViewController) {
    removedControllers.removeAll { $0.controller === controller }
  }

  /// The controllers that should be deallocated and are not.
  ///
  /// Those that were made during the film, or that the stage retains, are faults; a controller made
  /// by a test may well be retained by the test.
  func findSurvivors() -> [Film.Survivor] {
    removedControllers.removeAll { $0.controller == nil || $0.survivor(on: self) == nil }
    var found: [Film.Survivor] = []
    for index in removedControllers.indices where !removedControllers[index].isReported {
      guard let controller = removedControllers[index].survivor(on: self) else { continue }
      removedControllers[index].isReported = true
      let holds = RetainFinder(controller, on: self)
      let survivor = Film.Survivor(
        time: core.now.seconds,
        controller: controller.name,
        manner: removedControllers[index].manner,
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
