import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct NSTextStorageTests {
  private func storages(_ text: String) -> [NSTextStorage] {
    [NSTextStorage(), BackedStorage()].map { storage in
      storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: text)
      return storage
    }
  }

  @Test func eachEditIsProcessedOnce() {
    let storage = BackedStorage()
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "hello")
    storage.replaceCharacters(in: NSRange(location: 1, length: 3), with: "ipp")
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    #expect(storage.string == "ippo")
    #expect(
      storage.edits == [
        .init(mask: .editedCharacters, range: NSRange(location: 0, length: 5), change: 5),
        .init(mask: .editedCharacters, range: NSRange(location: 1, length: 3), change: 0),
        .init(mask: .editedCharacters, range: NSRange(location: 0, length: 0), change: -1),
      ]
    )
  }

  @Test func attributedTextArrivesAsOneEdit() {
    let storage = BackedStorage()
    let text = NSMutableAttributedString(string: "red", attributes: [.kern: 1])
    text.append(NSAttributedString(string: "dish"))
    storage.append(text)
    #expect(
      storage.edits == [
        .init(
          mask: [.editedCharacters, .editedAttributes],
          range: NSRange(location: 0, length: 7),
          change: 7
        )
      ]
    )
    #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 1)
    #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) == nil)
  }

  @Test func nestedEditingIsProcessedAtItsEnd() {
    let storage = BackedStorage()
    storage.beginEditing()
    storage.append(NSAttributedString(string: "ab"))
    storage.beginEditing()
    storage.append(NSAttributedString(string: "cd"))
    storage.endEditing()
    #expect(storage.edits.isEmpty)
    #expect(storage.changeInLength == 4)
    storage.endEditing()
    #expect(storage.edits.map(\.change) == [4])
    #expect(storage.editedMask.isEmpty && storage.editedRange.location == NSNotFound)
  }

  /// A highlighter sets attributes while an edit is processed, which processes no further edit.
  @Test func attributesSetInProcessingBelongToTheEdit() {
    let storage = BackedStorage()
    storage.onProcessing = { storage in
      let whole = NSRange(location: 0, length: storage.length)
      storage.addAttribute(.kern, value: 2, range: whole)
    }
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "word")
    #expect(storage.edits.count == 1)
    #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 2)
  }

  @Test func attributesAreAddedAndRemovedByRuns() {
    for storage in storages("abcdef") {
      storage.addAttributes([.kern: 1], range: NSRange(location: 0, length: 4))
      storage.addAttributes([.baselineOffset: 3], range: NSRange(location: 2, length: 4))
      storage.removeAttribute(.kern, range: NSRange(location: 1, length: 1))
      let kerned = (0..<6).filter { storage.attribute(.kern, at: $0, effectiveRange: nil) != nil }
      #expect(kerned == [0, 2, 3])
      var range = NSRange(location: 0, length: 0)
      let whole = NSRange(location: 0, length: 6)
      _ = storage.attribute(.baselineOffset, at: 4, longestEffectiveRange: &range, in: whole)
      #expect(range == NSRange(location: 2, length: 4))
    }
  }

  /// Foundation reads an attributed string's memory, not its methods.
  @Test func copiesHoldWhatTheStorageHolds() {
    for storage in storages("copied") {
      storage.addAttributes([.kern: 1], range: NSRange(location: 0, length: 3))
      let copy = NSAttributedString(attributedString: storage)
      #expect(copy.string == "copied" && copy.length == storage.length)
      #expect(copy.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 1)
      #expect(copy.attribute(.kern, at: 3, effectiveRange: nil) == nil)
      let part = storage.attributedSubstring(from: NSRange(location: 2, length: 2))
      #expect(part.string == "pi")
      #expect(part.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
      #expect(part.attribute(.kern, at: 1, effectiveRange: nil) == nil)
    }
  }

  /// An edit that is reported otherwise than it was made is read as a whole.
  @Test(arguments: [(0, 3, 1), (0, 0, 0), (1, 1, 5), (2, 9, 1), (4, 0, 1)])
  func copiesHoldTheTextHoweverItsEditIsReported(location: Int, length: Int, change: Int) {
    let storage = BackedStorage()
    func copy() -> String { NSAttributedString(attributedString: storage).string }
    storage.replaceAll(by: "abc", reporting: NSRange(location: 0, length: 0), change: 3)
    #expect(copy() == "abc" && storage.length == 3)
    let range = NSRange(location: location, length: length)
    storage.replaceAll(by: "wxyz", reporting: range, change: change)
    #expect(copy() == "wxyz" && storage.length == 4)
  }

  @Test func theLongestRangeIsThatOfLikeAttributes() {
    for storage in storages("abcdef") {
      storage.addAttributes([.kern: 1], range: NSRange(location: 1, length: 2))
      storage.addAttributes([.kern: 1], range: NSRange(location: 3, length: 1))
      var range = NSRange(location: 0, length: 0)
      let limit = NSRange(location: 2, length: 4)
      let found = storage.attributes(at: 3, longestEffectiveRange: &range, in: limit)
      #expect(found[.kern] as? Int == 1 && range == NSRange(location: 2, length: 2))
      #expect(storage.attributes(at: 4, longestEffectiveRange: &range, in: limit).isEmpty)
      #expect(range == NSRange(location: 4, length: 2))
    }
  }

  @Test func aLayoutManagerIsAddedAndRemovedOnce() {
    let (storage, manager) = (NSTextStorage(string: "abc"), NSLayoutManager())
    storage.addLayoutManager(manager)
    storage.addLayoutManager(manager)
    #expect(storage.layoutManagers == [manager] && manager.textStorage === storage)
    let other = NSTextStorage(string: "d")
    other.removeLayoutManager(manager)
    #expect(manager.textStorage === storage, "it is not the other's")
    other.addLayoutManager(manager)
    #expect(storage.layoutManagers.isEmpty && other.layoutManagers == [manager])
    #expect(manager.textStorage === other && manager.numberOfGlyphs == 1)
    other.removeLayoutManager(manager)
    #expect(manager.textStorage == nil && manager.numberOfGlyphs == 0)
  }

  /// An end of editing too many is no edit.
  @Test func anEndWithoutABeginningIsNoEdit() {
    let storage = BackedStorage()
    storage.endEditing()
    #expect(storage.edits.isEmpty)
    storage.append(NSAttributedString(string: "a"))
    #expect(storage.edits.map(\.change) == [1])
  }

  /// Edits of the string left the attributes and the layout behind.
  @Test func editsOfTheMutableStringAreEditsOfTheStorage() {
    let storage = BackedStorage()
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "ab")
    let string = storage.mutableString
    string.append("cd")
    string.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
    #expect(storage.string == "bcd" && storage.length == 3)
    #expect(string.length == 3 && string.character(at: 2) == 0x64)
    #expect(string.substring(with: NSRange(location: 1, length: 2)) == "cd")
    #expect(storage.edits.map(\.change) == [2, 2, -1])
    #expect(storage.attributes(at: 2, effectiveRange: nil).isEmpty)
  }

  /// It trapped with the bare message of the executor.
  @Test func layoutOnABackgroundThreadEndsWithASentence() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      Thread.detachNewThread { NSTextStorage().addLayoutManager(NSLayoutManager()) }
      try await Task.sleep(for: .seconds(30))
    }
    let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(words?.contains("change it on the main thread") == true)
  }

  @Test func theDelegateHearsOfAnEditTwice() {
    let storage = NSTextStorage()
    let diary = Diary()
    storage.delegate = diary
    storage.append(NSAttributedString(string: "ab"))
    storage.setAttributes([.kern: 1], range: NSRange(location: 0, length: 1))
    #expect(diary.lines == ["will 3 0+2 2", "did 3 0+2 2", "will 1 0+1 0", "did 1 0+1 0"])
  }

  @Test(.evidence(.measured)) func observersHearOfAnEditBeforeTheDelegate() {
    let storage = FixingStorage()
    let diary = Diary()
    storage.delegate = diary
    storage.onFix = { diary.lines.append("fix") }
    let names = [
      NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: storage, queue: nil) { note in
        let word = note.name.rawValue.contains("Will") ? "posted will" : "posted did"
        MainActor.assumeIsolated { diary.lines.append(word) }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    storage.append(NSAttributedString(string: "a"))
    #expect(
      diary.lines == ["posted will", "will 3 0+1 1", "fix", "posted did", "did 3 0+1 1"]
    )
    #expect(!storage.fixesAttributesLazily && NSTextStorage().fixesAttributesLazily)
  }
}

private final class FixingStorage: NSTextStorage {
  var onFix: () -> Void = {}

  override func fixAttributes(in range: NSRange) { onFix() }
}

@MainActor
private final class Diary: NSObject, NSTextStorageDelegate {
  var lines: [String] = []

  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    write("will", editedMask, editedRange, delta)
  }

  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    write("did", editedMask, editedRange, delta)
  }

  private func write(
    _ word: String,
    _ mask: NSTextStorage.EditActions,
    _ range: NSRange,
    _ delta: Int
  ) {
    lines.append("\(word) \(mask.rawValue) \(range.location)+\(range.length) \(delta)")
  }
}
