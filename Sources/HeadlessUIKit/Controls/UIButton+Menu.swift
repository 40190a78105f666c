extension UIButton {
  private var isPopUp: Bool { changesSelectionAsPrimaryAction && menu != nil }

  private var choices: [UIAction] { menu?.actions ?? [] }

  /// [D] A pop-up button always shows one of its elements: the first unless another one is on.
  func showChosenElement() {
    guard isPopUp, let chosen = choices.first(where: { $0.state == .on }) ?? choices.first else {
      return
    }
    show(chosen)
  }

  func menuChose(_ action: UIAction) {
    if isPopUp { show(action) }
  }

  private func show(_ chosen: UIAction) {
    for action in choices { action.state = action === chosen ? .on : .off }
    if configuration == nil {
      setTitle(chosen.title, for: .normal)
    } else {
      configuration?.title = chosen.title
    }
  }
}

extension UIMenu {
  /// Its actions and those of its inline groups.
  fileprivate var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let action = child as? UIAction { return [action] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.actions
    }
  }
}
