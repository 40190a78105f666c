import HeadlessUIKit
import InterfaceBuilder
import Scene
import Timeline

/// Performs every segue of a storyboard forwards and back.
@MainActor
struct SegueCheck {
  /// What went wrong, and what was reported on the way, without duplicates.
  private(set) var notes: [String] = []
  private var counts: [SegueTrial.Outcome: Int] = [:]
  private var failures = 0
  private let path: String

  init(_ path: String) throws {
    self.path = path
    let input = try InterfaceInput(path)
    let choice = try StageChoice(RawArguments(command: "check", words: [], rows: []))
    for screen in input.file.document.screens {
      var faults: [Film.Fault] = []
      let trials = SegueTrials(input.file) {
        let stage = Stage(device: input.device(for: screen, choice))
        choice.apply(to: stage)
        return stage
      } film: { stage, body in
        faults += try stage.record(at: [.zero], into: { _ in }, body).faults
      }
      for trial in trials.trials(of: screen) { count(trial) }
      note(faults.map(input.words))
    }
  }

  private mutating func count(_ trial: SegueTrial) {
    guard case .failed(let reason) = trial.outcome else {
      counts[trial.outcome, default: 0] += 1
      return
    }
    failures += 1
    note(["\(path):\(trial.position): the \(trial.kind) segue '\(trial.name)': \(reason)"])
  }

  private mutating func note(_ sentences: [String]) {
    for sentence in sentences where !notes.contains(sentence) { notes.append(sentence) }
  }

  var summary: String {
    let rows = [
      (counts[.returned] ?? 0, "there and back"), (counts[.replaced] ?? 0, "without a way back"),
      (counts[.unreachable] ?? 0, "from scenes that no segue leads to"), (failures, "failed"),
    ]
    let parts = rows.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(path): " + (parts.isEmpty ? "no segues" : "segues: " + parts.joined(separator: ", "))
  }
}
