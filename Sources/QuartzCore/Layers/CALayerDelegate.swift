import CoreGraphics
public import Foundation

/// Draws, lays out and animates a layer; all methods are optional.
public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  // A default implementation that records that it was called: only so can "not implemented" be
  // detected.
  public func display(_ layer: CALayer) {
    layer.delegateDisplays = false
  }

  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  public func layoutSublayers(of layer: CALayer) {}

  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
