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

  @Test(.evidence(.documented)) func kindsAreNumberedAsInTheirHeader() {
    let states: [UIDocument.State] = [
      .normal, .closed, .inConflict, .savingError, .editingDisabled, .progressAvailable,
    ]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8, 16])
    let changes: [UIDocument.ChangeKind] = [.done, .undone, .redone, .cleared]
    #expect(changes.map(\.rawValue) == [0, 1, 2, 3])
    let operations: [UIDocument.SaveOperation] = [.forCreating, .forOverwriting]
    #expect(operations.map(\.rawValue) == [0, 1])
    let name = "UIDocumentStateChangedNotification"
    #expect(UIDocument.stateChangedNotification.rawValue == name)
  }

  /// What comes after a token stays a change; what is undone once too often is one, too.
  @Test(.evidence(.documented)) func changesAreCounted() {
    let note = Note(fileURL: file)
    #expect(!note.hasUnsavedChanges)
    note.updateChangeCount(.done)
    note.updateChangeCount(.redone)
    let token = note.changeCountToken(for: .forOverwriting)
    note.updateChangeCount(.done)
    note.updateChangeCount(withToken: token, for: .forOverwriting)
    #expect(note.hasUnsavedChanges)
    note.updateChangeCount(.undone)
    #expect(!note.hasUnsavedChanges)
    note.updateChangeCount(.undone)
    #expect(note.hasUnsavedChanges)
    note.updateChangeCount(.cleared)
    #expect(!note.hasUnsavedChanges)
  }

  @Test(.evidence(.documented)) func aDocumentIsCalledAsItsFile() {
    let note = Note(fileURL: URL(fileURLWithPath: "/a/My note.txt"))
    #expect(note.localizedName == "My note" && note.savingFileType == "public.plain-text")
    #expect(note.fileNameExtension(forType: "public.png", saveOperation: .forCreating) == "png")
    #expect(note.fileNameExtension(forType: nil, saveOperation: .forCreating) == "txt")
    #expect(note.progress == nil && note.fileModificationDate == nil)
    #expect(note.undoManager === note.undoManager)
  }

  /// Each state once; a save that succeeds forgets the one that failed.
  @Test(.evidence(.documented)) func statesArePostedWhenTheyChange() {
    defer { try? FileManager.default.removeItem(at: file) }
    let note = Note(fileURL: file)
    nonisolated(unsafe) var states: [UInt] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification,
      object: note,
      queue: nil
    ) { _ in states.append(MainActor.assumeIsolated { note.documentState.rawValue }) }
    defer { NotificationCenter.default.removeObserver(token) }
    for _ in 0..<2 { note.save(to: file, for: .forCreating) }
    #expect(states == [0] && note.fileModificationDate != nil)
    note.save(to: URL(filePath: "/nowhere/at/all.txt"), for: .forOverwriting)
    #expect(states == [0, 4] && note.fileURL == file && note.errors == 1)
    note.save(to: file, for: .forOverwriting)
    note.close()
    #expect(states == [0, 4, 0])
    stage.advance(by: 0.1)
    #expect(states == [0, 4, 0, 1])
  }

  @Test(.evidence(.documented)) func revertingReadsAnotherFileAndStaysWithItsOwn() throws {
    let other = TemporaryFolder.ofProcess.appending(path: "\(UUID().uuidString).txt")
    defer { for each in [file, other] { try? FileManager.default.removeItem(at: each) } }
    try Data("other".utf8).write(to: other)
    let note = Note(fileURL: file)
    note.save(to: file, for: .forCreating)
    var answers: [Bool] = []
    note.revert(toContentsOf: other) { answers.append($0) }
    #expect(note.words == "other" && note.fileURL == file && answers.isEmpty)
    stage.advance(by: 0.1)
    #expect(answers == [true])
    note.revert(toContentsOf: URL(filePath: "/nowhere/at/all.txt")) { answers.append($0) }
    stage.advance(by: 0.1)
    #expect(answers == [true, false] && note.words == "other")
  }

  /// Subclasses say what is in the file.
  @Test(.evidence(.documented)) func aDocumentAsSuchHasNoContents() {
    let document = UIDocument(fileURL: file)
    var answers: [Bool] = []
    document.save(to: file, for: .forCreating) { answers.append($0) }
    stage.advance(by: 0.1)
    #expect(answers == [false] && document.documentState == [.closed, .savingError])
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
