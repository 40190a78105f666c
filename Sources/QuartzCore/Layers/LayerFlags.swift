import VirtualTime

/// Pending work for a layer before its next picture.
package struct LayerFlags: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Its values, children, time or animations differ from the last commit.
  package static let changed = LayerFlags(rawValue: 1 << 0)
  package static let changedBelow = LayerFlags(rawValue: 1 << 1)
  package static let needsLayout = LayerFlags(rawValue: 1 << 2)
  package static let needsLayoutBelow = LayerFlags(rawValue: 1 << 3)
  static let needsDisplay = LayerFlags(rawValue: 1 << 4)
  static let needsDisplayBelow = LayerFlags(rawValue: 1 << 5)
  /// Its sublayers are being arranged.
  static let inLayout = LayerFlags(rawValue: 1 << 6)
}

extension CALayer {
  /// Sets `flag` here and `trail` on every ancestor, so that a commit finds the layer.
  package func raise(_ flag: LayerFlags, trail: LayerFlags) {
    flags.insert(flag)
    var ancestor = parent
    while let layer = ancestor, !layer.flags.contains(trail) {
      layer.flags.insert(trail)
      ancestor = layer.parent
    }
  }

  package func markChanged() {
    if !flags.contains(.changed) { core.noteChange() }
    raise(.changed, trail: .changedBelow)
  }

  /// Propagates the pending flags of a subtree to its new ancestors.
  func raiseTrails() {
    if !flags.isDisjoint(with: [.changed, .changedBelow]) {
      raise([], trail: .changedBelow)
    }
    if !flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow]) {
      raise([], trail: .needsLayoutBelow)
    }
    if !flags.isDisjoint(with: [.needsDisplay, .needsDisplayBelow]) {
      raise([], trail: .needsDisplayBelow)
    }
  }
}
