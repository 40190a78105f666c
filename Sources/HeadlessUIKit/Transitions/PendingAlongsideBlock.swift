/// Blocks that run inside the next animation block that an animator opens.
@MainActor
enum PendingAlongsideBlock {
  private static var waiting: ((AnimationContext?) -> Void)?

  static func make(_ offer: @escaping (AnimationContext?) -> Void, during body: () -> Void) {
    let outer = waiting
    waiting = offer
    body()
    waiting = outer
  }

  /// Called inside each animation block that is opened.
  static func take(in context: AnimationContext?) {
    guard let offer = waiting else { return }
    waiting = nil
    offer(context)
  }
}
