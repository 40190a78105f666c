/// The last callbacks that an ended presentation or dismissal owes, in their order.
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

  func pay() {
    while !waiting.isEmpty { waiting.removeFirst()() }
  }
}
