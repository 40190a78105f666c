import Foundation
import Geometry
public import VirtualTime

extension MissingCode {
  /// Reports a missing part once, and continues with an empty value.
  ///
  /// That is nil, zero, an empty list or a plain view. Where the type has none, the process ends.
  public static func value<Value>(_ part: String, because reason: String) -> Value {
    guard let empty = EmptyValue.of(Value.self) else { stop(part, because: reason) }
    skip(part, because: reason)
    return empty
  }
}

/// What a value is if nothing is known about it.
enum EmptyValue {
  static func of<Value>(_ type: Value.Type) -> Value? {
    made(type) as? Value
  }

  private static func made(_ type: Any.Type) -> Any? {
    switch type {
    case let type as any ExpressibleByNilLiteral.Type: none(type)
    case let type as any AdditiveArithmetic.Type: zero(type)
    case let type as any RangeReplaceableCollection.Type: list(type)
    case let type as any SetAlgebra.Type: set(type)
    case let type as any ExpressibleByDictionaryLiteral.Type: dictionary(type)
    // Views are made on the main thread alone.
    case let type as NSObject.Type: StageCore.isOnMainQueue ? type.madeIfKnown() : nil
    case let type as any RawRepresentable<Int>.Type: first(type)
    default: plain.first { Swift.type(of: $0) == type }
    }
  }

  private static func none<Value: ExpressibleByNilLiteral>(_: Value.Type) -> Any {
    Value(nilLiteral: ())
  }

  private static func zero<Value: AdditiveArithmetic>(_: Value.Type) -> Any { Value.zero }

  private static func list<Value: RangeReplaceableCollection>(_: Value.Type) -> Any { Value() }

  private static func set<Value: SetAlgebra>(_: Value.Type) -> Any { Value() }

  private static func dictionary<Value: ExpressibleByDictionaryLiteral>(_: Value.Type) -> Any {
    Value()
  }

  private static func first<Value: RawRepresentable<Int>>(_: Value.Type) -> Any? {
    Value(rawValue: 0)
  }

  private static let plain: [any Sendable] = [
    false, CGPoint.zero, CGSize.zero, CGRect.zero, CGAffineTransform.identity, UIEdgeInsets.zero,
    NSRange(location: 0, length: 0),
  ]
}
