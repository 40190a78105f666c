import HeadlessUIKit

/// The controllers of one archive, which hear `awakeFromNib` once all of them are linked.
///
/// [D] Objects wake up when all objects of their archive are there. [W] A container and the
/// children of its relationships come from one, so that each child finds its navigation or split
/// view controller, and wakes up before it. [I] Scenes that are referred to, embedded or made by
/// code meanwhile come from archives of their own.
@MainActor
final class Awakening {
  private var waiting: [UIViewController] = []

  func add(_ controller: UIViewController) { waiting.append(controller) }

  func wakeAll() {
    let woken = waiting
    waiting = []
    for controller in woken { controller.awakeFromNib() }
  }
}
