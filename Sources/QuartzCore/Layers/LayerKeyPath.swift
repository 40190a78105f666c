/// The property and component of a key path such as `transform.rotation.z`.
package struct LayerKeyPath: Hashable {
  package let property: LayerProperty
  package let component: LayerComponent?

  package init(_ property: LayerProperty, _ component: LayerComponent? = nil) {
    self.property = property
    self.component = component
  }

  /// Nil if layers have no such key.
  package init?(_ path: String) {
    let words = path.split(separator: ".", maxSplits: 1)
    guard let first = words.first, let property = LayerProperty(rawValue: String(first)) else {
      return nil
    }
    guard words.count == 2 else {
      self.init(property)
      return
    }
    guard let component = LayerComponent(path: words[1]) else { return nil }
    self.init(property, component)
  }
}

extension LayerKeyPath: CustomStringConvertible {
  package var description: String {
    component.map { "\(property.rawValue).\($0.path)" } ?? property.rawValue
  }
}
