/// The content of a list at one time: sections and items with unique identifiers.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  var sections: [SectionIdentifierType] = []
  var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section of each item.
  var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: What it holds

  public var numberOfItems: Int { homes.count }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let found = items[identifier] else {
      complain("does not hold the section \(identifier)")
      return []
    }
    return found
  }
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    homes[identifier]
  }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    homes[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: Reloading

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += known(identifiers, to: "reload")
  }
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += known(identifiers, to: "reconfigure")
  }
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += known(identifiers, to: "reload")
  }

  /// The same content without pending reloads.
  var settled: Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  func known(_ identifiers: [ItemIdentifierType], to verb: String) -> [ItemIdentifierType] {
    identifiers.filter { identifier in
      if homes[identifier] == nil {
        refuse(SnapshotFaults.unknown("\(identifier)", "item", to: verb))
      }
      return homes[identifier] != nil
    }
  }

  func known(_ identifiers: [SectionIdentifierType], to verb: String) -> [SectionIdentifierType] {
    identifiers.filter { identifier in
      if items[identifier] == nil {
        refuse(SnapshotFaults.unknown("\(identifier)", "section", to: verb))
      }
      return items[identifier] != nil
    }
  }

  func complain(_ sentence: String) { refuse("the snapshot \(sentence)") }

  /// [D] UIKit raises an exception for unknown and duplicate identifiers.
  func refuse(_ sentence: String) {
    StageCore.ambient.raise(
      "NSDiffableDataSourceSnapshot",
      sentence,
      remedy: "give every section and item a unique identifier, and append it before you use it"
    )
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
