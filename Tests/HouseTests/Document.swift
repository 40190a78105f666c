import Foundation
import TestSupport
import Testing

/// A page of text that readers are shown: the README and its neighbours, and the documentation.
struct Document: CustomTestStringConvertible {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  var testDescription: String { path }

  static var all: [Document] {
    (["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
      + Repository.files(below: "Sources/Transrender.docc", suffix: ".md")).map(Document.init)
  }

  static func makeTargets() throws -> Set<String> {
    let lines = try Repository.text("Makefile").matches(of: /(?m)^([a-z-]+):/)
    return Set(lines.map { String($0.1) })
  }

  func text() throws -> String { try Repository.text(path) }

  func swiftBlocks() throws -> [(region: String?, code: String)] {
    let pattern = /(?:<!-- region (\S+) -->\n)?```swift\n(.*?)```/.dotMatchesNewlines()
    return try text().matches(of: pattern).map { ($0.1.map(String.init), String($0.2)) }
  }
}
