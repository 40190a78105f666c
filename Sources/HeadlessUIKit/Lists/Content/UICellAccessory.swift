public import Foundation

/// What stands at the end of a list's row.
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
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  /// A view of one's own.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement

    public init(customView: UIView, placement: Placement) {
      (self.customView, self.placement) = (customView, placement)
    }
  }

  private let displayed: DisplayedState
  private let make: @MainActor () -> UIView?

  // Cells are not edited here: what shows only then does not show.
  var isShown: Bool { displayed != .whenEditing }
  func makeView() -> UIView? { make() }

  private static func mark(
    _ type: UITableViewCell.AccessoryType,
    _ displayed: DisplayedState
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed) { AccessoryMark(type) }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory { mark(.disclosureIndicator, displayed) }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always
  ) -> UICellAccessory { mark(.disclosureIndicator, displayed) }
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    mark(.checkmark, displayed)
  }
  public static func detail(displayed: DisplayedState = .always) -> UICellAccessory {
    mark(.detailButton, displayed)
  }
  public static func label(
    text: String,
    displayed: DisplayedState = .always
  ) -> UICellAccessory {
    UICellAccessory(displayed: displayed) {
      let label = UILabel()
      label.text = text
      label.textColor = .secondaryLabel
      label.sizeToFit()
      return label
    }
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState
    switch configuration.placement {
    case .leading(let state), .trailing(let state): displayed = state
    }
    return UICellAccessory(displayed: displayed) {
      if configuration.customView.bounds.isEmpty { configuration.customView.sizeToFit() }
      return configuration.customView
    }
  }
  public static func delete(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(displayed: displayed) { nil }
  }
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(displayed: displayed) { nil }
  }
}
