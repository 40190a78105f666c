import Foundation
import Geometry

extension LayerValues {
  /// The value of a key path such as `transform.rotation.z`; nil if it does not exist.
  package subscript(at key: LayerKeyPath) -> AnimatableValue? {
    get {
      let whole = self[key.property]
      guard let component = key.component else { return whole }
      return whole?[component]
    }
    set {
      guard let newValue else { return }
      guard let component = key.component else {
        self[key.property] = newValue
        return
      }
      guard var whole = self[key.property] else { return }
      whole[component] = newValue
      self[key.property] = whole
    }
  }
}

extension AnimatableValue {
  /// A component of a point, size, rectangle or transform.
  package subscript(component: LayerComponent) -> AnimatableValue? {
    get {
      switch self {
      case .point(let value): value[component].map { .number($0) }
      case .size(let value): value[component].map { .number($0) }
      case .rect(let value): value[component]
      case .transform(let value): TransformParts(value)[component]
      case .number, .color, .path, .numbers, .colors, .object: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .point(var value):
        value[component] = newValue.number.map { CGFloat($0) }
        self = .point(value)
      case .size(var value):
        value[component] = newValue.number.map { CGFloat($0) }
        self = .size(value)
      case .rect(var value):
        value[component] = newValue
        self = .rect(value)
      case .transform(let value):
        var parts = TransformParts(value)
        parts[component] = newValue
        self = .transform(parts.matrix)
      case .number, .color, .path, .numbers, .colors, .object: break
      }
    }
  }
}

extension CGPoint {
  fileprivate subscript(component: LayerComponent) -> CGFloat? {
    get {
      switch component {
      case .x: x
      case .y: y
      default: nil
      }
    }
    set {
      switch component {
      case .x: assign(newValue, to: &x)
      case .y: assign(newValue, to: &y)
      default: break
      }
    }
  }
}

extension CGSize {
  fileprivate subscript(component: LayerComponent) -> CGFloat? {
    get {
      switch component {
      case .width: width
      case .height: height
      default: nil
      }
    }
    set {
      switch component {
      case .width: assign(newValue, to: &width)
      case .height: assign(newValue, to: &height)
      default: break
      }
    }
  }
}

extension CGRect {
  fileprivate subscript(component: LayerComponent) -> AnimatableValue? {
    get {
      switch component {
      case .origin: .point(origin)
      case .originX, .x: .number(origin.x)
      case .originY, .y: .number(origin.y)
      case .size: .size(size)
      case .sizeWidth, .width: .number(size.width)
      case .sizeHeight, .height: .number(size.height)
      default: nil
      }
    }
    set {
      switch component {
      case .origin: assign(newValue?.point, to: &origin)
      case .originX, .x: assign(newValue?.number, to: &origin.x)
      case .originY, .y: assign(newValue?.number, to: &origin.y)
      case .size: assign(newValue?.size, to: &size)
      case .sizeWidth, .width: assign(newValue?.number, to: &size.width)
      case .sizeHeight, .height: assign(newValue?.number, to: &size.height)
      default: break
      }
    }
  }
}
