import Foundation

/// Makes the layer that `UIView.layerClass` names.
enum LayerFactory {
  static func make(_ type: CALayer.Type) -> CALayer {
    if type == CALayer.self { return CALayer() }
    if let known = known.first(where: { $0.type == type }) { return known.make() }
    // Of a class made elsewhere only the required initialiser can be called.
    return type.init(coder: BlankCoder()) ?? CALayer()
  }

  private static let known: [(type: CALayer.Type, make: @Sendable () -> CALayer)] = [
    (CAShapeLayer.self, { CAShapeLayer() }),
    (CAGradientLayer.self, { CAGradientLayer() }),
    (CATransformLayer.self, { CATransformLayer() }),
    (CAReplicatorLayer.self, { CAReplicatorLayer() }),
    (CATextLayer.self, { CATextLayer() }),
  ]
}

/// A coder in which nothing is stored.
final class BlankCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
}
