import Foundation
import Testing

@testable import TransrenderCommand

/// What stands at a path, and whether results may go there.
@Suite struct PathKindTests {
  private let scratch: Scratch
  private var url: URL { scratch.url }

  init() throws {
    scratch = try Scratch()
    let files = FileManager.default
    try files.createDirectory(
      at: url.appending(path: "folder"),
      withIntermediateDirectories: true
    )
    try Data().write(to: url.appending(path: "file"))
    for (link, end) in [("to-folder", "folder"), ("to-file", "file"), ("to-nothing", "nowhere")] {
      try files.createSymbolicLink(
        at: url.appending(path: link),
        withDestinationURL: url.appending(path: end)
      )
    }
  }

  @Test func linksAreWhatTheyLeadTo() {
    let rows: [(String, PathKind)] = [
      ("folder", .folder), ("file", .file), ("nowhere", .nothing), ("to-folder", .folder),
      ("to-file", .file), ("to-nothing", .nothing), ("file/below", .nothing),
    ]
    for (name, kind) in rows {
      let place = url.appending(path: name)
      #expect(PathKind(of: place.path) == kind, "\(name)")
      #expect(place.isFolder == (kind == .folder), "\(name)")
    }
    #expect(PathKind(of: "") == .nothing)
  }

  @Test func resultsDoNotReplaceAFile() throws {
    #expect(try url.appending(path: "folder").isFolderForOutput(named: "out"))
    #expect(try !url.appending(path: "nowhere").isFolderForOutput(named: "out"))
    let error = #expect(throws: InputError.self) {
      try url.appending(path: "to-file").isFolderForOutput(named: "out")
    }
    #expect(error?.description == "out is a file; choose a folder with --out")
  }
}
