import Foundation
import Geometry

/// The values that a filter's inputs have.
struct FilterValues {
  private let values: [String: Any]

  init(_ values: [String: Any]) {
    self.values = values
  }

  /// Nothing comes out of a filter while an input that it needs is nil.
  struct UnsetInput: Error {
    let key: String
  }

  func image(_ key: String = kCIInputImageKey) throws -> CIImage { try value(key) }
  func color(_ key: String = kCIInputColorKey) throws -> CIColor { try value(key) }
  func vector(_ key: String) throws -> CIVector { try value(key) }
  func data(_ key: String) throws -> Data { try value(key) }
  func text(_ key: String) throws -> String { try value(key) }

  func number(_ key: String) throws -> Double { try (value(key) as NSNumber).doubleValue }
  func point(_ key: String) throws -> CGPoint { try vector(key).cgPointValue }

  func transform(_ key: String = kCIInputTransformKey) throws -> CGAffineTransform {
    try (value(key) as NSValue).cgAffineTransformValue
  }

  /// Nil while it is unset.
  func optional<Value>(_ key: String) -> Value? { values[key] as? Value }

  private func value<Value>(_ key: String) throws -> Value {
    guard let value = values[key] as? Value else { throw UnsetInput(key: key) }
    return value
  }
}
