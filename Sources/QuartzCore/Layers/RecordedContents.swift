import Scene

/// What a layer shows at one time, whoever drew it, as contents that can be mixed with others.
struct RecordedContents: LayerContents, Equatable {
  private let content: Content

  /// Nil if the layer shows nothing.
  init?(of layer: CALayer) {
    content = layer.values.content
    guard content != .none else { return nil }
  }

  package func content(in values: LayerValues) -> Content { content }
}

extension CALayer {
  /// Displays the marked layers of the subtree; returns what each shows now instead of before.
  package func redisplaySubtree() -> [LayerChange] {
    let own = redisplay().map { [$0] } ?? []
    guard flags.contains(.needsDisplayBelow) else { return own }
    flags.remove(.needsDisplayBelow)
    return children.reduce(into: own) { $0 += $1.redisplaySubtree() }
      + (maskLayer?.redisplaySubtree() ?? [])
  }

  private func redisplay() -> LayerChange? {
    guard flags.contains(.needsDisplay) else { return nil }
    let old = RecordedContents(of: self)
    displayIfMarked()
    let new = RecordedContents(of: self)
    guard new != old else { return nil }
    return LayerChange(
      layer: self,
      key: LayerKeyPath(.contents),
      old: .object(old),
      new: .object(new)
    )
  }
}
