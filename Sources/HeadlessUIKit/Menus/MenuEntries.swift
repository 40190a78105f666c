/// What an open menu shows, from top to bottom.
@MainActor
struct MenuEntries {
  enum Entry {
    case title(String)
    /// Leads from a submenu back to the menu that has opened it.
    case back(UIMenu)
    case leaf(any UIMenuLeaf)
    /// A command that nobody performs.
    case unavailable(any UIMenuLeaf)
    case submenu(UIMenu)
    /// Elements side by side.
    case tiles([Entry], MenuTileSize)
    /// In place of elements that are still awaited.
    case loading
    /// Between groups.
    case gap
  }

  private(set) var all: [Entry] = []
  /// How many of them belong to the whole menu: its title, or the way back out of it.
  private var headCount = 0
  private let deferred: DeferredElements
  private let validate: (UICommand) -> Bool

  /// `validate` prepares a command to be shown, and returns whether it can be performed.
  ///
  /// [D] Inline submenus are groups of their own; hidden ones are left out.
  init(
    _ menu: UIMenu,
    isSubmenu: Bool = false,
    deferred: DeferredElements = DeferredElements(),
    validate: @escaping (UICommand) -> Bool = { _ in true }
  ) {
    (self.deferred, self.validate) = (deferred, validate)
    if isSubmenu {
      all += [.back(menu), .gap]
    } else if !menu.title.isEmpty {
      all.append(.title(menu.title))
    }
    headCount = all.count
    addChildren(of: menu)
    if case .gap? = all.last { all.removeLast() }
  }

  /// [D] An inline menu is shown in its parent; [I] so is a palette.
  private static let inPlace: UIMenu.Options = [.displayInline, .displayAsPalette]

  private mutating func addChildren(of menu: UIMenu) {
    guard let size = MenuTileSize(menu) else { return add(menu.children) }
    var inner = self
    inner.all = []
    inner.add(menu.children)
    // Tiles of a menu inside stand among its own.
    let flat = inner.all.flatMap { if case .tiles(let inside, _) = $0 { inside } else { [$0] } }
    var tiles = flat.filter(\.fitsTile)[...]
    while !tiles.isEmpty {
      all.append(.tiles(Array(tiles.prefix(size.columns)), size))
      tiles = tiles.dropFirst(size.columns)
    }
    if inner.all.contains(where: \.isLoading) { all.append(.loading) }
  }

  private mutating func add(_ elements: [UIMenuElement]) {
    for element in elements {
      switch element {
      case let leaf as any UIMenuLeaf: add(leaf)
      case let menu as UIMenu where !menu.options.isDisjoint(with: Self.inPlace):
        addGroup(menu)
      case let menu as UIMenu: all.append(.submenu(menu))
      case let element as UIDeferredMenuElement: add(element)
      default: break
      }
    }
  }

  private mutating func add(_ leaf: any UIMenuLeaf) {
    let isAvailable = (leaf as? UICommand).map(validate) ?? true
    guard !leaf.attributes.contains(.hidden) else { return }
    all.append(isAvailable ? .leaf(leaf) : .unavailable(leaf))
  }

  private mutating func add(_ element: UIDeferredMenuElement) {
    guard let elements = deferred.elements(of: element) else { return all.append(.loading) }
    add(elements)
  }

  private mutating func addGroup(_ menu: UIMenu) {
    separate()
    if !menu.title.isEmpty { all.append(.title(menu.title)) }
    addChildren(of: menu)
    separate()
  }

  private mutating func separate() {
    switch all.last {
    case .leaf?, .unavailable?, .submenu?, .tiles?, .loading?: all.append(.gap)
    case .title?, .back?, .gap?, nil: break
    }
  }

  /// The same with its first elements at the bottom; titles stay above what they belong to.
  var fromBelow: MenuEntries {
    let groups = all.dropFirst(headCount).split { if case .gap = $0 { true } else { false } }
    let turned = groups.reversed().map { group -> [Entry] in
      guard let first = group.first, case .title = first else { return group.reversed() }
      return [first] + group.dropFirst().reversed()
    }
    var copy = self
    copy.all = Array(all.prefix(headCount)) + Array(turned.joined(separator: [Entry.gap]))
    return copy
  }

  /// Whether any row has a mark before its title.
  var hasMarks: Bool {
    all.contains { entry in
      switch entry {
      case .leaf(let leaf), .unavailable(let leaf): leaf.state != .off
      case .submenu, .back: true
      case .title, .tiles, .loading, .gap: false
      }
    }
  }
}

extension MenuEntries.Entry {
  fileprivate var fitsTile: Bool {
    switch self {
    case .leaf, .unavailable, .submenu: true
    case .title, .back, .tiles, .loading, .gap: false
    }
  }

  fileprivate var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}
