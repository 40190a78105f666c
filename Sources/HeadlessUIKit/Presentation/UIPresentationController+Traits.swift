/// The traits of the presentation's environment, and the overrides of its style.
extension UIPresentationController {
  /// The presented controller's overrides of the window's traits.
  var contentTraits: [UITraitCollection] {
    [contextTraits, lookTraits(of: styleForTraits), ownOverride].compactMap(\.self)
  }

  private var ownOverride: UITraitCollection? {
    let own = UITraitCollection().overridden(by: traitOverrides)
    guard let overrideTraitCollection else { return own == UITraitCollection() ? nil : own }
    return UITraitCollection(traitsFrom: [overrideTraitCollection, own])
  }

  /// The presenter's traits; for a narrow panel, those outside of it. [W]
  var spaceTraits: UITraitCollection {
    guard let presenting else {
      return presented?.traitCollection ?? UIScreen.main.traitCollection
    }
    let traits = presenting.traitCollection
    guard coversScreen, presenting.isInNarrowPanel else { return traits }
    let space = presenting.viewIfLoaded?.window?.traitCollection ?? UIScreen.main.traitCollection
    return traits.withSizeClasses(of: space)
  }

  /// Presentations are elevated [D]; form sheets and popovers have compact width on pads too [W].
  func lookTraits(of style: UIModalPresentationStyle?) -> UITraitCollection? {
    guard let style, ownStyle != .custom, style.isAdaptive else { return nil }
    let level = UITraitCollection(userInterfaceLevel: .elevated)
    guard style.isNarrow else { return level }
    return UITraitCollection(traitsFrom: [level, UITraitCollection(horizontalSizeClass: .compact)])
  }

  /// [I] A presentation in a context has the context's traits.
  private var contextTraits: UITraitCollection? {
    guard !coversScreen, let traits = presenting?.traitCollection else { return nil }
    let level = UITraitCollection(userInterfaceLevel: traits.userInterfaceLevel)
    return level.withSizeClasses(of: traits)
  }

  /// The style for the announced traits.
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

/// Changes of traits.
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
  /// Whether its content has compact width on every screen.
  ///
  /// [W] Split views have columns in page sheets, so those do not.
  fileprivate var isNarrow: Bool { self == .formSheet || self == .popover }
}

extension UIViewController {
  /// Whether its panel makes its width compact.
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
