import Foundation
import HeadlessUIKit
import Scene

/// Starts the steps of a script, each when the previous one is done or its `for` is over.
@MainActor
final class ScriptPace {
  struct Beat {
    let position: SourcePosition
    let pause: Double?
  }

  let stage: Stage
  private let beats: [Beat]
  private let path: String
  private let start: TimeInterval
  private var next = 0
  private var isStepping = false
  private var impossible: String?
  /// The step in which UIKit raised; it may be over before the recording throws.
  private var raising: Int?
  private var perform: (_ index: Int, _ done: @escaping () -> Void) -> Void = { _, done in done() }

  init(_ lines: [some ScriptLine], on stage: Stage, path: String) {
    beats = lines.map { Beat(position: $0.position, pause: $0.pause) }
    (self.stage, self.path) = (stage, path)
    start = stage.now
  }

  func begin(performing perform: @escaping (_ index: Int, _ done: @escaping () -> Void) -> Void) {
    self.perform = perform
    goOn()
  }

  private func goOn() {
    guard !isStepping else { return }
    isStepping = true
    defer { isStepping = false }
    while next < beats.count, impossible == nil {
      let index = next
      let pause = beats[index].pause
      let raised = exceptionCount
      perform(index) { [weak self] in
        if pause == nil { self?.finish(index) }
      }
      if exceptionCount > raised { raising = raising ?? index }
      if let pause { after(pause) { [weak self] in self?.finish(index) } }
      // Not done yet: the completion of the step continues the script.
      if next == index { return }
    }
  }

  private func finish(_ index: Int) {
    // A step that is impossible remains the one that the error names, even if it has a `for`.
    guard index == next, impossible == nil else { return }
    next += 1
    goOn()
  }

  func stop(_ reason: String) { impossible = reason }

  func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
    stage.schedule(at: stage.now - start + seconds, body)
  }

  /// Waits for the transitions that an input has started.
  func arrive(_ done: @escaping () -> Void) {
    // One turn first, since a transition may begin only at its end.
    after(0) { [stage] in stage.afterTransitions(done) }
  }

  /// Drags a finger, and waits for what that has started.
  func drag(_ step: DragStep, _ done: @escaping () -> Void) {
    stage.drag(
      along: [step.from.point, step.to.point],
      hold: step.hold,
      duration: step.duration,
      pause: step.pause
    )
    after(step.hold + step.duration + step.pause) { [weak self] in self?.arrive(done) }
  }

  /// Why the script did not finish.
  func fault(mayBeCut: Bool, _ faults: [Film.Fault]) -> ScreenFileError? {
    guard next < beats.count else { return nil }
    let position = beats[next].position
    if let impossible { return .impossible(step: position, path: path, reason: impossible) }
    if mayBeCut { return nil }
    if stage.now - start >= Script.longest {
      let reason =
        "the script was still running after 60 seconds; shorten it,"
        + " or give the step that does not end a \"for\""
      return .impossible(step: position, path: path, reason: reason)
    }
    // A fault of UIKit during the step is the most likely reason that it did not end.
    guard let last = faults.last else { return .unfinished(step: position, path: path) }
    let remedy = last.remedy.isEmpty ? "" : "; \(last.remedy)"
    let reason = "\(last.subject): \(last.sentence)\(remedy)"
    return .impossible(step: position, path: path, reason: reason)
  }

  private var exceptionCount: Int {
    stage.faults.count { $0.severity == .exception }
  }

  /// Turns an exception of UIKit into an error at the step that caused it.
  @discardableResult
  func explaining<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let exception as Stage.UIKitException {
      let step = beats.isEmpty ? nil : beats[Swift.min(raising ?? next, beats.count - 1)].position
      throw ScreenFileError.impossible(
        step: step ?? SourcePosition(line: 1, column: 1),
        path: path,
        reason: "\(exception)"
      )
    }
  }
}
