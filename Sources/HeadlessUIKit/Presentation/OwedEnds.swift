/// The final callbacks of an ended presentation or dismissal that are still to be sent, in order.
///
/// Code that presents or dismisses inside one of them has the others delivered first, so that no
/// end of the old change is taken for one of the new.
@MainActor
final class OwedEnds {
  private var waiting: [() -> Void] = []

  func owe(_ callback: @escaping () -> Void) { waiting.append(callback) }

  func owe(_ controllers: [UIViewController]) {
    waiting += controllers.map { controller in { controller.endAppearanceIfOpen() } }
  }

  /// Delivers what waits; whether anything did, and so may have changed what was asked for.
  func payIfAny() -> Bool {
    guard !waiting.isEmpty else { return false }
    pay()
    return true
  }

  func pay() {
    while !waiting.isEmpty { waiting.removeFirst()() }
  }
}
