import Foundation

extension CALayer {
  func boxedValue(_ path: String) -> Any? {
    if path == "frame" { return frame }
    return LayerKeyPath(path).flatMap { values[at: $0]?.boxed }
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
