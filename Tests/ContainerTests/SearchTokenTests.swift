import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Tokens of a search, which the field keeps.
@MainActor
@Suite struct SearchTokenTests {
  @Test func tokensAreInsertedAndRemovedByIndex() {
    let field = UISearchBar().searchTextField
    let tokens = ["a", "b", "c"].map { UISearchToken(icon: nil, text: $0) }
    field.tokens = [tokens[0], tokens[2]]
    field.insertToken(tokens[1], at: 1)
    #expect(field.tokens == tokens)
    field.removeToken(at: 0)
    field.removeToken(at: 7)
    #expect(field.tokens == [tokens[1], tokens[2]])
  }

  @Test func aTokenReplacesText() throws {
    let field = UISearchBar().searchTextField
    field.text = "red cars"
    let end = try #require(field.position(from: field.beginningOfDocument, offset: 4))
    let range = try #require(field.textRange(from: field.beginningOfDocument, to: end))
    field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "red"), at: 0)
    #expect(field.text == "cars" && field.tokens.map(\.text) == ["red"])
  }

  private func field(_ texts: [String]) -> UISearchTextField {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 52))
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    field.tokens = texts.map { UISearchToken(icon: nil, text: $0) }
    return field
  }

  /// They were kept, and nothing showed them.
  @Test(arguments: [false, true])
  func tokensStandBeforeTheText(isRightToLeft: Bool) {
    let field = field([])
    field.placeholder = "Search"
    field.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    field.layoutIfNeeded()
    let free = field.textRect(forBounds: field.bounds)
    #expect(!field.hint.isHidden)
    field.tokens = ["red", "a car"].map { UISearchToken(icon: nil, text: $0) }
    field.layoutIfNeeded()
    let (frames, text) = (field.tokenViews.map(\.frame), field.textRect(forBounds: field.bounds))
    #expect(frames.allSatisfy { $0.width > 20 && $0.midY == field.bounds.midY })
    if isRightToLeft {
      #expect(frames[0].maxX == free.maxX && frames[1].maxX == frames[0].minX - 4)
      #expect(text.maxX == frames[1].minX - 4 && text.minX == free.minX)
    } else {
      #expect(frames[0].minX == free.minX && frames[1].minX == frames[0].maxX + 4)
      #expect(text.minX == frames[1].maxX + 4 && text.maxX == free.maxX)
    }
    #expect(field.hint.isHidden && field.tokenViews[0].backgroundColor == .systemGray4)
    field.tokenBackgroundColor = .red
    field.layoutIfNeeded()
    #expect(field.tokenViews[0].backgroundColor == .red)
    field.tokens = []
    field.layoutIfNeeded()
    #expect(field.textRect(forBounds: field.bounds) == free && field.tokenViews.isEmpty)
  }

  /// The picture stayed on the left.
  @Test func aTokenIsMirroredWithItsField() {
    let field = field([])
    field.tokens = [UISearchToken(icon: UIImage(systemName: "star"), text: "red")]
    field.layoutIfNeeded()
    let (token, icon) = (field.tokenViews[0], field.tokenViews[0].icon)
    #expect(icon.frame.minX == 6)
    field.semanticContentAttribute = .forceRightToLeft
    field.setNeedsLayout()
    field.layoutIfNeeded()
    #expect(icon.frame.maxX == token.bounds.width - 6)
  }

  /// They stayed in an empty field, which had no button to clear it.
  @Test func tokensAreClearedWithTheText() {
    let field = field(["red"])
    field.clearButtonMode = .always
    field.layoutIfNeeded()
    #expect(!field.clearButton.isHidden)
    field.clear()
    field.layoutIfNeeded()
    #expect(field.tokens.isEmpty && field.clearButton.isHidden)
  }

  @Test func tokensLeaveWithTheirSearch() throws {
    let stage = Stage(device: .iPhone15)
    let (search, screen) = (UISearchController(), UIViewController())
    screen.navigationItem.searchController = search
    stage.show(UINavigationController(rootViewController: screen))
    try stage.record { search.isActive = true }
    search.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "red")]
    try stage.record { search.isActive = false }
    #expect(search.searchBar.searchTextField.tokens.isEmpty)
  }

  @Test func theUserDeletesTokensBehindTheText() {
    let field = field(["red", "car"])
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.insertText("x")
    field.deleteBackward()
    #expect(field.tokens.count == 2 && field.text == "" && changes == 2)
    field.deleteBackward()
    #expect(field.tokens.map(\.text) == ["red"] && changes == 3)
    field.allowsDeletingTokens = false
    field.deleteBackward()
    #expect(field.tokens.count == 1 && changes == 3)
  }
}
