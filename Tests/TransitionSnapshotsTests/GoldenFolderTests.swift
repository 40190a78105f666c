import Catalogue
import Foundation
import Testing

/// The folder of goldens: no file without a test, no test without its file, none too large.
@Suite struct GoldenFolderTests {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Goldens")
  // GitHub shows and diffs pictures of this size without effort.
  static let largest = 256 << 10

  static func files(_ folder: String) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path))
  }

  @Test func everyCatalogueGoldenBelongsToATransition() throws {
    let expected = Catalogue.all.map { "strip.\($0.name).filmstrip.png" }
    #expect(try Self.files("CatalogueGoldens") == Set(expected))
  }

  @Test func everyContainerGoldenBelongsToATransition() throws {
    let expected = ContainerGoldens.styles.flatMap { style in
      ["filmstrip.png", "log.txt"].map { "childSwap-style.\(style.name).\($0)" }
    }
    #expect(try Self.files("ContainerGoldens") == Set(expected))
  }

  @Test func everyPresentationGoldenBelongsToAStyle() throws {
    let expected = PresentationGoldens.styles.flatMap { style in
      ["present", "dismiss"].flatMap { way in
        ["filmstrip.png", "log.txt"].map { "thereAndBack-style.\(style.name)-\(way).\($0)" }
      }
    }
    #expect(try Self.files("PresentationGoldens") == Set(expected))
  }

  @Test func noGoldenIsLarge() throws {
    let all = FileManager.default.enumerator(atPath: Self.root.path)?.allObjects as? [String] ?? []
    #expect(!all.isEmpty)
    for path in all {
      let attributes = try FileManager.default
        .attributesOfItem(atPath: Self.root.appending(path: path).path)
      let size = attributes[.size] as? Int ?? 0
      #expect(size <= Self.largest, "\(path) has \(size) bytes; show less, or at a smaller scale")
    }
  }
}
