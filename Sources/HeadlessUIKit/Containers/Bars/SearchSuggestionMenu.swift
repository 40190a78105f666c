import Foundation
import Geometry

/// The suggestions of a search field, below it.
@MainActor
final class SearchSuggestionMenu {
  // [I] The look.
  private static let gap: CGFloat = 8
  private static let cornerRadius: CGFloat = 12

  private let list = SearchSuggestionList()
  var table: UITableView { list.table }

  init(chosen: @escaping (any UISearchSuggestion) -> Void) {
    list.chosen = chosen
    table.layer.cornerRadius = Self.cornerRadius
    table.autoresizingMask = []
    table.alwaysBounceVertical = false
  }

  /// Shows suggestions, or moves them to where the field is now.
  func show(_ suggestions: [any UISearchSuggestion], below field: UIView, in window: UIWindow) {
    let isSame = list.suggestions.elementsEqual(suggestions) { $0 === $1 }
    if !isSame { list.suggestions = suggestions }
    UIView.performWithoutAnimation {
      if table.superview !== window { window.addSubview(table) }
      place(below: field.convert(field.bounds, to: window), in: window)
    }
  }

  /// As high as the suggestions, as far as there is room above the keyboard.
  private func place(below field: CGRect, in window: UIWindow) {
    let top = field.maxY + Self.gap
    let keyboard = window.stage?.keyboardFrame?.minY ?? window.bounds.maxY
    let end = min(keyboard, window.bounds.maxY - window.safeAreaInsets.bottom)
    let room = max(0, end - Self.gap - top)
    if table.bounds.width != field.width {
      table.frame.size = CGSize(width: field.width, height: room)
    }
    table.layoutIfNeeded()
    let height = min(table.contentSize.height, room)
    let frame = CGRect(x: field.minX, y: top, width: field.width, height: height)
    if table.frame != frame { table.frame = frame }
  }

  func close() { table.removeFromSuperview() }
}
