public import Foundation

// Gestures by name; nobody makes them.

public struct TapGesture: PlainGesture {
  public typealias Value = Void

  public var count: Int

  public nonisolated init(count: Int = 1) {
    self.count = count
  }
}

public struct LongPressGesture: PlainGesture {
  public typealias Value = Bool

  public var minimumDuration: TimeInterval
  public var maximumDistance: CGFloat

  public nonisolated init(minimumDuration: TimeInterval = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }
}

public struct MagnificationGesture: PlainGesture {
  public typealias Value = CGFloat

  public var minimumScaleDelta: CGFloat

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

public struct RotationGesture: PlainGesture {
  public typealias Value = Angle

  public var minimumAngleDelta: Angle

  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}
