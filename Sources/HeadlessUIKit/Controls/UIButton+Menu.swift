extension UIButton {
  var isPopUp: Bool { changesSelectionAsPrimaryAction && menu != nil }

  private var choices: [any UIMenuLeaf] { menu?.leaves ?? [] }

  /// [D] A pop-up button always shows one of its elements: the first unless another one is on.
  func showChosenElement() {
    guard isPopUp, let chosen = choices.first(where: { $0.state == .on }) ?? choices.first else {
      // It may have been a pop-up button before.
      if configuration != nil { configurationChanged() }
      return
    }
    show(chosen)
  }

  func showIfPopUp(_ leaf: any UIMenuLeaf) {
    if isPopUp { show(leaf) }
  }

  private func show(_ chosen: any UIMenuLeaf) {
    for leaf in choices { leaf.state = leaf === chosen ? .on : .off }
    if configuration == nil {
      setTitle(chosen.title, for: .normal)
    } else {
      configuration?.title = chosen.title
    }
  }
}

extension UIMenu {
  /// Its actions and commands and those of its inline groups.
  fileprivate var leaves: [any UIMenuLeaf] {
    children.flatMap { child -> [any UIMenuLeaf] in
      if let leaf = child as? any UIMenuLeaf { return [leaf] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.leaves
    }
  }
}
