import Foundation
import HeadlessUIKit
import Scene
import Testing

@testable import ScreenFile

/// Equations that cannot all hold are found in the file.
@MainActor
@Suite struct ConflictTests {
  private func film(_ text: String) throws -> Film {
    try ScreenPlayer(ScreenDocument(text: text, at: URL(filePath: "/tmp/screen.json"))).film()
  }

  @Test func aConflictOnTheFirstScreenIsReportedWithLineAndColumn() throws {
    let film = try film(
      """
      {
        "controllers": { "home": { "views": [
          { "label": "Hello", "id": "title",
            "layout": { "width": 100, "height": 20, "top": 10,
                        "leading": 0, "trailing": 0 } } ] } },
        "script": [ { "animate": { "title": { "alpha": 0 } }, "duration": 0.2 } ]
      }
      """
    )
    let fault = try #require(film.faults.first)
    #expect(film.faults.count == 1)
    #expect(fault.kind == .constraints)
    #expect(fault.place.hasPrefix("/tmp/screen.json:"))
    #expect(fault.place.split(separator: ":").count == 3)
    #expect(["4:28", "5:30", "5:45"].contains { fault.place.hasSuffix(":\($0)") }, "\(fault)")
    #expect(fault.sentence.contains("screen.json:4:28"))
    #expect(fault.sentence.contains("screen.json:5:45"))
    #expect(fault.words.hasPrefix(fault.place))
  }

  @Test func aScreenWithoutAConflictHasNoPlaceToName() throws {
    let film = try film(
      """
      { "controllers": { "home": { "views": [
          { "label": "Hello", "id": "title", "layout": { "width": 100, "top": 10 } } ] } },
        "script": [ { "animate": { "title": { "alpha": 0 } }, "duration": 0.2 } ] }
      """
    )
    #expect(film.faults == [])
  }
}
