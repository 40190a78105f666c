import Foundation
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
