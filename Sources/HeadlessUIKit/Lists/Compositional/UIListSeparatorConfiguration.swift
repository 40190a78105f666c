import Foundation
public import Geometry

/// The lines above and below the rows of a list.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable {
    case automatic, visible, hidden
  }

  /// [D] An edge with the value that it has here is left to the list.
  public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
    top: 0,
    leading: .greatestFiniteMagnitude,  // [W]
    bottom: 0,
    trailing: .greatestFiniteMagnitude
  )

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = Self.automaticInsets  // [D]
  public var bottomSeparatorInsets = Self.automaticInsets
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
