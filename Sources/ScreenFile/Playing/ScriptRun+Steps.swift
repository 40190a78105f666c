import Foundation
import HeadlessUIKit

extension ScriptRun {
  /// Performs a step; `done` is called when it has finished.
  func perform(_ action: Step.Action, _ done: @escaping () -> Void) {
    switch action {
    case .show(let name):
      show(name, done)
    case .present(let step): present(step, done)
    case .dismiss(let step): dismiss(step, done)
    case .push(let step): push(step, done)
    case .pop(let step): pop(step, done)
    case .select(let name): select(name, done)
    case .choose(let title): choose(title, done)
    case .scroll(let step): scroll(step, done)
    case .addChild(let step): add(step, done)
    case .removeChild(let name): remove(name, done)
    case .cycle(let step): cycle(step, done)
    case .animate(let step): animate(step, done)
    case .keyframes(let step): animate(step, done)
    case .set(let changes):
      cast.change(changes)
      done()
    case .transition(let step): transition(step, done)
    case .wait(let seconds): after(seconds, done)
    case .tap(let target): tap(target, done)
    case .drag(let step): pace.drag(step, done)
    case .type(let text): type(text, done)
    case .rotate(let orientation):
      stage.rotate(to: orientation, then: done)
    case .resize(let size):
      stage.resize(to: CGSize(width: size[0], height: size[1]), then: done)
    case .appearance(let style):
      stage.window.overrideUserInterfaceStyle = style
      done()
    }
  }

  private func show(_ name: Reference?, _ done: () -> Void) {
    guard let controller = cast.controller(name) else { return }
    // Showing the current root again has no effect.
    if stage.window.rootViewController !== controller {
      guard isFree(controller, name, for: nil) else { return }
      stage.show(controller)
    }
    done()
  }

  private func animate(_ step: AnimateStep, _ done: @escaping () -> Void) {
    let change = { [cast] in
      cast.change(step.changes)
      cast.layOut(step.changes)
    }
    if let damping = step.damping {
      UIView.animate(
        withDuration: step.duration,
        delay: step.delay,
        usingSpringWithDamping: damping,
        initialSpringVelocity: step.velocity,
        animations: change,
        completion: { _ in done() }
      )
    } else {
      UIView.animate(
        withDuration: step.duration,
        delay: step.delay,
        options: step.curve,
        animations: change,
        completion: { _ in done() }
      )
    }
  }

  private func animate(_ step: KeyframesStep, _ done: @escaping () -> Void) {
    UIView.animateKeyframes(
      withDuration: step.duration,
      delay: 0,
      options: step.mode,
      animations: { [cast] in
        for stage in step.stages {
          UIView.addKeyframe(
            withRelativeStartTime: stage.start,
            relativeDuration: Swift.min(stage.length, 1 - stage.start),
            animations: {
              cast.change(stage.changes)
              cast.layOut(stage.changes)
            }
          )
        }
      },
      completion: { _ in done() }
    )
  }

  private func transition(_ step: TransitionStep, _ done: @escaping () -> Void) {
    guard let name = step.view?.name, let view = cast.view(named: name) else { return done() }
    UIView.transition(
      with: view,
      duration: step.duration,
      options: step.options,
      animations: { [cast] in cast.change(step.changes) },
      completion: { _ in done() }
    )
  }

  private func tap(_ target: TapStep.Target?, _ done: @escaping () -> Void) {
    switch target {
    case .point(let point): stage.tap(at: point.point)
    case .view(let name):
      guard let view = cast.view(named: name.name), view.window != nil else {
        return stop("\"\(name.name)\" is not on screen; show it before it is tapped")
      }
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      let point = view.convert(middle, to: nil)
      guard stage.window.bounds.contains(point) else {
        return stop(
          "\"\(name.name)\" is outside the screen; scroll it into view before it is tapped"
        )
      }
      stage.tap(at: point)
    case nil: break
    }
    pace.arrive(done)
  }

  private func type(_ text: String, _ done: @escaping () -> Void) {
    let rest = stage.enterText(text)
    guard rest.isEmpty else {
      let text = MessageText.quoted(String(rest))
      return stop("no field is edited that takes the text \(text); tap a field first")
    }
    pace.arrive(done)
  }
}
