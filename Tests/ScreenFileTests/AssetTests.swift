import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import ScreenFile

@Suite struct AssetRootTests {
  /// A folder with a link out of it, a link inside of it, and a secret beside it.
  func withFolders(_ body: (URL) throws -> Void) throws {
    let files = FileManager.default
    let top = TemporaryFolder.ofProcess.appending(path: UUID().uuidString)
    defer { try? files.removeItem(at: top) }
    let inside = top.appending(path: "inside")
    try files.createDirectory(at: inside, withIntermediateDirectories: true)
    try Data("x".utf8).write(to: top.appending(path: "secret.png"))
    try Data("x".utf8).write(to: inside.appending(path: "own.png"))
    let out = inside.appending(path: "out.png").path
    try files.createSymbolicLink(atPath: out, withDestinationPath: "../secret.png")
    let near = inside.appending(path: "near.png").path
    try files.createSymbolicLink(atPath: near, withDestinationPath: "own.png")
    let sibling = top.appending(path: "inside-too")
    try files.createDirectory(at: sibling, withIntermediateDirectories: true)
    let door = inside.appending(path: "door").path
    try files.createSymbolicLink(atPath: door, withDestinationPath: sibling.path)
    try body(inside)
  }

  @Test func whatLeadsOutIsRefused() throws {
    try withFolders { folder in
      let root = try AssetRoot(below: folder, named: nil)
      for name in ["../secret.png", "/etc/passwd", "out.png", "a/../../secret.png", "door", ""] {
        #expect(throws: AssetRoot.Fault.outside, "\(name)") { try root.resolvedPath(of: name) }
      }
      #expect(throws: AssetRoot.Fault.missing) { try root.resolvedPath(of: "none.png") }
      #expect(try root.resolvedPath(of: "near.png").hasSuffix("inside/own.png"))
      #expect(throws: AssetRoot.Fault.outside) { try AssetRoot(below: folder, named: "door") }
    }
  }

  /// Names without a file are symbols; every place that takes a picture takes them.
  @MainActor @Test func symbolsArePictures() throws {
    try withFolders { folder in
      let text = """
        {"controllers": {
          "tabs": {"tabs": ["a"]},
          "a": {"icon": "star", "title": "A", "views": [
            {"id": "heart", "image": "heart.fill"},
            {"id": "go", "button": "Go", "image": "play"},
            {"list": [{"text": "Row", "image": "gear"}], "id": "list"}
          ]}
        }}
        """
      let document = try ScreenDocument(text: text, at: folder.appending(path: "screen.json"))
      for name in ["star", "heart.fill", "play", "gear"] {
        #expect(document.pictures[name]?.isSymbolImage == true, "\(name)")
      }
      #expect(document.pictures["own.png"] == nil)
    }
  }

  @MainActor @Test func aFileComesBeforeASymbolOfItsName() throws {
    try withFolders { folder in
      try Data("x".utf8).write(to: folder.appending(path: "star"))
      let text = "{\"controllers\": {\"a\": {\"views\": [{\"image\": \"star\"}]}}}"
      let error = #expect(throws: ScreenFileError.self) {
        try ScreenDocument(text: text, at: folder.appending(path: "screen.json"))
      }
      #expect(error?.description.contains("which is not one") == true)
    }
  }

  @Test func aNameThatIsNeitherFileNorSymbolIsRefused() throws {
    try withFolders { folder in
      let text = "{\"controllers\": {\"a\": {\"icon\": \"no.such.symbol\"}}}"
      let error = #expect(throws: ScreenFileError.self) {
        try ScreenDocument(text: text, at: folder.appending(path: "screen.json"))
      }
      #expect(error?.description.contains("or the name of a symbol") == true)
    }
  }

  @Test func aPictureThatIsNoneIsSaidToBeNone() throws {
    try withFolders { folder in
      let text = "{\"controllers\": {\"a\": {\"views\": [{\"image\": \"own.png\"}]}}}"
      let error = #expect(throws: ScreenFileError.self) {
        try ScreenDocument(text: text, at: folder.appending(path: "screen.json"))
      }
      #expect(error?.description.contains("which is not one") == true)
    }
  }
}
