public import Foundation
public import Geometry

/// Changes of a view when the device is tilted.
///
/// A stage is never tilted, so effects have no influence.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
  }

  /// [D] What is added to the values at key paths of the view; each part of the offset is between
  /// −1 and 1.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A value that follows the tilt between two ends; here it is never changed.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// [D] The minimum at −1, and the maximum at 1.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    return value(at: (offset.clamped(to: -1...1) + 1) / 2).map { [keyPath: $0] }
  }

  /// [I] Numbers, points and sizes; nil if the ends are of different kinds.
  private func value(at share: CGFloat) -> Any? {
    func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * share }
    switch (minimumRelativeValue, maximumRelativeValue) {
    case let (low as CGPoint, high as CGPoint):
      return CGPoint(x: mix(low.x, high.x), y: mix(low.y, high.y))
    case let (low as CGSize, high as CGSize):
      return CGSize(width: mix(low.width, high.width), height: mix(low.height, high.height))
    case let (low, high):
      guard let low = CGFloat(bridging: low), let high = CGFloat(bridging: high) else {
        return nil
      }
      return mix(low, high)
    }
  }
}

/// A group of effects.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  /// [I] Of effects of the same key path, the last one counts.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    (motionEffects ?? []).reduce(into: [:]) { all, effect in
      let own = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
      all.merge(own) { $1 }
    }
  }
}
