@preconcurrency public import Foundation
import Scene

/// A view that blurs what lies below it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let content = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    assemble()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  open var contentView: UIView { content }
  open var effect: UIVisualEffect? {
    didSet { effectChanged() }
  }

  private func assemble() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    effectChanged()
  }

  private func effectChanged() {
    guard let blur = effect as? UIBlurEffect else {
      layer.values.effects = []
      layer.markChanged()
      return
    }
    layer.values.effects = [.backdropBlur(blur.backdrop)]
    layer.markChanged()
  }
}
