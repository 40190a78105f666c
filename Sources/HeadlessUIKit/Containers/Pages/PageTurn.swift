/// One turn from some pages to others under way.
@MainActor
final class PageTurn {
  let from: [UIViewController]
  let to: [UIViewController]
  let isForward: Bool
  let isAnimated: Bool
  var interaction: UIPercentDrivenInteractiveTransition?
  private var completion: ((Bool) -> Void)?
  /// Whether a finger still leads it.
  var isLed: Bool
  /// The delegate hears of turns that the user began. [D]
  let isByUser: Bool

  init(
    from: [UIViewController],
    to: [UIViewController],
    forward: Bool,
    animated: Bool,
    interaction: UIPercentDrivenInteractiveTransition?,
    isByUser: Bool = false,
    completion: ((Bool) -> Void)?
  ) {
    (self.from, self.to, isForward, isAnimated) = (from, to, forward, animated)
    (self.interaction, self.completion) = (interaction, completion)
    self.isByUser = isByUser
    isLed = interaction != nil
  }

  /// Tells whoever asked for the turn, once.
  func conclude(_ didComplete: Bool) {
    let told = completion
    completion = nil
    told?(didComplete)
  }
}
