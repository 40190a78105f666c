import Foundation
import Geometry
import HeadlessUIKit

extension ViewPlan.Kind {
  @MainActor
  func makeView(_ pictures: AssetShelf, ends: [Double]) -> UIView {
    switch self {
    case .plain: return UIView()
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.textColor = .label
      return label
    case .button(let title):
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      return button
    case .image(let name): return UIImageView(image: pictures[name.name])
    case .gradient(let colors):
      let view = GradientView()
      view.show(colors, along: ends)
      return view
    case .blur(let style): return UIVisualEffectView(effect: UIBlurEffect(style: style))
    case .spinner:
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      return spinner
    }
  }

  /// Neither frame nor equations: text and pictures have a size of their own, others fill.
  @MainActor
  func placeByItself(_ view: UIView, center: [Double]?) {
    switch self {
    case .label, .button, .image, .spinner:
      view.sizeToFit()
      if let center { view.center = CGPoint(x: center[0], y: center[1]) }
    case .plain, .gradient, .blur:
      if let parent = view.superview { view.fill(parent) }
    }
  }
}

extension UIView {
  /// As large as `parent`, now and later.
  func fill(_ parent: UIView) {
    frame = parent.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

/// Colours that run into each other.
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  func show(_ colors: [UIColor], along ends: [Double]) {
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = colors.map(\.cgColor)
    gradient.startPoint = CGPoint(x: ends[0], y: ends[1])
    gradient.endPoint = CGPoint(x: ends[2], y: ends[3])
  }
}
