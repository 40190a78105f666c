import Foundation
import TestSupport
import Testing

@testable import TransrenderCommand

@Suite struct PodspecTests {
  private let scratch = try? Scratch()

  private func write(_ text: String, to path: String) throws -> URL {
    let folder = try #require(scratch).url
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
    return folder
  }

  @Test(arguments: [
    ("Deck-iOS.podspec", "s.source_files = 'Source/*.swift'", "Deck_iOS"),
    ("Deck.podspec", "s.module_name = \"Cards\"\ns.source_files = 'Source/*.swift'", "Cards"),
    ("Deck.podspec", "s.source_files = 'Source/*.swift'", "Deck"),
  ])
  func aModuleIsFoundByTheNameThatItHasInSwift(file: String, text: String, module: String) throws {
    _ = try write("public struct Card {}", to: "Source/Card.swift")
    _ = try write("s.name = 'Other'", to: "Other.podspec")
    let folder = try write(text, to: file)
    let library = try #require(Podspec.of(module, in: folder)).library(module)
    #expect(library.sources.map(\.lastPathComponent) == ["Card.swift"])
    #expect(Podspec.of("Missing", in: folder) == nil)
  }
}
