/// What is still to be done for a layer before its next picture.
struct LayerFlags: OptionSet {
  let rawValue: UInt8

  /// Its values, children, time or animations differ from the last commit.
  static let changed = LayerFlags(rawValue: 1 << 0)
  static let changedBelow = LayerFlags(rawValue: 1 << 1)
  static let needsLayout = LayerFlags(rawValue: 1 << 2)
  static let needsLayoutBelow = LayerFlags(rawValue: 1 << 3)
  static let needsDisplay = LayerFlags(rawValue: 1 << 4)
  static let needsDisplayBelow = LayerFlags(rawValue: 1 << 5)
}

extension CALayer {
  /// Raises `flag` here and `trail` on every ancestor, so that a commit finds its way.
  func raise(_ flag: LayerFlags, trail: LayerFlags) {
    flags.insert(flag)
    var ancestor = parent
    while let layer = ancestor, !layer.flags.contains(trail) {
      layer.flags.insert(trail)
      ancestor = layer.parent
    }
  }

  func markChanged() {
    if !flags.contains(.changed) { core.noteChange() }
    raise(.changed, trail: .changedBelow)
  }

  /// Carries what is pending in a subtree to the ancestors it has just got.
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
