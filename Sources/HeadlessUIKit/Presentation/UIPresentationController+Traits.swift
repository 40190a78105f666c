/// The traits of the space that is presented in, and what the look makes of them.
extension UIPresentationController {
  /// What the presented controller has in place of the traits of its window.
  var contentTraits: [UITraitCollection] {
    [contextTraits, lookTraits(of: styleForTraits), ownOverride].compactMap(\.self)
  }

  private var ownOverride: UITraitCollection? {
    let own = UITraitCollection().overridden(by: traitOverrides)
    guard let overrideTraitCollection else { return own == UITraitCollection() ? nil : own }
    return UITraitCollection(traitsFrom: [overrideTraitCollection, own])
  }

  /// The presenter's traits; from a narrow panel, those of the space around it. [W]
  var spaceTraits: UITraitCollection {
    guard let presenting else {
      return presented?.traitCollection ?? UIScreen.main.traitCollection
    }
    let traits = presenting.traitCollection
    guard coversScreen, presenting.isInNarrowPanel else { return traits }
    let space = presenting.viewIfLoaded?.window?.traitCollection ?? UIScreen.main.traitCollection
    return traits.withSizeClasses(of: space)
  }

  /// What stands above the base of the window is elevated [D]; form sheets and popovers are compact
  /// across on pads too [W].
  func lookTraits(of style: UIModalPresentationStyle?) -> UITraitCollection? {
    guard let style, ownStyle != .custom, style.isAdaptive else { return nil }
    let level = UITraitCollection(userInterfaceLevel: .elevated)
    guard style.isNarrow else { return level }
    return UITraitCollection(traitsFrom: [level, UITraitCollection(horizontalSizeClass: .compact)])
  }

  /// [I] What is presented in a context has the context's room.
  private var contextTraits: UITraitCollection? {
    guard !coversScreen, let traits = presenting?.traitCollection else { return nil }
    let level = UITraitCollection(userInterfaceLevel: traits.userInterfaceLevel)
    return level.withSizeClasses(of: traits)
  }

  /// The style to come as soon as the space it is for is there.
  private var styleForTraits: UIModalPresentationStyle? {
    guard let comingStyle, let adaptedTraits, presenting != nil,
      spaceTraits.hasSizeClasses(of: adaptedTraits)
    else {
      return shownStyle
    }
    return comingStyle
  }

  fileprivate var coversScreen: Bool { StyleRules[ownStyle].presenter == .screen }

  fileprivate var isNarrow: Bool {
    coversScreen ? isNarrow(as: styleForTraits) : presenting?.isInNarrowPanel == true
  }

  private func isNarrow(as style: UIModalPresentationStyle?) -> Bool {
    ownStyle != .custom && style?.isNarrow == true
  }
}

/// Other traits to come.
extension UIPresentationController {
  func forwardTraits(
    _ traits: UITraitCollection,
    _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let around = presenting?.outermost.modal.controller?.announcedSpace
    let space = around.map(traits.withSizeClasses) ?? traits
    adaptAgain(to: coversScreen ? space : traits, coordinator)
    let style = comingStyle ?? shownStyle
    announcedSpace = coversScreen ? (isNarrow(as: style) ? space : nil) : around
    defer { announcedSpace = nil }
    let look = lookTraits(of: style)
    let given = [coversScreen ? space : traits, look, ownOverride]
    let own = UITraitCollection(traitsFrom: given.compactMap(\.self))
    (wrapper ?? presented)?.passTraits(own, coordinator)
  }
}

extension UIModalPresentationStyle {
  /// Whether its content is compact across however wide the screen is.
  ///
  /// [W] Split views stand side by side in page sheets, so those are not.
  fileprivate var isNarrow: Bool { self == .formSheet || self == .popover }
}

extension UIViewController {
  /// Whether the panel it is in makes it compact across.
  fileprivate var isInNarrowPanel: Bool {
    let whole = outermost
    return whole.modal.presenting != nil && whole.modal.controller?.isNarrow == true
  }

  fileprivate var outermost: UIViewController {
    sequence(first: self, next: \.parent).reduce(self) { $1 }
  }
}

extension UITraitCollection {
  fileprivate func withSizeClasses(of other: UITraitCollection) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      self, UITraitCollection(horizontalSizeClass: other.horizontalSizeClass),
      UITraitCollection(verticalSizeClass: other.verticalSizeClass),
    ])
  }
}
