import Scene

/// Traits are inherited from the window through the parents, each of which may override them.
extension UIViewController {
  var resolvedTraits: UITraitCollection {
    inheritedTraits.limited(above: viewIfLoaded)
      .styled(overrideUserInterfaceStyle).overridden(by: traitOverrides)
  }

  private var inheritedTraits: UITraitCollection {
    guard let parent else {
      let window = viewIfLoaded?.window ?? modal.presenting?.viewIfLoaded?.window
      let space = window?.traitCollection ?? stage.screen.traitCollection
      guard let controller = modal.controller else { return space }
      let given = controller.contentTraits
      return given.isEmpty ? space : UITraitCollection(traitsFrom: [space] + given)
    }
    let inherited = parent.traitCollection
    guard let override = parent.overrideTraitCollection(forChild: self) else { return inherited }
    return UITraitCollection(traitsFrom: [inherited, override])
  }

  func notifyOfTraits(after old: UITraitCollection) {
    let new = traitCollection
    tell(.callback(.traitCollectionDidChange)) { traitCollectionDidChange(old) }
    for observation in traitObservations { observation.notify(self, from: old, to: new) }
  }

  /// Called when the traits of its view may have changed.
  func traitsMayHaveChanged() {
    viewIfLoaded?.traitsMayHaveChanged()
    for child in children { child.traitsMayHaveChanged() }
  }
}
