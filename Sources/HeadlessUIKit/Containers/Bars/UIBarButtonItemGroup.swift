@preconcurrency public import Foundation

/// Related items in a bar.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  weak var host: (any BarItemHost)? {
    didSet { hostItems() }
  }

  private func hostItems() {
    guard let host else { return }
    for item in barButtonItems { item.host = host }
  }

  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  open class func movableGroup(
    customizationIdentifier: String,
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: items)
  }

  /// [D] Hidden unless it is in the default set or the user has added it.
  open class func optionalGroup(
    customizationIdentifier: String,
    inDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let made = fixedGroup(representativeItem: representativeItem, items: items)
    made.isLeftOut = !inDefaultCustomization
    return made
  }

  private var isLeftOut = false
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      hostItems()
      host?.barItemChanged()
    }
  }
  /// [D] Replaces the group if space is limited; a stage's bars always show all items.
  open var representativeItem: UIBarButtonItem?
  open var isDisplayingRepresentativeItem: Bool { false }
  open var alwaysAvailable = false
  open var isHidden = false {
    didSet { if isHidden != oldValue { host?.barItemChanged() } }
  }
  open var menuRepresentation: UIMenuElement?

  var shownItems: [UIBarButtonItem] { isHidden || isLeftOut ? [] : barButtonItems }
}

extension UIBarButtonItem {
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  public func creatingOptionalGroup(
    customizationIdentifier: String,
    inDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      inDefaultCustomization: inDefaultCustomization,
      items: [self]
    )
  }
}

extension UINavigationItem {
  /// All items of the leading side, the outermost first.
  var leadingItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + leadingItemGroups.flatMap(\.shownItems)
  }

  /// [D] Groups are in reading order, the older items from the edge inwards.
  var trailingItems: [UIBarButtonItem] {
    let pinned = pinnedTrailingGroup?.shownItems ?? []
    return pinned.reversed() + (rightBarButtonItems ?? [])
      + trailingItemGroups.flatMap(\.shownItems).reversed()
  }
}
