import Foundation
import Geometry
import HeadlessUIKit

extension ViewPlan {
  @MainActor
  func makeView(_ cast: Cast) -> UIView {
    switch kind {
    case .plain: UIView()
    case .label(let text): UILabel.saying(cast.say(text))
    case .button(let title):
      UIButton.saying(cast.say(title), style: buttonStyle, image: cast.picture(picture))
    case .image(let name): UIImageView(image: cast.picture(name))
    case .gradient(let colors): GradientView(colors, along: gradientEnds)
    case .blur(let style): UIVisualEffectView(effect: UIBlurEffect(style: style))
    case .spinner(let isTurning): UIActivityIndicatorView.turning(isTurning)
    case .list(let list): ListView(list, style: listStyle, cast: cast)
    case .scroll(let size): UIScrollView.over(size, pages)
    case .stack(let axis): UIStackView.along(axis, arrangement)
    case .toggle(let isOn): UISwitch.standing(isOn)
    case .slider(let share): UISlider.standing(share)
    case .progress(let share): UIProgressView.standing(share)
    case .segments(let titles): UISegmentedControl.of(titles.map(cast.say), selected)
    case .field(let placeholder):
      UITextField.asking(cast.say(placeholder), content.map(cast.say), isSecure: isSecure)
    case .search(let placeholder):
      UISearchBar.asking(cast.say(placeholder), content.map(cast.say), cancels: showsCancel)
    case .toolbar(let items): UIToolbar.of(items, cast)
    }
  }
}

extension ViewPlan.Kind {
  /// Without a frame or equations: text and controls have their intrinsic size, others fill the
  /// parent.
  @MainActor
  func setOwnFrame(_ view: UIView, center: [Double]?) {
    switch self {
    case .label, .button, .image, .spinner, .toggle, .slider, .progress, .segments, .field,
      .search, .toolbar:
      view.sizeToFit()
      if let center { view.center = CGPoint(x: center[0], y: center[1]) }
    case .plain, .gradient, .blur, .list, .scroll, .stack:
      if let parent = view.superview { view.fill(parent) }
    }
  }
}

extension UIView {
  /// Fills `parent`, even after it is resized.
  func fill(_ parent: UIView) {
    frame = parent.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Adds a view to this one's content.
  func take(_ view: UIView) {
    switch self {
    case let stack as UIStackView: stack.addArrangedSubview(view)
    case let effect as UIVisualEffectView: effect.contentView.addSubview(view)
    default: addSubview(view)
    }
  }

  /// Whether it is arranged by a stack view.
  var isArranged: Bool { superview is UIStackView }
}

extension UILabel {
  fileprivate static func saying(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = .label
    return label
  }
}

extension UIButton {
  fileprivate static func saying(
    _ title: String,
    style: ViewPlan.ButtonStyle?,
    image: UIImage?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.configuration = style?.configuration
    button.configuration?.imagePadding = imageGap
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    return button
  }

  // A gap in proportion to the text, so that picture and title do not touch.
  private static let imageGap = 6.0
}

extension UIActivityIndicatorView {
  fileprivate static func turning(_ isTurning: Bool) -> UIActivityIndicatorView {
    let spinner = UIActivityIndicatorView(style: .medium)
    if isTurning { spinner.startAnimating() }
    return spinner
  }
}

/// A view that shows a gradient.
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  convenience init(_ colors: [UIColor], along ends: [Double]) {
    self.init(frame: .zero)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = colors.map(\.cgColor)
    gradient.startPoint = CGPoint(x: ends[0], y: ends[1])
    gradient.endPoint = CGPoint(x: ends[2], y: ends[3])
  }
}

extension ViewPlan.ButtonStyle {
  @MainActor
  fileprivate var configuration: UIButton.Configuration {
    switch self {
    case .plain: .plain()
    case .gray: .gray()
    case .tinted: .tinted()
    case .filled: .filled()
    }
  }
}
