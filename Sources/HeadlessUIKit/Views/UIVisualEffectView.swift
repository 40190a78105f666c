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
  /// [W] An app's views belong into the content view.
  open override func addSubview(_ view: UIView) {
    guard view !== content else { return super.addSubview(view) }
    refuse()
  }
  open override func insertSubview(_ view: UIView, at index: Int) { refuse() }
  open override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { refuse() }
  open override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { refuse() }
  private func refuse() {
    layer.core.raise(
      "UIVisualEffectView",
      "a subview was added to the effect view itself",
      remedy: "add it to its contentView instead"
    )
  }
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
