import Foundation
import HeadlessUIKit
import Scene

/// A script under way: each step begins when the one before is done, or when its `for` is over.
@MainActor
final class ScriptRun {
  let stage: Stage
  let cast: Cast
  private let steps: [Step]
  private let path: String
  private let start: TimeInterval
  /// After so many seconds a stage takes a film for endless.
  private static let longest: TimeInterval = 60
  private var next = 0
  private var isStepping = false
  private var impossible: String?
  /// Kept while a view scrolls.
  var scrollWatch: ScrollWatch?

  init(_ steps: [Step], on stage: Stage, _ cast: Cast, path: String) {
    (self.steps, self.stage, self.cast, self.path) = (steps, stage, cast, path)
    start = stage.now
  }

  func begin() {
    guard !isStepping else { return }
    isStepping = true
    defer { isStepping = false }
    while next < steps.count, impossible == nil {
      let index = next
      let step = steps[index]
      perform(step.action) { [weak self] in
        if step.pause == nil { self?.finish(index) }
      }
      if let pause = step.pause { after(pause) { [weak self] in self?.finish(index) } }
      // Not done yet: whoever ends the step goes on from there.
      if next == index { return }
    }
  }

  /// Why the script did not get to its end.
  func fault(mayBeCut: Bool, _ faults: [Film.Fault]) -> ScreenFileError? {
    guard next < steps.count else { return nil }
    let place = steps[next].position
    if let impossible { return .impossible(step: place, path: path, reason: impossible) }
    if mayBeCut { return nil }
    if stage.now - start >= Self.longest {
      let reason =
        "the script was still going on after 60 seconds; shorten it,"
        + " or give the step that does not end a \"for\""
      return .impossible(step: place, path: path, reason: reason)
    }
    // What UIKit had to say about the step is most likely why it never ended.
    guard let last = faults.last else { return .unfinished(step: place, path: path) }
    let remedy = last.remedy.isEmpty ? "" : "; \(last.remedy)"
    let reason = "\(last.subject): \(last.sentence)\(remedy)"
    return .impossible(step: place, path: path, reason: reason)
  }

  /// What UIKit raises becomes a complaint with the place of the step that made it do so.
  @discardableResult
  func explaining<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let exception as Stage.UIKitException {
      let step = steps.isEmpty ? nil : steps[Swift.min(next, steps.count - 1)].position
      throw ScreenFileError.impossible(
        step: step ?? SourcePosition(line: 1, column: 1),
        path: path,
        reason: "\(exception)"
      )
    }
  }

  func stop(_ reason: String) { impossible = reason }

  func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
    stage.at(stage.now - start + seconds, body)
  }

  private func finish(_ index: Int) {
    guard index == next else { return }
    next += 1
    begin()
  }
}
