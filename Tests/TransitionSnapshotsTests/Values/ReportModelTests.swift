import Bitmap
import Foundation
import ImageComparison
import TestSupport
import Testing

@testable import TransitionSnapshots

/// What the page of a run is made of.
@MainActor @Suite struct ReportModelTests {
  private let folder = TemporaryFolder.ofProcess.appending(path: "report-\(UUID().uuidString)")

  private static let print = Fingerprint(libraries: ["cairo 1"], fonts: [], architecture: "any")

  private func result(
    _ id: String,
    _ path: String,
    _ state: SnapshotResult.State
  ) -> SnapshotResult {
    SnapshotResult(
      id: id,
      title: "T \(id)",
      form: "filmstrip",
      path: path,
      state: state,
      message: "said \(path)",
      file: "x.swift",
      line: 1,
      comparer: "exact",
      fingerprint: .init(recorded: nil, current: Self.print),
      durationMs: 1
    )
  }

  private func model(
    _ results: [SnapshotResult],
    showsPassing: Bool = false,
    players: [String: [UInt8]] = [:]
  ) -> ReportModel {
    let run = SnapshotRun(
      command: "test",
      coverage: .whole,
      results: results,
      references: [],
      goldens: "Goldens",
      durationMs: 7
    )
    return ReportModel(run, in: folder, showsPassing: showsPassing, players: players)
  }

  /// A film is as long as its last picture is late, whichever of its forms has it.
  @Test(arguments: [false, true]) func aGroupIsAsLongAsItsLongestForm(isFirst: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(sheet(.strip(columns: 2), level: 1), "long.png")
    var long = result("a", isFirst ? "a.png" : "z.png", .mismatched)
    long.golden = "long.png"
    let found = model([result("a", "m.txt", .mismatched), long])
    #expect(found.groups.map(\.duration) == [100])
  }

  @Test func goldensOfOneTestAreOneGroup() {
    let found = model([
      result("b", "b.png", .matched), result("a", "a.txt", .matched), result("c", "c", .failed),
      result("a", "a.png", .mismatched), result("d", "d", .missing), result("e", "e", .missing),
      result("a", "a.log", .recorded),
    ])
    #expect(found.groups.map(\.id) == ["c", "a", "d", "e", "b"])
    #expect(found.groups.map(\.state) == [.failed, .mismatched, .missing, .missing, .matched])
    #expect(found.groups[1].forms.map(\.path) == ["a.log", "a.png", "a.txt"])
    #expect(found.groups[1].title == "T a" && found.command == "test" && found.durationMs == 7)
    #expect(
      found.totals == ["matched": 2, "failed": 1, "mismatched": 1, "missing": 2, "recorded": 1]
    )
    #expect(found.fingerprint == "cairo 1, any" && model([]).fingerprint.isEmpty)
  }

  private func sheet(_ arrangement: PictureSheet.Arrangement, level: UInt8) throws -> [UInt8] {
    let cells = (0..<3).map { index in
      PictureSheet.Cell(
        index: index,
        time: Double(index) / 20,
        fraction: Double(index) / 2,
        label: "#\(index)",
        bitmap: Bitmap(
          width: 4,
          height: 6,
          straightRGBA: Array(repeating: [level, UInt8(index), 0, 255], count: 24).flatMap { $0 }
        )
      )
    }
    return try PictureSheet(arrangement, cells: cells, duration: 0.1, fps: 50)
      .encoded(comparer: "exact", fingerprint: Self.print)
  }

  private func write(_ bytes: [UInt8], _ path: String) throws {
    try GoldenStore.write(bytes, to: folder.appending(path: path))
  }

  @Test(
    arguments: [("a.png", .strip(columns: 2)), ("a.apng", .animation)]
      as [(String, PictureSheet.Arrangement)]
  )
  func picturesHavePlacesAndTimes(path: String, arrangement: PictureSheet.Arrangement) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(sheet(arrangement, level: 1), "Goldens/\(path)")
    try write(sheet(arrangement, level: 2), "new/\(path)")
    try write([1, 2, 3], "new/diff.png")
    var mine = result("a", path, .mismatched)
    (mine.golden, mine.actual) = ("Goldens/\(path)", folder.path + "/new/\(path)")
    mine.artefacts = ["diff.png": "new/diff.png", "amplified.png": "new/none.png"]
    mine.goldenHash = "hash"
    let found = model([mine], players: ["a.png": [65, 66]])
    let form = found.groups[0].forms[0]
    #expect(form.goldenCells.map(\.timeMs) == [0, 50, 100])
    #expect(form.actualCells.map(\.label) == ["#0", "#1", "#2"])
    #expect(form.goldenCells.map(\.place.x) == (path == "a.png" ? [8, 20, 8] : [8, 20, 32]))
    #expect(form.goldenCells.map(\.place.y) == (path == "a.png" ? [8, 8, 38] : [8, 8, 8]))
    #expect(found.groups[0].duration == 100)
    #expect(form.pictures.keys.sorted() == ["actual", "diff", "golden"])
    #expect(Set(form.pictures.values).isSubset(of: found.images.keys))
    #expect(Set(form.pictures.values).count == 3)
    let diff = try #require(form.pictures["diff"].flatMap { found.images[$0] })
    #expect(diff == "data:image/png;base64,AQID")
    let offer = try #require(form.offer)
    #expect(offer.root == "Goldens" && offer.goldenHash == "hash")
    // The file itself is kept if it is not what is shown.
    #expect((found.files[offer.hash] != nil) == (path == "a.apng"))
    #expect((found.images[offer.hash] != nil) == (path == "a.png"))
    #expect(found.players == ["a.png": "QUI="])
  }

  @Test func whatPassesIsShownIfItIsAskedFor() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Array("one\n".utf8), "Goldens/a.log.txt")
    var mine = result("a", "a.log.txt", .matched)
    (mine.golden, mine.actual) = ("Goldens/a.log.txt", "Goldens/a.log.txt")
    let hidden = model([mine]).groups[0].forms[0]
    #expect(hidden.goldenText == nil && hidden.actualText == nil && hidden.offer == nil)
    let shown = model([mine], showsPassing: true).groups[0].forms[0]
    #expect(shown.goldenText == "one\n" && shown.actualText == "one\n" && shown.offer == nil)
  }

  @Test func textsAreShownAsTheyAre() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Array("old\n".utf8), "Goldens/a.log.txt")
    try write(Array("kept\n".utf8), "kept.txt")
    try write(Array("new\n".utf8), "new.txt")
    var mine = result("a", "a.log.txt", .mismatched)
    (mine.golden, mine.actual, mine.root) = ("Goldens/a.log.txt", "new.txt", "Elsewhere")
    // The golden as it was compared comes before the one that is there now.
    mine.artefacts = ["golden.txt": "kept.txt"]
    let found = model([mine])
    let form = found.groups[0].forms[0]
    #expect(form.goldenText == "kept\n" && form.actualText == "new\n" && form.pictures.isEmpty)
    #expect(form.offer?.root == "Elsewhere" && form.offer?.goldenHash == nil)
    #expect(form.offer.flatMap { found.files[$0.hash] } == "bmV3Cg==" && found.images.isEmpty)
    mine.artefacts = [:]
    #expect(model([mine]).groups[0].forms[0].goldenText == "old\n")
  }

  /// A picture that cannot be read is shown as it is, with no frames.
  @Test func aDamagedPictureHasNoFrames() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write([9, 9], "new.png")
    var mine = result("a", "a.png", .mismatched)
    (mine.golden, mine.actual) = ("none.png", "new.png")
    let found = model([mine])
    let form = found.groups[0].forms[0]
    #expect(form.pictures.keys.sorted() == ["actual"] && form.actualCells.isEmpty)
    #expect(found.groups[0].duration == 0)
  }
}
