import Foundation
import Testing

/// Identifiers spell `color` as Apple's do; prose may spell it either way.
@Suite struct SpellingTests {
  @Test func identifiersSpellColorAsAppleDoes() throws {
    let declared = /\b(?:let|var|func|case|class|struct|enum|typealias|init)\b[^"`]*olour/
    let labelled = /\b\w*[cC]olours?\w*[:(]/
    for line in try Line.all(matching: "olour") {
      guard let code = line.text.split(separator: /["`]|\/\//).first else { continue }
      let isProse = line.text.hasPrefix("\"") || !code.contains("olour")
      let isWrong = code.contains(declared) || code.contains(labelled)
      #expect(isProse || !isWrong, "\(line) names something colour; write color")
    }
  }
}
