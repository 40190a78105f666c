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
    didSet { layer.change(.backdrop, \.backdrop, to: environmentBlur) }
  }

  var blurEffect: UIBlurEffect? { effect as? UIBlurEffect }

  private func assemble() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    layer.values.backdrop = environmentBlur
    layer.markChanged()
  }
}
