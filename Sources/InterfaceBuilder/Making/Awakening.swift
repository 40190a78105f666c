import HeadlessUIKit

/// When a storyboard's controllers hear `awakeFromNib`.
///
/// [W] A container and the children of its relationships come from one archive: they wake up, the
/// children first, once all are linked, so that each finds its navigation or split view controller.
@MainActor
enum Awakening {
  private static var links = 0
  private static var waiting: [UIViewController] = []

  /// Runs what makes and links the children of a container.
  static func linking(_ body: () -> Void) {
    links += 1
    body()
    links -= 1
  }

  static func wake(_ controller: UIViewController) {
    waiting.append(controller)
    guard links == 0 else { return }
    let woken = waiting
    waiting = []
    for controller in woken { controller.awakeFromNib() }
  }
}
