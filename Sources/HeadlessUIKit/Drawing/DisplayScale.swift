import Foundation

extension StageCore {
  /// Pixels to a point of the stage's screen.
  var displayScale: CGFloat {
    // A stage may only be asked on its own thread; drawing elsewhere gets the usual phone's scale.
    guard Thread.isMainThread else { return 3 }
    nonisolated(unsafe) let core = self
    return MainActor.assumeIsolated { core.stage?.device.scale ?? Stage.Device.iPhone15.scale }
  }
}
