import Foundation
import Testing

@testable import ApplePlaceholders

@Suite struct StateMachineTests {
  @Test func aMachineEntersOnlyWhatItsStateAllows() {
    let log = Log()
    let machine = GKStateMachine(states: [Idle(log), Busy(log), Over(log)])
    #expect(machine.currentState == nil && machine.canEnterState(Busy.self))
    #expect(machine.enter(Idle.self))
    #expect(!machine.enter(Over.self) && machine.currentState is Idle)
    #expect(machine.enter(Busy.self) && machine.state(forClass: Busy.self) != nil)
    machine.update(deltaTime: 0.5)
    #expect(log.lines == ["in Idle", "out Idle", "in Busy", "0.5"])
    #expect(!machine.enter(GKState.self))
  }

  @Test func anEntityHasOneComponentOfAClass() {
    let (entity, other) = (GKEntity(), GKEntity())
    let (first, second) = (Health(), Health())
    entity.addComponent(first)
    entity.addComponent(second)
    #expect(entity.component(ofType: Health.self) === second && first.entity == nil)
    other.addComponent(second)
    #expect(entity.components.isEmpty && second.entity === other)
    let system = GKComponentSystem<Health>(componentClass: Health.self)
    system.addComponent(foundIn: other)
    system.update(deltaTime: 2)
    other.update(deltaTime: 1)
    #expect(second.age == 3)
    other.removeComponent(ofType: Health.self)
    #expect(second.entity == nil)
  }
}

private final class Log {
  var lines: [String] = []
}

private class Told: GKState {
  let log: Log

  init(_ log: Log) {
    self.log = log
  }

  override func didEnter(from previousState: GKState?) { log.lines.append("in \(type(of: self))") }
  override func willExit(to nextState: GKState) { log.lines.append("out \(type(of: self))") }
  override func update(deltaTime seconds: TimeInterval) { log.lines.append("\(seconds)") }
}

private final class Idle: Told {
  override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Busy.self }
}

private final class Busy: Told {}
private final class Over: Told {}

private final class Health: GKComponent {
  var age = 0.0
  override func update(deltaTime seconds: TimeInterval) { age += seconds }
}
