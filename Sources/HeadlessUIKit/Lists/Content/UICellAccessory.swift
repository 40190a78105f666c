public import Foundation

/// An accessory at the end of a list's row.
@preconcurrency @MainActor
public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  public enum LayoutDimension: Hashable, Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  public enum Placement {
    /// [D] An index among the other accessories of that side, the leading one first.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position? = nil)
    case trailing(displayed: DisplayedState = .always, at: Position? = nil)
  }

  /// A custom view.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var maintainsFixedSize: Bool

    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// Settings that override the system's defaults.
  public struct Options {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
    }
  }

  /// Settings of a text.
  public struct LabelOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      (self.tintColor, self.font) = (tintColor, font)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DeleteOptions = Options
  public typealias InsertOptions = Options
  public typealias MultiselectOptions = Options
  public typealias DetailOptions = Options
  public typealias PopUpMenuOptions = Options

  /// Settings of the grip by which a row is moved.
  public struct ReorderOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var showsVerticalSeparator: Bool

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      // [D] Shown unless it is turned off.
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// Settings of the disclosure mark of a branch.
  public struct OutlineDisclosureOptions {
    public enum Style: Int, Sendable {
      case automatic, header, cell
    }

    public var style: Style
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?

    public init(
      style: Style = .automatic,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  let displayed: DisplayedState
  var isLeading = false
  var position: Placement.Position?
  var reserved = LayoutDimension.standard
  let make: @MainActor (UICollectionViewListCell) -> UIView?

  func isShown(whileEditing isEditing: Bool) -> Bool {
    displayed == .always || (displayed == .whenEditing) == isEditing
  }

  private static func mark(
    _ type: UITableViewCell.AccessoryType,
    displayed: DisplayedState,
    options: Options,
    tapped: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, reserved: options.reservedLayoutWidth) { _ in
      guard !options.isHidden else { return nil }
      let mark = AccessoryMark(type, tapped: tapped)
      if let color = options.tintColor { mark?.tintColor = color }
      return mark
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { mark(.disclosureIndicator, displayed: displayed, options: options) }
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = .init()
  ) -> UICellAccessory { mark(.checkmark, displayed: displayed, options: options) }
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    mark(.detailButton, displayed: displayed, options: options, tapped: actionHandler)
  }
  /// [D] Without a handler it expands and collapses the item's branch.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, reserved: options.reservedLayoutWidth) { _ in
      options.isHidden ? nil : OutlineMark(options, actionHandler)
    }
  }
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, reserved: options.reservedLayoutWidth) { _ in
      guard !options.isHidden else { return nil }
      let label = UILabel()
      label.text = text
      label.textColor = options.tintColor ?? .secondaryLabel
      label.font = options.font ?? .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
      label.sizeToFit()
      return label
    }
  }
  /// [D] A button that says which element of the menu is chosen.
  public static func popUpMenu(
    _ menu: UIMenu,
    displayed: DisplayedState = .always,
    options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed, reserved: options.reservedLayoutWidth) { _ in
      options.isHidden ? nil : PopUpAccessory(menu, options, selectedElementDidChangeHandler)
    }
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState
    let isLeading: Bool
    let position: Placement.Position?
    switch configuration.placement {
    case .leading(let state, let place): (displayed, isLeading, position) = (state, true, place)
    case .trailing(let state, let place): (displayed, isLeading, position) = (state, false, place)
    }
    return UICellAccessory(
      displayed: displayed,
      isLeading: isLeading,
      position: position,
      reserved: configuration.reservedLayoutWidth
    ) { _ in
      guard !configuration.isHidden else { return nil }
      if configuration.customView.bounds.isEmpty { configuration.customView.sizeToFit() }
      if let color = configuration.tintColor { configuration.customView.tintColor = color }
      return configuration.customView
    }
  }
}

extension [UICellAccessory] {
  /// In their order, but those with a position among the others at that position.
  @MainActor
  var inPlace: [UICellAccessory] {
    var placed = filter { $0.position == nil }
    for accessory in self {
      guard let position = accessory.position else { continue }
      placed.insert(accessory, at: Swift.min(Swift.max(position(placed), 0), placed.count))
    }
    return placed
  }
}
