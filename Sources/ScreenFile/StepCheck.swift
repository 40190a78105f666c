/// Checks that the names in a script exist.
struct StepCheck {
  private let directory: Directory

  init(_ directory: Directory) {
    self.directory = directory
  }

  func run(_ script: [Step], _ reading: inout Reading) {
    for step in script { check(step.action, &reading) }
  }

  private func check(_ action: Step.Action, _ reading: inout Reading) {
    switch action {
    case .show(let name), .removeChild(let name), .select(let name): expect(name, &reading)
    case .present(let step):
      expect(step.controller, &reading)
      expect(step.source, &reading)
      if let view = step.anchor { directory.expect(target: view, &reading) }
    case .push(let step):
      expect(step.controller, &reading)
      expect(step.stack, &reading)
    case .pop(let step): expect(step.controller, &reading)
    case .scroll(let step):
      if let view = step.view { directory.expect(target: view, &reading) }
    case .dismiss(let step): expect(step.controller, &reading)
    case .addChild(let step): check(step, &reading)
    case .cycle(let step):
      expect(step.from, &reading)
      expect(step.to, &reading)
    case .animate(let step): check(step.changes, &reading)
    case .keyframes(let step):
      for stage in step.stages { check(stage.changes, &reading) }
    case .set(let changes): check(changes, &reading)
    case .transition(let step):
      if let view = step.view { directory.expect(target: view, &reading) }
      check(step.changes, &reading)
    case .tap(.view(let view)): directory.expect(target: view, &reading)
    case .tap, .choose, .wait, .drag, .type, .rotate, .resize, .appearance: break
    }
  }

  private func expect(_ name: Reference?, _ reading: inout Reading) {
    if let name { directory.expect(controller: name, &reading) }
  }

  private func check(_ step: AddStep, _ reading: inout Reading) {
    expect(step.child.controller, &reading)
    expect(step.parent, &reading)
    guard let host = step.child.host else { return }
    if let parent = step.parent {
      directory.expect(view: host, in: parent.name, &reading)
    } else {
      directory.expect(target: host, &reading)
    }
  }

  private func check(_ changes: [Named<ViewAppearance>], _ reading: inout Reading) {
    for change in changes {
      directory.expect(target: change.reference, &reading)
      let owner = directory.owner(of: change.name) ?? change.name
      directory.check(change.value, in: owner, &reading)
    }
  }
}
