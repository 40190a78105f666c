/// A turn from some pages to others that is in progress.
@MainActor
final class PageTurn {
  let from: [UIViewController]
  let to: [UIViewController]
  let isForward: Bool
  let isAnimated: Bool
  var interaction: UIPercentDrivenInteractiveTransition?
  private var completion: ((Bool) -> Void)?
  /// Whether a gesture still drives it.
  var isInteractive: Bool
  /// Whether the user began it, so that the delegate is notified. [D]
  let isByUser: Bool
  /// Whether other pages were set before its end.
  var isSuperseded = false

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
    isInteractive = interaction != nil
  }

  /// Calls the completion of the turn, once.
  ///
  /// [M] rule pages.containment: a superseded turn has not completed.
  func conclude(_ didComplete: Bool) {
    let told = completion
    completion = nil
    told?(didComplete && !isSuperseded)
  }
}
