@preconcurrency public import Foundation
import Scene

/// A view that blurs what is below it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView, BlurringView {
  private let content = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    assemble()
  }

  public convenience init() {
    self.init(effect: nil)
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
    coder.finish(self, as: UIVisualEffectView.self)
  }

  open var contentView: UIView { content }
  /// [D] Can be animated: the blur appears or disappears.
  open var effect: UIVisualEffect? {
    didSet { layer.change(.backdrop, \.backdrop, to: backdrop) }
  }

  private var backdrop: BackdropBlur? {
    (effect as? UIBlurEffect)?.backdrop(for: self)
  }

  func followEnvironment() {
    guard layer.values.backdrop != backdrop else { return }
    layer.change(.backdrop, \.backdrop, to: backdrop)
  }

  private func assemble() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    layer.values.backdrop = backdrop
    layer.markChanged()
  }
}

/// A view that shows a blur in the tone of its environment.
@MainActor
protocol BlurringView: UIView {
  /// Resolves the blur again, since the environment has changed.
  func followEnvironment()
}

extension UIBlurEffect {
  @MainActor
  func backdrop(for view: UIView) -> BackdropBlur {
    let stage = view.window?.stage ?? Stage.current
    let interface = view.traitCollection.userInterfaceStyle
    return backdrop(in: interface, isOpaque: stage.reducesTransparency)
  }
}

extension UIView {
  /// Called for a window after the user's setting for transparency has changed.
  func followTransparency() {
    (self as? any BlurringView)?.followEnvironment()
    for view in subviewList { view.followTransparency() }
  }
}
