internal import Foundation
internal import HeadlessUIKit

extension ScreenCheck {
  /// Checks that no text or control covers another.
  ///
  /// For labels the text counts, not the label's frame. A presented screen covers those behind it,
  /// so only the front controller's screen is checked.
  public static let nothingOverlaps = ScreenCheck("nothing overlaps") { stage in
    let parts = stage.frontViews.filter { !$0.isInsideControl }.compactMap { view in
      view.contentFrame.map { (view: view, frame: $0) }
    }
    return parts.indices.flatMap { first in
      parts[(first + 1)...].compactMap { other -> String? in
        let one = parts[first]
        guard !one.view.isDescendant(of: other.view), !other.view.isDescendant(of: one.view) else {
          return nil
        }
        let common = one.frame.intersection(other.frame)
        // A smaller overlap is only a line along the edge.
        guard !common.isNull, common.width > 1, common.height > 1 else { return nil }
        return "\(one.view.contentName) and \(other.view.contentName) overlap by "
          + "\(Figures.decimal(common.width)) × \(Figures.decimal(common.height)) points"
      }
    }
  }

  /// Checks the contrast of texts with their background by WCAG 2: 4.5, or 3 for large texts.
  ///
  /// The background is composed of the background colours of the views below; texts over pictures
  /// and effects are skipped.
  public static let contrast = ScreenCheck("contrast") { stage in
    let views = stage.frontViews
    return views.compactMap { view in
      guard let label = view as? UILabel, let text = label.text, !text.isEmpty, label.isEnabled,
        !label.isInDisabledControl, let frame = label.contentFrame,
        let ground = Ground(below: label, at: CGPoint(x: frame.midX, y: frame.midY), among: views)
      else { return nil }
      let ink = ground.color.under(
        label.textColor,
        alpha: label.visibleAlpha,
        traits: label.traitCollection
      )
      let ratio = ink.contrast(to: ground.color)
      let least = label.hasLargeText ? 3 : 4.5
      guard ratio < least else { return nil }
      return
        "\(label.contentName) has a contrast of \(Figures.decimal(ratio, decimals: 1)) to what is "
        + "behind it; make it \(Figures.decimal(least)) or more"
    }
  }
}

/// The colour behind a text; nil if it cannot be determined.
@MainActor
private struct Ground {
  var color = PlainColor(red: 1, green: 1, blue: 1)

  /// `views` are ordered from back to front.
  init?(below label: UILabel, at point: CGPoint, among views: [UIView]) {
    for view in views {
      guard view.convert(view.bounds, to: nil).contains(point) else {
        if view === label { break }
        continue
      }
      if view is UIImageView || view is UIVisualEffectView { return nil }
      if let background = view.backgroundColor {
        color = color.under(background, alpha: view.visibleAlpha, traits: view.traitCollection)
      }
      if view === label { break }
    }
  }
}

/// An opaque colour in sRGB.
private struct PlainColor {
  var red: Double
  var green: Double
  var blue: Double

  /// Returns the result of painting another colour over it.
  func under(_ color: UIColor, alpha: Double, traits: UITraitCollection) -> PlainColor {
    var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = color.resolvedColor(with: traits).getRed(&r, green: &g, blue: &b, alpha: &a)
    let share = Double(a) * alpha
    let mixed = { (below: Double, above: CGFloat) in below + (Double(above) - below) * share }
    return PlainColor(red: mixed(red, r), green: mixed(green, g), blue: mixed(blue, b))
  }

  func contrast(to other: PlainColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// WCAG 2, relative luminance.
  private var luminance: Double {
    let linear = { (value: Double) in
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

extension Stage {
  /// The visible views of the front controller, from back to front.
  fileprivate var frontViews: [UIView] {
    var controller = window.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller?.viewIfLoaded.map { [$0] + $0.seen } ?? []
  }
}

extension UIView {
  fileprivate var seen: [UIView] {
    subviews.filter { !$0.isHidden && $0.alpha >= 0.01 }.flatMap { [$0] + $0.seen }
  }

  /// The view's alpha, multiplied by those of its superviews.
  fileprivate var visibleAlpha: Double {
    sequence(first: self, next: \.superview).reduce(1.0) { $0 * Double($1.alpha) }
  }

  /// The frame of its text or control on the screen; nil for views that only contain others.
  fileprivate var contentFrame: CGRect? {
    if let label = self as? UILabel {
      guard label.text?.isEmpty == false else { return nil }
      let lines = label.numberOfLines
      let text = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: lines)
      return label.convert(text.intersection(label.bounds), to: nil)
    }
    let isContent =
      self is UIButton || self is UISwitch || self is UISlider || self is UITextField
      || self is UITextView || self is UISegmentedControl || self is UIStepper
    return isContent ? convert(bounds, to: nil) : nil
  }

  /// A control counts as one element, including its subviews.
  fileprivate var isInsideControl: Bool {
    sequence(first: self as UIView, next: \.superview).dropFirst().contains { $0 is UIControl }
  }

  fileprivate var isInDisabledControl: Bool {
    sequence(first: self as UIView, next: \.superview).contains {
      ($0 as? UIControl).map { !$0.isEnabled } ?? false
    }
  }

  fileprivate var contentName: String {
    let type = TypeNames.of(self)
    if let identifier = accessibilityIdentifier { return "\(type) '\(identifier)'" }
    guard let text = (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle else {
      return type
    }
    return "\(type) \"\(text)\""
  }
}

extension UILabel {
  /// 18 points, or 14 in bold, as in WCAG and Apple's guidelines.
  fileprivate var hasLargeText: Bool {
    font.pointSize >= 18
      || (font.pointSize >= 14 && font.fontDescriptor.symbolicTraits.contains(.traitBold))
  }
}
