import Foundation
import Geometry

/// A line at the upper or lower edge of a list's cell.
enum ListLine: Equatable {
  case hidden
  /// From the text to the edge of the cell, unless it has insets.
  case inset
  /// As wide as the cell, unless it has insets.
  case full
}

@MainActor
extension ListPosition {
  func line(above separators: UIListSeparatorConfiguration) -> ListLine {
    line(usualTop, separators.topSeparatorVisibility)
  }

  func line(below separators: UIListSeparatorConfiguration) -> ListLine {
    line(usualBottom, separators.bottomSeparatorVisibility)
  }

  /// [D] Without separators their configuration has no effect.
  private func line(
    _ usual: ListLine,
    _ visibility: UIListSeparatorConfiguration.Visibility
  ) -> ListLine {
    guard list.showsSeparators else { return .hidden }
    switch visibility {
    case .automatic: return usual
    case .visible: return usual == .hidden ? .inset : usual
    case .hidden: return .hidden
    }
  }

  /// [W] Plain sections have a line above them, too; [I] grouped ones have those of a table.
  private var usualTop: ListLine {
    guard isRow, isFirst else { return .hidden }
    return switch list.appearance {
    case .plain, .sidebarPlain: .inset
    case .grouped: .full
    case .insetGrouped, .sidebar: .hidden
    }
  }

  /// [W] There are no lines in a sidebar.
  private var usualBottom: ListLine {
    guard isRow else { return .hidden }
    return switch list.appearance {
    case .plain, .sidebarPlain: .inset
    case .grouped: isLast ? .full : .inset
    case .insetGrouped: isLast ? .hidden : .inset
    case .sidebar: .hidden
    }
  }
}
