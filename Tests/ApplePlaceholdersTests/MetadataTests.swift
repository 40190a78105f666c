import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// What apps say of media.
@MainActor @Suite struct MetadataTests {
  private func item(_ key: String, _ value: String, language: String) -> AVMutableMetadataItem {
    let item = AVMutableMetadataItem()
    (item.key, item.keySpace) = (key, .common)
    (item.value, item.extendedLanguageTag) = (value, language)
    item.identifier = AVMetadataIdentifier(rawValue: "comn/\(key)")
    return item
  }

  @Test func theValuesOfAnItemAreLoadedInALaterTurn() async throws {
    let stage = Stage(device: .iPhone15)
    let title = item("title", "Whistle", language: "en")
    #expect(title.commonKey == .commonKeyTitle)
    #expect(title.statusOfValue(forKey: "value", error: nil) == .unknown)
    var loads = 0
    title.loadValuesAsynchronously(forKeys: ["value"]) { loads += 1 }
    #expect(loads == 0 && title.statusOfValue(forKey: "value", error: nil) == .loading)
    stage.advance(by: 0.1)
    #expect(loads == 1 && title.statusOfValue(forKey: "value", error: nil) == .loaded)
    #expect(try await title.load(.stringValue) == "Whistle")
  }

  @Test func itemsAreFoundByTheirKeysAndLanguages() {
    let items = [
      item("title", "a", language: "en"), item("artist", "b", language: "de"),
      item("title", "c", language: "de"),
    ]
    func values(_ found: [AVMetadataItem]) -> [String?] { found.map(\.stringValue) }
    let titles = AVMetadataItem.metadataItems(from: items, withKey: "title", keySpace: .common)
    #expect(values(titles) == ["a", "c"])
    let all = AVMetadataItem.metadataItems(from: items, withKey: nil, keySpace: .common)
    #expect(values(all) == ["a", "b", "c"])
    #expect(AVMetadataItem.metadataItems(from: items, withKey: nil, keySpace: .id3).isEmpty)
    let preferred = AVMetadataItem.metadataItems(
      from: items,
      filteredAndSortedAccordingToPreferredLanguages: ["de", "en"]
    )
    #expect(values(preferred) == ["b", "c", "a"])
  }

  @Test func aPlayerKeepsWhichLanguagesItPrefers() {
    let player = AVPlayer()
    let criteria = AVPlayerMediaSelectionCriteria(
      preferredLanguages: ["de"],
      preferredMediaCharacteristics: nil
    )
    player.setMediaSelectionCriteria(criteria, forMediaCharacteristic: .legible)
    #expect(player.mediaSelectionCriteria(forMediaCharacteristic: .legible) === criteria)
    #expect(player.mediaSelectionCriteria(forMediaCharacteristic: .audible) == nil)
    #expect(!AVRouteDetector().multipleRoutesDetected)
  }
}
