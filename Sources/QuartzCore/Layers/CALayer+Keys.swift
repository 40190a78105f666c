import Foundation

extension CALayer {
  /// [D] Numbers are returned as NSNumber, which can be cast to any Swift number.
  func boxedValue(_ path: String) -> Any? {
    if path == "frame" { return frame }
    let value = LayerKeyPath(path).flatMap { values[at: $0] }
    if case .number(let number)? = value { return NSNumber(value: number) }
    return value?.boxed
  }

  func store(_ value: Any?, _ path: String) {
    if path == "frame", let rect = value as? CGRect {
      frame = rect
      return
    }
    guard let key = LayerKeyPath(path) else { return }
    let action = actionToRun(for: key.property)
    values[at: key] = AnimatableValue(value)
    finishChange(of: key.property, action)
  }
}
