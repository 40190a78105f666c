public import Foundation

/// An object with a trait environment.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView {
  /// A controller's root view has the controller's traits, any other its superview's.
  var resolvedTraits: UITraitCollection {
    let controller = owner as? UIViewController
    let inherited = controller?.traitCollection ?? superview?.traitCollection ?? screenTraits
    return inherited.styled(overrideUserInterfaceStyle).overridden(by: traitOverrides)
  }

  private var screenTraits: UITraitCollection {
    (window?.screen ?? UIScreen.main).traitCollection
  }

  /// Keeps the traits of now, for the screen's are about to change.
  func rememberTraits() {
    knownTraits = traitCollection
    for view in subviewList { view.rememberTraits() }
  }

  /// Tells the view, and if they differ for it everything below it, of new traits.
  ///
  /// [W] A view starts with the screen's traits and is told of changes only (WWDC 2019, 214).
  func traitsMayHaveChanged() {
    let (old, new) = (knownTraits ?? screenTraits, traitCollection)
    guard old != new else { return }
    knownTraits = new
    let controller = owner as? UIViewController
    CurrentTraits.perform(with: new) {
      controller?.hearTraits(after: old)
      follow(new)
      traitCollectionDidChange(old)
      for watcher in traitWatchers { watcher.hear(self, from: old, to: new) }
    }
    for view in subviewList { view.traitsMayHaveChanged() }
  }

  /// [D] Of iOS 17: views hear of new traits at once here anyway; those still untold are told now.
  public func updateTraitsIfNeeded() { traitsMayHaveChanged() }

  /// Takes traits that were foreseen over, here and below, without a word. [W]
  func foreseeTraits() {
    let new = traitCollection
    if new != knownTraits ?? screenTraits {
      knownTraits = new
      CurrentTraits.perform(with: new) { follow(new) }
    }
    for view in subviewList { view.foreseeTraits() }
  }

  /// Everything the view resolved with its old traits is made anew.
  private func follow(_ traits: UITraitCollection) {
    if let color = ownBackgroundColor, color.source.isDynamic { setBackground(color) }
    if let label = self as? UILabel { label.followContentSize(traits) }
    setNeedsDisplay()
    setNeedsLayout()
    tintColorDidChange()
    if owner is UIViewController || self is UIWindow { window?.stage?.statusBar.followTraits() }
  }
}

extension UITraitCollection {
  /// With another style, unless that says nothing.
  func styled(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    var values = values
    values.userInterfaceStyle = style
    return UITraitCollection(values)
  }
}
