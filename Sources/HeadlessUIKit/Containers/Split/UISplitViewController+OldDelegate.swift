/// The delegate of iOS up to 7: it is handed a button for a hidden primary, and told when to remove it.
extension UISplitViewController {
  /// [D] The button shows the primary; a split in one of the column styles has buttons of its own.
  func offerPrimaryButton(in mode: DisplayMode, after old: DisplayMode?) {
    guard style == .unspecified, let delegate, let primary = columns[.primary] else { return }
    let (isHidden, wasHidden) = (mode.hidesPrimary, old?.hidesPrimary ?? false)
    guard isHidden != wasHidden else { return }
    let button = displayModeButtonItem
    // Most delegates have neither of the two, and are not logged.
    if isHidden {
      let popover = UIPopoverController(primary: primary)
      let answer: Void? = OptionalRequirement.answer(
        to: "splitViewController(_:willHide:with:for:)",
        delegate.splitViewController(self, willHide: primary, with: button, for: popover)
      )
      if answer != nil { log("splitViewController(_:willHide:with:for:)", primary) }
    } else {
      let answer: Void? = OptionalRequirement.answer(
        to: "splitViewController(_:willShow:invalidating:)",
        delegate.splitViewController(self, willShow: primary, invalidating: button)
      )
      if answer != nil { log("splitViewController(_:willShow:invalidating:)", primary) }
    }
  }

  private func log(_ method: String, _ primary: UIViewController) {
    guard let delegate else { return }
    log(callTo: delegate, method, arguments: [nil, primary.name]) {}
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
