import Foundation
import HeadlessUIKit

/// A running script of a storyboard.
@MainActor
final class StoryboardRun {
  let pace: ScriptPace
  private let steps: [StoryboardStep]
  private let stage: Stage
  private let cast: any StoryboardCast

  init(
    _ steps: [StoryboardStep],
    on stage: Stage,
    _ cast: any StoryboardCast,
    path: String
  ) {
    (self.steps, self.stage, self.cast) = (steps, stage, cast)
    pace = ScriptPace(steps, on: stage, path: path)
  }

  func begin() {
    pace.begin { [weak self] index, done in
      guard let self else { return }
      do { try perform(steps[index].action, done) } catch { pace.stop("\(error)") }
    }
  }

  private func perform(_ action: StoryboardStep.Action, _ done: @escaping () -> Void) throws {
    switch action {
    case .tap(let target):
      if let point = try point(target) { stage.tap(at: point) }
      pace.arrive(done)
    case .select(let name):
      if let name { try cast.select(tab: name.name) }
      pace.arrive(done)
    case .performSegue(let name):
      if let name { try cast.performSegue(name.name) }
      pace.arrive(done)
    case .unwind(let name):
      if let name { try cast.unwind(name.name) }
      pace.arrive(done)
    case .back(let wanted):
      if wanted { try cast.back() }
      pace.arrive(done)
    case .drag(let step): pace.drag(step, done)
    case .wait(let seconds): pace.after(seconds, done)
    case .rotate(let orientation): stage.rotate(to: orientation, then: done)
    case .resize(let size):
      stage.resize(to: CGSize(width: size[0], height: size[1]), then: done)
    case .appearance(let style):
      stage.window.overrideUserInterfaceStyle = style
      done()
    }
  }

  private func point(_ target: TapStep.Target?) throws -> CGPoint? {
    switch target {
    case .point(let numbers): numbers.point
    case .view(let name): try cast.point(of: name.name)
    case nil: nil
    }
  }
}
