import VirtualTime

extension UIResponder {
  /// The editing commands of the system; [I] in the order of its declarations.
  static let editingCommands: [(title: String, action: Selector)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"),
    ("Select", "select:"), ("Select All", "selectAll:"),
  ]

  // [W] In a submenu, as of iOS 16; [I] its title.
  private static let stylingCommands: [(title: String, action: Selector)] = [
    ("Bold", "toggleBoldface:"), ("Italic", "toggleItalics:"), ("Underline", "toggleUnderline:"),
  ]

  /// [D] The commands that somebody in the responder chain performs: the system's in a group, then
  /// the app's own; every responder in the chain may change the menu.
  func suggestedEditing(with items: [UIMenuItem] = []) -> [UIMenuElement] {
    let usual: [UIMenuElement] = Self.editingCommands.compactMap { command($0.title, $0.action) }
    let styling: [UIMenuElement] = Self.stylingCommands.compactMap {
      command($0.title, $0.action)
    }
    let own: [UIMenuElement] = items.compactMap { command($0.title, $0.action) }
    let group = UIMenu(identifier: .standardEdit, options: .displayInline, children: usual)
    let styles =
      styling.isEmpty ? [] : [UIMenu(title: "Format", identifier: .textStyle, children: styling)]
    let root = UIMenu(identifier: .root, children: [group] + styles + own)
    let builder = MenuBuilder(.context, root: root)
    var builds: UIResponder? = self
    while let responder = builds {
      responder.buildMenu(with: builder)
      builds = responder.next
    }
    return builder.root.children.filter { ($0 as? UIMenu)?.children.isEmpty != true }
  }

  /// [D] Nil if nobody in the chain performs it; the sender is the application.
  private func command(_ title: String, _ action: Selector) -> UICommand? {
    let performer = target(forAction: action, withSender: UIApplication.shared)
    return performer == nil ? nil : UICommand(title: title, action: action)
  }
}

extension Selector {
  /// With its method, if it is the bare name of an editing command.
  @MainActor var withEditingMethod: Selector {
    guard action == nil else { return self }
    return switch name {
    case "cut:": Selector(name, UIResponder.cut(_:))
    case "copy:": Selector(name, UIResponder.copy(_:))
    case "paste:": Selector(name, UIResponder.paste(_:))
    case "delete:": Selector(name, UIResponder.delete(_:))
    case "select:": Selector(name, UIResponder.select(_:))
    case "selectAll:": Selector(name, UIResponder.selectAll(_:))
    case "toggleBoldface:": Selector(name, UIResponder.toggleBoldface(_:))
    case "toggleItalics:": Selector(name, UIResponder.toggleItalics(_:))
    case "toggleUnderline:": Selector(name, UIResponder.toggleUnderline(_:))
    default: self
    }
  }
}
