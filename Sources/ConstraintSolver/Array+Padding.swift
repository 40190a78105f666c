extension Array {
  /// Appends `element` until there are `count` elements.
  mutating func pad(with element: Element, to count: Int) {
    while self.count < count { append(element) }
  }
}
