import Scene

/// A controller's way to the stage it plays on.
extension UIViewController {
  var stage: Stage { nearStage ?? presenterStage ?? Stage.current }

  private var nearStage: Stage? { viewIfLoaded?.window?.stage ?? parent?.nearStage }

  // A presenter whose view left the screen plays on the stage of what it presents.
  private var presenterStage: Stage? {
    let chain = sequence(first: self, next: { $0.modal.presented }).dropFirst()
    return chain.lazy.compactMap(\.nearStage).first ?? modal.presenting?.nearStage
  }

  /// How logs and sentences call this controller.
  var name: String {
    (self as? any NamedInLog)?.nameInLog ?? String(describing: type(of: self))
  }

  /// Logs a callback and makes it: the log holds it whether or not an override calls `super`.
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

  /// What UIKit raises as an exception; the running recording throws it.
  func raise(_ sentence: String, remedy: String = "") {
    stage.core.raise(name, sentence, remedy: remedy)
  }
}

/// A controller that logs call by another name than its class.
package protocol NamedInLog {
  @MainActor var nameInLog: String { get }
}
