/// The final callbacks of an ended presentation or dismissal that are still to be sent, in order.
///
/// Code that presents or dismisses inside one of them has the others delivered first, so that they
/// are not mixed with those of the new change.
@MainActor
final class PendingAppearanceEnds {
  private var waiting: [() -> Void] = []

  func add(_ callback: @escaping () -> Void) { waiting.append(callback) }

  func add(_ controllers: [UIViewController]) {
    waiting += controllers.map { controller in { controller.endAppearanceIfOpen() } }
  }

  /// Delivers pending callbacks; returns whether there were any, since they may have changed the
  /// state.
  func flushIfAny() -> Bool {
    guard !waiting.isEmpty else { return false }
    flush()
    return true
  }

  func flush() {
    while !waiting.isEmpty { waiting.removeFirst()() }
  }
}
