import Foundation
import TestSupport
import Testing

@testable import HeadlessCoreData

/// Data models among the resources of bundles.
@Suite struct ModelFileTests {
  /// Bundles in a folder of their own, whose files are empty.
  private func withBundles(_ files: [[String]], _ body: ([Bundle]) throws -> Void) throws {
    let top = try TemporaryFolder()
    defer { withExtendedLifetime(top) {} }
    let bundles = try files.enumerated().map { number, names in
      let folder = top.url.appending(path: "App\(number).resources")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in names { try Data().write(to: folder.appending(path: name)) }
      return try #require(Bundle(url: folder))
    }
    try body(bundles)
  }

  @Test func modelsAreFoundByTheirNames() throws {
    let files = [["Album.mom", "Cinema.txt"], ["Cinema.xcdatamodeld", "Cinema.momd", "Zoo.mom"]]
    try withBundles(files) { bundles in
      func found(_ name: String) -> String? {
        ModelFile.find(name, in: bundles)?.lastPathComponent
      }
      #expect(found("Album") == "Album.mom" && found("Zoo") == "Zoo.mom")
      // Of several files in one bundle, the first by name; what is no model does not count.
      #expect(found("Cinema") == "Cinema.momd")
      #expect(found("cinema") == nil && found("Album.mom") == nil && found("") == nil)
      let all = bundles.map { ModelFile.all(in: $0).map(\.lastPathComponent) }
      #expect(all == [["Album.mom"], ["Cinema.momd", "Cinema.xcdatamodeld", "Zoo.mom"]])
    }
  }

  @Test func theFirstBundleWithAModelIsMeant() throws {
    try withBundles([["Cinema.mom"], ["Cinema.momd"]]) { bundles in
      let names = [bundles, bundles.reversed()].map {
        ModelFile.find("Cinema", in: $0)?.lastPathComponent
      }
      #expect(names == ["Cinema.mom", "Cinema.momd"])
    }
  }
}
