import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Documents that apps make models of.
@MainActor @Suite struct OpenedDocumentTests {
  private final class Note: UIDocument {
    var words = ""
    var errors = 0

    override func contents(forType typeName: String) throws -> Any { Data(words.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      words = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }
  }

  private let stage = Stage(device: .iPhone15)
  private let file = TemporaryFolder.ofProcess.appending(path: "\(UUID().uuidString).txt")

  @Test func whatIsSavedIsOpenedAgain() {
    defer { try? FileManager.default.removeItem(at: file) }
    let note = Note(fileURL: file)
    note.words = "hello"
    var answers: [Bool] = []
    note.save(to: file, for: .forCreating) { answers.append($0) }
    #expect(answers.isEmpty)
    stage.advance(by: 0.1)
    #expect(answers == [true] && note.documentState == .normal)
    let again = Note(fileURL: file)
    #expect(again.documentState == .closed && again.fileType == "public.plain-text")
    again.open { answers.append($0) }
    stage.advance(by: 0.1)
    #expect(answers == [true, true] && again.words == "hello" && again.documentState == .normal)
  }

  @Test func closingSavesWhatHasChanged() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let note = Note(fileURL: file)
    note.save(to: file, for: .forCreating)
    note.words = "changed"
    note.updateChangeCount(.done)
    #expect(note.hasUnsavedChanges)
    note.close()
    stage.advance(by: 0.1)
    #expect(!note.hasUnsavedChanges && note.documentState == .closed)
    #expect(try String(contentsOf: file, encoding: .utf8) == "changed")
    note.updateChangeCount(.done)
    note.updateChangeCount(.undone)
    #expect(!note.hasUnsavedChanges)
  }

  @Test func aMissingFileIsNotOpened() {
    let note = Note(fileURL: file)
    var answers: [Bool] = []
    note.open { answers.append($0) }
    stage.advance(by: 0.1)
    #expect(answers == [false] && note.errors == 1 && note.documentState == .closed)
  }

  @Test func aFailedSaveIsNoted() {
    let note = Note(fileURL: file)
    note.updateChangeCount(.done)
    note.save(to: URL(filePath: "/nowhere/at/all.txt"), for: .forCreating)
    #expect(note.documentState.contains(.savingError) && note.hasUnsavedChanges)
  }
}
