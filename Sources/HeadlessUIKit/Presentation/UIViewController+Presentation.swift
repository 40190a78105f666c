/// Presenting and presented controllers (rules presentation.presenter, presentation.links).
extension UIViewController {
  /// [D] Rule presentation.presenter: the controller that presents when `present` is called here.
  func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let line = Array(sequence(first: self, next: \.parent))
    if StyleRules[style.resolved].presenter == .context,
      let context = line.first(where: \.definesPresentationContext)
    {
      return context
    }
    return line.last ?? self
  }

  /// [D] A custom presentation may cover its context instead of the screen.
  func presenter(for controller: UIPresentationController) -> UIViewController? {
    guard controller.ownStyle == .custom, !controller.shouldPresentInFullscreen else { return nil }
    return controller.ownContext ?? presenter(for: .currentContext)
  }

  /// Whether it or an ancestor is shown in a popover.
  var isInPopover: Bool {
    sequence(first: self, next: \.parent)
      .contains { $0.modal.presenting != nil && $0.modal.controller?.shownStyle == .popover }
  }

  /// Whether it or an ancestor is shown in a page or form sheet.
  var isInSheet: Bool {
    sequence(first: self, next: \.parent).contains { member in
      guard member.modal.presenting != nil else { return false }
      let style = member.modal.controller?.currentStyle
      return style == .pageSheet || style == .formSheet
    }
  }

  /// This controller or its nearest ancestor that presents another.
  var nearestPresenter: UIViewController? {
    sequence(first: self, next: \.parent).first { $0.modal.presented != nil }
  }

  /// Ends a change without animation that was started in this turn, so that the next one can follow
  /// at once.
  func endInstantChanges() {
    let near = sequence(first: self, next: \.parent).flatMap { [$0, $0.modal.presented] }
    for member in near + presentedChain {
      member?.startIfPending()
      member?.activeTransition?.completeIfInstant()
    }
  }

  /// Starts a presentation that waits for the end of the turn.
  func startIfPending() {
    let start = modal.pendingStart
    modal.pendingStart = nil
    start?()
  }

  /// The controllers presented above this one, nearest first.
  var presentedChain: [UIViewController] {
    Array(sequence(first: self, next: { $0.modal.presented }).dropFirst())
  }

  /// [I] Replacing a window's root dismisses everything presented above the old one.
  func abandonPresented() {
    for shown in presentedChain.reversed() {
      shown.modal.pendingStart = nil
      shown.activeTransition?.abandon()
      guard let presenter = shown.modal.presenting, let controller = shown.modal.controller else {
        continue
      }
      controller.viewInContainer?.removeFromSuperview()
      presenter.modal.presented = nil
      shown.modal.presenting = nil
      controller.moveOut()
      shown.modal.controller = nil
    }
  }

  /// [I] A container that lays out its children lays out presentations in their contexts, too.
  func contextViewFrameDidChange() {
    guard let container = modal.presented?.modal.controller?.container,
      container.isWhereContextIs, let view = viewIfLoaded
    else { return }
    container.frame = view.frame
  }

  /// The presentation controller, created on first use and kept.
  func ownPresentationController(
    by presenter: UIViewController?,
    from source: UIViewController
  ) -> UIPresentationController {
    if let made = modal.controller { return made }
    let style = modalPresentationStyle
    let made: UIPresentationController =
      switch style {
      case .custom:
        customPresentationController(by: presenter, from: source)
          ?? UIPresentationController(presentedViewController: self, presenting: presenter)
      case .popover:
        UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
      case .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: self, presenting: presenter)
      default:
        UIPresentationController(presentedViewController: self, presenting: presenter)
      }
    made.ownStyle = style
    modal.controller = made
    made.becomeOwned()
    return made
  }

  private func customPresentationController(
    by presenter: UIViewController?,
    from source: UIViewController
  ) -> UIPresentationController? {
    let delegate = transitioningDelegate
    let question = "presentationController(forPresented:presenting:source:)"
    return source.stage.core.ask(delegate, question: question) {
      delegate?.presentationController(forPresented: self, presenting: presenter, source: source)
    }
  }

  /// The presentation controller of the nearest presented ancestor.
  func nearestPresentationController<Kind: UIPresentationController>(
    _ kind: Kind.Type,
    makes styles: Set<UIModalPresentationStyle>
  ) -> Kind? {
    if let made = modal.controller { return made as? Kind }
    if let parent { return parent.nearestPresentationController(kind, makes: styles) }
    guard styles.isEmpty || styles.contains(modalPresentationStyle) else { return nil }
    return ownPresentationController(by: nil, from: self) as? Kind
  }
}
