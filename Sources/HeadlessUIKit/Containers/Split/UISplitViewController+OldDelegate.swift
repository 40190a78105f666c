/// The delegate of iOS up to 7, which gets a button for a hidden primary, and hears when to remove
/// it.
extension UISplitViewController {
  /// [D] The button shows the primary; a split in one of the column styles has buttons of its own.
  func offerPrimaryButton(in mode: DisplayMode, after old: DisplayMode?) {
    guard style == .unspecified, delegate != nil, let primary = columns[.primary] else { return }
    let (isHidden, wasHidden) = (mode.hidesPrimary, old?.hidesPrimary ?? false)
    guard isHidden != wasHidden else { return }
    let button = displayModeButtonItem
    if isHidden {
      let popover = UIPopoverController(primary: primary)
      call("splitViewController(_:willHide:with:for:)", with: primary) {
        $0.splitViewController(self, willHide: primary, with: button, for: popover)
      }
    } else {
      call("splitViewController(_:willShow:invalidating:)", with: primary) {
        $0.splitViewController(self, willShow: primary, invalidating: button)
      }
    }
  }

  /// Logs the call only if the delegate has the method: most have neither of the two.
  private func call(
    _ method: String,
    with primary: UIViewController,
    _ body: (any UISplitViewControllerDelegate) -> Void
  ) {
    guard let delegate else { return }
    let (core, index) = (stage.core, stage.core.journal.events.count)
    var answer: Void?
    log(callTo: delegate, method, arguments: [nil, primary.name]) {
      answer = OptionalRequirement.answer(to: method, body(delegate))
    }
    if answer == nil { core.journal.removeEvent(at: index) }
  }
}

extension UISplitViewController.DisplayMode {
  /// Whether the primary is away, or only for a while above the secondary.
  fileprivate var hidesPrimary: Bool {
    switch self {
    case .automatic, .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: false
    case .secondaryOnly, .oneOverSecondary, .twoOverSecondary: true
    }
  }
}
