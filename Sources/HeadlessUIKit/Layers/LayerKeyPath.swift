/// Where a key path such as `transform.rotation.z` points in a layer.
struct LayerKeyPath: Hashable {
  let property: LayerProperty
  let component: LayerComponent?

  init(_ property: LayerProperty, _ component: LayerComponent? = nil) {
    self.property = property
    self.component = component
  }

  /// Nil when layers have no such key.
  init?(_ path: String) {
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
