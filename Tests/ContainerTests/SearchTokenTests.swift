import Foundation
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
}
