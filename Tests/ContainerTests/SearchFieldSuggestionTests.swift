import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Suggestions that a search field shows by itself.
@MainActor
@Suite struct SearchFieldSuggestionTests {
  private final class Listener: NSObject, UISearchTextFieldDelegate {
    var chosen: [String] = []
    func searchTextField(
      _ searchTextField: UISearchTextField,
      didSelect suggestion: any UISearchSuggestion
    ) {
      #expect(searchTextField.searchSuggestions == nil)
      chosen.append(suggestion.localizedSuggestion ?? "")
    }
  }

  private let stage = Stage(device: .iPhone15)
  private let listener = Listener()
  private let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
  private let suggestions = ["Amber", "Amsterdam"].map {
    UISearchSuggestionItem(localizedSuggestion: $0)
  }

  init() {
    field.delegate = listener
    stage.window.addSubview(field)
    stage.advance(by: 0)
  }

  private func offer() throws -> UITableView {
    field.searchSuggestions = suggestions
    #expect(field.becomeFirstResponder())
    stage.advance(by: 1)
    return try #require(field.suggestionMenu?.table)
  }

  @Test func aFieldLooksTheSameOutsideOfABar() {
    #expect(field.backgroundColor == .tertiarySystemFill && field.layer.cornerRadius == 10)
    #expect(field.leftView is SearchIcon && field.leftViewMode == .always)
    #expect(field.clearButtonMode == .whileEditing)
  }

  /// A field kept no suggestions, and its delegate never heard of one.
  @Test func theyStandBelowTheFieldAndTheDelegateHearsOfAChoice() throws {
    let table = try offer()
    #expect(table.superview === stage.window && table.visibleCells.count == 2)
    #expect(table.frame.minX == 20 && table.frame.minY == 144 && table.frame.width == 300)
    #expect(table.frame.maxY < (try #require(stage.keyboardFrame)).minY)
    let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
    try stage.record { stage.tap(at: table.convert(CGPoint(x: 100, y: row.midY), to: nil)) }
    #expect(listener.chosen == ["Amsterdam"] && table.superview == nil)
    #expect(field.searchSuggestions == nil && field.isEditing)
  }

  @Test func theyComeAndGoWithEditing() throws {
    field.searchSuggestions = suggestions
    stage.advance(by: 0)
    #expect(field.suggestionMenu == nil)
    let table = try offer()
    field.searchSuggestions = []
    #expect(table.superview == nil && field.suggestionMenu == nil)
    let other = try offer()
    _ = field.resignFirstResponder()
    stage.advance(by: 1)
    #expect(other.superview == nil && field.searchSuggestions?.count == 2)
  }

  @Test func theyLeaveWithTheirField() throws {
    let table = try offer()
    field.removeFromSuperview()
    stage.advance(by: 1)
    #expect(table.superview == nil)
  }
}
