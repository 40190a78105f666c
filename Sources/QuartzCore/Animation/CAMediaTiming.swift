import VirtualTime
import Foundation

/// What a layer or an animation shows before and after its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A clock in a tree of clocks: t = (parent − beginTime) · speed + timeOffset.
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The values of `CAMediaTiming`.
struct MediaTiming: Hashable {
  package var beginTime: CFTimeInterval = 0
  package var duration: CFTimeInterval = 0
  package var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  package var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed
  /// Overrides begin, speed and offset at the end of an interaction.
  var warp: TimeWarp?

  /// Whether local time is the parent's time.
  var isTransparent: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 && warp == nil }

  package func local(_ parent: CFTimeInterval) -> CFTimeInterval {
    if let warp { return warp.local(parent) }
    return isTransparent ? parent : (parent - beginTime) * Double(speed) + timeOffset
  }

  /// The parent's time at which local time is `local`; nil if the clock is stopped.
  package func parent(_ local: CFTimeInterval) -> CFTimeInterval? {
    if isTransparent { return local }
    if let warp { return warp.parent(local) }
    return speed == 0 ? nil : (local - timeOffset) / Double(speed) + beginTime
  }
}
