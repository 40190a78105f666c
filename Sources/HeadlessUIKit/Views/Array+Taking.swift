extension Array {
  /// Empties the array and returns what it held, so that whoever is called then may add to it.
  mutating func takeAll() -> [Element] {
    defer { self = [] }
    return self
  }
}
