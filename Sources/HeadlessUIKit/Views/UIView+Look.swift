import Foundation
import Geometry

extension UIView {
  func setBackground(_ color: UIColor?) {
    ownBackgroundColor = color
    CurrentTraits.perform(for: self) {
      layer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
    }
  }

  /// Called when a layer property was set without the view's setter.
  package func layerValueWasSet(_ property: LayerProperty) {
    guard property == .backgroundColor else { return }
    ownBackgroundColor = layer.backgroundColor.map { UIColor(cgColor: $0) }
  }

  /// [D] The tint is inherited from the superview.
  private var plainTintColor: UIColor {
    ownTintColor ?? superview?.plainTintColor ?? AccentColor.ofApp
  }

  var inheritedTintColor: UIColor {
    tintAdjustmentMode == .dimmed ? plainTintColor.dimmed : plainTintColor
  }

  /// [D] Automatic is the superview's mode, and normal at the top.
  var inheritedTintAdjustment: TintAdjustmentMode {
    guard ownTintAdjustment == .automatic else { return ownTintAdjustment }
    if let window = superview as? UIWindow, window.dimsTint(of: self) { return .dimmed }
    return superview?.tintAdjustmentMode ?? .normal
  }

  func tintAdjustmentChanged() {
    refreshBackground()
    tintColorDidChange()
    for view in subviewList where view.ownTintAdjustment == .automatic {
      view.tintAdjustmentChanged()
    }
  }

  /// A color that depends on the tint is resolved again.
  private func refreshBackground() {
    if case .dynamic = ownBackgroundColor?.source { setBackground(ownBackgroundColor) }
  }

  func tintMayHaveChanged() {
    refreshBackground()
    tintColorDidChange()
    for view in subviewList where view.ownTintColor == nil { view.tintMayHaveChanged() }
  }
}

extension UIView.ContentMode {
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
