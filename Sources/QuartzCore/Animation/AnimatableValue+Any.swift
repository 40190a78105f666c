import Foundation
import Geometry

extension AnimatableValue {
  /// The value as an object for `value(forKeyPath:)` and animations.
  package var boxed: Any? {
    switch self {
    case .number(let value): CGFloat(value)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): CGColor(value)
    case .path(let value): CGPath(value)
    case .numbers(let values): values.map { NSNumber(value: $0) }
    case .colors(let values): values.map { CGColor($0) }
    case .object(let value): value
    }
  }

  package var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }
  package var point: CGPoint? {
    switch self {
    case .point(let value): value
    case .size(let value): CGPoint(x: value.width, y: value.height)
    case .number, .rect, .transform, .color, .path, .numbers, .colors, .object: nil
    }
  }
  package var size: CGSize? {
    switch self {
    case .size(let value): value
    case .point(let value): CGSize(width: value.x, height: value.y)
    case .number, .rect, .transform, .color, .path, .numbers, .colors, .object: nil
    }
  }
  package var rect: CGRect? {
    if case .rect(let value) = self { value } else { nil }
  }
  package var transform: CATransform3D? {
    if case .transform(let value) = self { value } else { nil }
  }
  package var path: CGPath? {
    if case .path(let value) = self { CGPath(value) } else { nil }
  }
  package var numbers: [Double]? {
    if case .numbers(let value) = self { value } else { nil }
  }

  /// A missing colour animates as transparent black, as nil does in Core Animation.
  package var color: CGColor? {
    switch self {
    case .color(let value): CGColor(value)
    case .object(let value): value as? CGColor
    case .number, .point, .size, .rect, .transform, .path, .numbers, .colors: nil
    }
  }
  package var colors: [CGColor]? {
    if case .colors(let values) = self { values.map { CGColor($0) } } else { nil }
  }
}
