import Scene

/// The stage of a controller.
extension UIViewController {
  var stage: Stage { nearStage ?? presenterStage ?? Stage.current }

  private var nearStage: Stage? { viewIfLoaded?.window?.stage ?? parent?.nearStage }

  // A presenter whose view was removed is on the stage of the presented controller.
  private var presenterStage: Stage? {
    let chain = sequence(first: self, next: { $0.modal.presented }).dropFirst()
    return chain.lazy.compactMap(\.nearStage).first ?? modal.presenting?.nearStage
  }

  /// The controller's name in logs and messages.
  var name: String {
    (self as? any NamedInLog)?.nameInLog ?? TypeNames.of(self)
  }

  /// Logs a callback and calls it: it is logged whether or not an override calls `super`.
  func tell(_ callback: Film.Event.Kind, _ body: () -> Void) {
    let core = stage.core
    core.log(name, callback)
    core.journal.depth += 1
    defer { core.journal.depth -= 1 }
    body()
  }

  func warn(_ sentence: String, remedy: String, kind: Film.Fault.Kind) {
    stage.core.warn(name, sentence, remedy: remedy, kind: kind)
  }

  /// Raises an exception as UIKit does; the running recording throws it.
  func raise(_ sentence: String, remedy: String = "") {
    stage.core.raise(name, sentence, remedy: remedy)
  }
}

/// A controller with another name in logs than its class.
package protocol NamedInLog {
  @MainActor var nameInLog: String { get }
}
