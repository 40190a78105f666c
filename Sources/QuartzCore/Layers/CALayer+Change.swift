import VirtualTime
import Foundation

extension CALayer {
  /// Sets a value, and runs the action for the change.
  package func change<Value: Equatable>(
    _ property: LayerProperty?,
    _ path: WritableKeyPath<LayerValues, Value>,
    to value: Value
  ) {
    guard values[keyPath: path] != value else { return }
    let action = property.flatMap { actionToRun(for: $0) }
    let oldBounds = values.bounds
    values[keyPath: path] = value
    finishChange(of: property, action)
    if property == .bounds { host?.boundsChanged(from: oldBounds) }
    if property == .position { host?.positionChanged() }
    core.interop.observations.noteChange(of: self, delegate)
  }

  /// Contents have no equality: every assignment counts as a change.
  func changeContents(to value: Any?) {
    let action = actionToRun(for: .contents)
    values.contents = value
    finishChange(of: .contents, action)
  }

  package func finishChange(of property: LayerProperty?, _ action: (any CAAction)?) {
    markChanged()
    guard let property else { return }
    if property == .bounds { boundsChanged() }
    if type(of: self).needsDisplay(forKey: property.rawValue) { setNeedsDisplay() }
    action?.run(forKey: property.rawValue, object: self, arguments: nil)
    if property == .isHidden { visibilityChanged() }
  }

  /// The view whose own layer this is, unless an app gave the layer another delegate.
  package var host: (any ViewLayerHost)? { delegate === view ? view : nil }

  private func boundsChanged() {
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// Searched before the value changes, so that the action sees the old value.
  func actionToRun(for property: LayerProperty) -> (any CAAction)? {
    guard shown == nil, !core.transactions.areActionsDisabled else { return nil }
    return action(forKey: property.rawValue)
  }

  /// [D] The order: delegate, `actions`, `style`, the class's default, the implicit animation.
  func searchAction(_ event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event)
      ?? actions?[event]
      ?? (style?["actions"] as? [String: any CAAction])?[event]
      ?? type(of: self).defaultAction(forKey: event)
      ?? implicitAction(event)
    return found is NSNull ? nil : found
  }
}

extension CALayer {
  /// [W] Core Animation raises CALayerInvalidGeometry for NaN.
  package func isReal(_ position: CGPoint) -> Bool {
    guard position.x.isNaN || position.y.isNaN else { return true }
    refuse("position contains NaN: [\(position.x) \(position.y)]")
    return false
  }

  package func isReal(_ bounds: CGRect) -> Bool {
    let (origin, size) = (bounds.origin, bounds.size)
    guard origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN else {
      return true
    }
    refuse("bounds contains NaN: [\(origin.x) \(origin.y); \(size.width) \(size.height)]")
    return false
  }

  private func refuse(_ sentence: String) {
    core.raise(
      "CALayer",
      "CALayer \(sentence)",
      remedy: "look for a division by a width or height of 0"
    )
  }
}
