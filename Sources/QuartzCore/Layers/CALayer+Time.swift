import VirtualTime
import Foundation
import Timeline

extension CALayer {
  /// This layer's time at a time of the stage's clock.
  package func localTime(_ stageTime: CFTimeInterval) -> CFTimeInterval {
    guard let parent else { return mediaTiming.local(stageTime) }
    return mediaTiming.local(parent.localTime(stageTime))
  }

  /// The stage's time at this layer's time `local`; now if the layer's clock is stopped.
  func stageTime(_ local: CFTimeInterval) -> CFTimeInterval {
    stageTimeIfRunning(local) ?? core.now.seconds
  }

  /// Nil if the clock is stopped here or in an ancestor.
  func stageTimeIfRunning(_ local: CFTimeInterval) -> CFTimeInterval? {
    guard let outer = mediaTiming.parent(local) else { return nil }
    guard let parent else { return outer }
    return parent.stageTimeIfRunning(outer)
  }

  func changeTiming<Value: Equatable>(
    _ path: WritableKeyPath<MediaTiming, Value>,
    to value: Value
  ) {
    guard mediaTiming[keyPath: path] != value else { return }
    mediaTiming[keyPath: path] = value
    markChanged()
    core.animations.layersMoved()
  }
}
