import CoreGraphics
public import Foundation

/// Whoever draws, lays out and animates a layer; every method may be left out.
public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  // Only a default can tell "not implemented" from "did nothing".
  public func display(_ layer: CALayer) {
    layer.delegateDisplays = false
  }

  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  public func layoutSublayers(of layer: CALayer) {}

  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
