public import Foundation

/// An object with a trait environment.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView {
  /// The root view of a controller has the controller's traits, any other view its superview's.
  var resolvedTraits: UITraitCollection {
    let controller = owner as? UIViewController
    let inherited = controller?.traitCollection ?? superview?.traitCollection ?? screenTraits
    return inherited.styled(overrideUserInterfaceStyle).overridden(by: traitOverrides)
      .limited(by: self)
  }

  private var screenTraits: UITraitCollection {
    (window?.screen ?? UIScreen.main).traitCollection
  }

  /// The length of a pixel in points.
  var pixel: CGFloat { 1 / pixelsPerPoint }
  var pixelsPerPoint: CGFloat { max(1, traitCollection.displayScale) }

  /// Stores the current traits, before the screen's change.
  func rememberTraits() {
    knownTraits = traitCollection
    for view in subviewList { view.rememberTraits() }
  }

  /// Notifies the view of new traits, and if they differ everything below it.
  ///
  /// [W] A view starts with the screen's traits and is notified of changes only (WWDC 2019, 214).
  func traitsMayHaveChanged() {
    let (old, new) = (knownTraits ?? screenTraits, traitCollection)
    guard old != new else { return }
    knownTraits = new
    let controller = owner as? UIViewController
    CurrentTraits.perform(with: new) {
      controller?.notifyOfTraits(after: old)
      follow(new, after: old)
      traitCollectionDidChange(old)
      for observation in traitObservations { observation.notify(self, from: old, to: new) }
    }
    for view in subviewList { view.traitsMayHaveChanged() }
  }

  /// [D] iOS 17: views are notified at once here anyway; pending ones are notified now.
  public func updateTraitsIfNeeded() { traitsMayHaveChanged() }

  /// Adopts predicted traits, here and below, without notification. [W]
  func predictTraits() {
    let (old, new) = (knownTraits ?? screenTraits, traitCollection)
    if new != old {
      knownTraits = new
      CurrentTraits.perform(with: new) { follow(new, after: old) }
    }
    for view in subviewList { view.predictTraits() }
  }

  /// Updates everything that the view has resolved with its old traits.
  private func follow(_ traits: UITraitCollection, after old: UITraitCollection) {
    if let color = ownBackgroundColor, color.source.isDynamic { setBackground(color) }
    if let label = self as? UILabel { label.followContentSize(traits) }
    (self as? any BlurringView)?.updateBlur()
    setNeedsDisplay()
    setNeedsLayout()
    tintColorDidChange()
    if old.preferredContentSizeCategory != traits.preferredContentSizeCategory { textSizeChanged() }
    if owner is UIViewController || self is UIWindow { window?.stage?.statusBar.followTraits() }
  }
}

extension UITraitCollection {
  /// With another style, unless that is unspecified.
  func styled(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    var values = values
    values.userInterfaceStyle = style
    return UITraitCollection(values)
  }
}
