import Foundation
import HeadlessUIKit
import Scene

/// A running script of a screen file.
@MainActor
final class ScriptRun {
  let stage: Stage
  let cast: Cast
  private let steps: [Step]
  let pace: ScriptPace
  /// Kept alive while a view scrolls.
  var scrollWatch: ScrollWatch?

  init(_ steps: [Step], on stage: Stage, _ cast: Cast, path: String) {
    (self.steps, self.stage, self.cast) = (steps, stage, cast)
    pace = ScriptPace(steps, on: stage, path: path)
  }

  func begin() {
    pace.begin { [weak self] index, done in
      guard let self else { return }
      perform(steps[index].action, done)
    }
  }

  func fault(mayBeCut: Bool, _ faults: [Film.Fault]) -> ScreenFileError? {
    pace.fault(mayBeCut: mayBeCut, faults)
  }

  @discardableResult
  func explaining<Value>(_ body: () throws -> Value) throws -> Value {
    try pace.explaining(body)
  }

  func stop(_ reason: String) { pace.stop(reason) }

  func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) { pace.after(seconds, body) }
}
