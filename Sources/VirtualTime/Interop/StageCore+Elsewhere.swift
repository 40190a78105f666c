import Foundation
import Scene

/// Code off the main queue, which may draw pictures and measure text without a stage.
extension StageCore {
  /// A core for this thread only.
  static var elsewhere: StageCore {
    let core = ofThread.value ?? StageCore(isElsewhere: true)
    ofThread.value = core
    core.displayScale = home?.displayScale ?? standardScale
    return core
  }

  private static let ofThread = ThreadValue<StageCore>()

  /// Wraps work for another queue, or back from it, so that it remembers its stage.
  static func following(
    _ work: @escaping @Sendable @convention(block) () -> Void
  ) -> @Sendable () -> Void {
    guard let home = ofMainThread.map(Home.init) ?? home else { return { work() } }
    return { $home.withValue(home) { work() } }
  }

  /// Reports a fault to the stage that started the work, when it runs next; other faults are
  /// dropped.
  func passOn(_ fault: Film.Fault) {
    guard let home = Self.home else { return }
    DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) {
      home.core?.warnOnce(
        fault.subject,
        fault.sentence,
        remedy: fault.remedy,
        kind: fault.kind
      )
    }
  }
}
