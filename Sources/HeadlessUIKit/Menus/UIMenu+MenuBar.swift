extension UIMenu {
  /// The menu bar before the app changes it: menus and groups, whose commands are the system's.
  static var bar: UIMenu {
    let menus = barMenus.map { title, identifier, groups in
      UIMenu(
        title: title,
        identifier: identifier,
        children: groups.map { UIMenu(identifier: $0, options: .displayInline) }
      )
    }
    return UIMenu(identifier: .root, children: menus)
  }

  // [D] The identifiers of the menu bar, and which of them belong together.
  private static let barMenus: [(title: String, identifier: Identifier, groups: [Identifier])] = [
    ("", .application, [.about, .preferences, .services, .hide, .quit]),
    ("File", .file, [.newScene, .close, .print]),
    (
      "Edit", .edit,
      [
        .undoRedo, .standardEdit, .find, .replace, .share, .textStyle, .spelling, .substitutions,
        .transformations, .speech, .lookup, .learn,
      ]
    ),
    ("Format", .format, [.font, .text]),
    ("View", .view, [.toolbar, .fullscreen]),
    ("Window", .window, [.minimizeAndZoom, .bringAllToFront]),
    ("Help", .help, []),
  ]
}
