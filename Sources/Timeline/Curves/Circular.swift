/// Quarter circles as curves, as SwiftUI's `UnitCurve.circularEaseIn`.
public enum Circular: String, Hashable, Codable, Sendable, CaseIterable {
  case easeIn, easeOut, easeInOut

  public func value(at progress: Double) -> Double {
    let x = clamped(progress)
    switch self {
    case .easeIn: return Self.rise(x)
    case .easeOut: return 1 - Self.rise(1 - x)
    case .easeInOut: return x < 0.5 ? Self.rise(2 * x) / 2 : 1 - Self.rise(2 - 2 * x) / 2
    }
  }

  public func slope(at progress: Double) -> Double {
    let x = clamped(progress)
    switch self {
    case .easeIn: return Self.steepness(x)
    case .easeOut: return Self.steepness(1 - x)
    case .easeInOut: return Self.steepness(x < 0.5 ? 2 * x : 2 - 2 * x)
    }
  }

  private static func rise(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }
  private static func steepness(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }
  private func clamped(_ x: Double) -> Double { Swift.min(Swift.max(x, 0), 1) }
}
