import Foundation
import Scene

/// Code off the main queue, which may draw pictures and measure text but is on no stage.
extension StageCore {
  /// A core that only this thread knows.
  static var elsewhere: StageCore {
    let core = ofThread.value ?? StageCore(isElsewhere: true)
    ofThread.value = core
    core.displayScale = home?.displayScale ?? standardScale
    return core
  }

  private static let ofThread = ThreadValue<StageCore>()

  /// Work for another queue, or back from there, which remembers the stage that it began on.
  static func following(
    _ work: @escaping @Sendable @convention(block) () -> Void
  ) -> @Sendable () -> Void {
    guard let home = ofMainThread.map(Home.init) ?? home else { return { work() } }
    return { $home.withValue(home) { work() } }
  }

  /// Tells the stage that sent the work, once it has its turn; work that nobody sent is nobody's.
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
