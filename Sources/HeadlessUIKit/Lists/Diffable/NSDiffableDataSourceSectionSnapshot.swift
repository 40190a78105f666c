/// The items of one section as a tree with expanded and collapsed branches.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Asking

  public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }
  public var items: [ItemIdentifierType] { descendants(of: nil) { _ in true } }
  /// [D] Items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    descendants(of: nil) { expanded.contains($0) }
  }
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    parents[child].flatMap { $0 }
  }
  /// [D] 0 for items without a parent.
  public func level(of item: ItemIdentifierType) -> Int {
    sequence(first: item) { parent(of: $0) }.reduce(-1) { level, _ in level + 1 }
  }
  public func snapshot(
    of parent: ItemIdentifierType,
    includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var part = NSDiffableDataSourceSectionSnapshot()
    if includingParent { part.append([parent]) }
    part.copy(children(of: parent), of: self, to: includingParent ? parent : nil)
    part.expanded = expanded.filter { part.contains($0) }
    return part
  }

  /// One line for each item, indented, with a mark for branches that are open or closed.
  public func visualDescription() -> String {
    items.map { item in
      let indent = String(repeating: "  ", count: level(of: item))
      let mark = children(of: item).isEmpty ? "*" : isExpanded(item) ? "-" : "+"
      return indent + mark + " \(item)"
    }.joined(separator: "\n")
  }

  func children(of item: ItemIdentifierType) -> [ItemIdentifierType] { children[item] ?? [] }

  private func descendants(
    of parent: ItemIdentifierType?,
    _ opens: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    (children[parent] ?? []).flatMap { item in
      [item] + (opens(item) ? descendants(of: item, opens) : [])
    }
  }

  // MARK: Changing

  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil
  ) {
    if let parent, !contains(parent) { return complain("does not hold the item \(parent)") }
    put(items, under: parent, at: children[parent]?.count ?? 0)
  }

  public mutating func insert(
    _ items: [ItemIdentifierType],
    before item: ItemIdentifierType
  ) {
    insert(items, beside: item, offset: 0)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }

  /// [D] Deletes an item with its children.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      delete(children(of: item))
      children[parent(of: item)]?.removeAll { $0 == item }
      parents[item] = nil
      children[item] = nil
      expanded.remove(item)
    }
  }

  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter { contains($0) })
  }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    delete(children(of: parent))
    copy(snapshot.rootItems, of: snapshot, to: parent)
    expanded.formUnion(snapshot.expanded)
  }

  private mutating func copy(
    _ items: [ItemIdentifierType],
    of other: NSDiffableDataSourceSectionSnapshot,
    to parent: ItemIdentifierType?
  ) {
    append(items, to: parent)
    for item in items { copy(other.children(of: item), of: other, to: item) }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType],
    beside sibling: ItemIdentifierType,
    offset: Int
  ) {
    guard contains(sibling), let index = children[parent(of: sibling)]?.firstIndex(of: sibling)
    else { return complain("does not hold the item \(sibling)") }
    put(items, under: parent(of: sibling), at: index + offset)
  }

  private mutating func put(
    _ items: [ItemIdentifierType],
    under parent: ItemIdentifierType?,
    at index: Int
  ) {
    let (unique, duplicates) = items.separatingDuplicates
    let twice = duplicates + unique.filter { contains($0) }
    if !twice.isEmpty { refuse(SnapshotFaults.notUniqueInSection(twice)) }
    let fresh = unique.filter { !contains($0) }
    for item in fresh { parents[item] = .some(parent) }
    children[parent, default: []].insert(contentsOf: fresh, at: index)
  }

  private func complain(_ sentence: String) { refuse("the section snapshot \(sentence)") }

  /// [D] UIKit raises an exception for unknown and duplicate identifiers.
  private func refuse(_ sentence: String) {
    StageCore.ambient.raise(
      "NSDiffableDataSourceSectionSnapshot",
      sentence,
      remedy: "give every item a unique identifier, and append it before you use it"
    )
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
