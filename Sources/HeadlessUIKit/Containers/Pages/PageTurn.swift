/// One turn from some pages to others under way.
@MainActor
final class PageTurn {
  let from: [UIViewController]
  let to: [UIViewController]
  let isForward: Bool
  let isAnimated: Bool
  var interaction: UIPercentDrivenInteractiveTransition?
  let completion: ((Bool) -> Void)?

  init(
    from: [UIViewController],
    to: [UIViewController],
    forward: Bool,
    animated: Bool,
    interaction: UIPercentDrivenInteractiveTransition?,
    completion: ((Bool) -> Void)?
  ) {
    (self.from, self.to, isForward, isAnimated) = (from, to, forward, animated)
    (self.interaction, self.completion) = (interaction, completion)
  }
}
