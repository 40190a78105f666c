import Bitmap
import Foundation
import ImageComparison
import Imaging
import Testing

@testable import TransitionSnapshots

@MainActor
@Suite struct RecordModeTests {
  @Test func aMissingGoldenIsRecordedAndFailsOnce() throws {
    let bench = try Workbench()
    let first = try bench.verify(SampleFilm().take())
    #expect(first.count == 2)
    #expect(first.allSatisfy { !$0.passes })
    #expect(first[0].message.contains("recorded; look at it, then run again"))
    #expect(
      bench.files == [
        "Goldens/Sample/moves.a.filmstrip.png", "Goldens/Sample/moves.a.log.txt",
      ]
    )
    #expect(try bench.verify(SampleFilm().take()).allSatisfy(\.passes))
  }

  @Test func ciRecordsNothingHoweverOften() throws {
    let bench = try Workbench()
    bench.environment = ["CI": "1"]
    for _ in 0..<2 {
      let verdicts = try bench.verify(SampleFilm().take(), record: .all)
      #expect(verdicts.allSatisfy { !$0.passes })
      #expect(verdicts[0].message.contains("error=missing"))
      #expect(bench.files.isEmpty)
    }
  }

  @Test func neverKeepsTheNewPictureAsPendingOutsideOfCI() throws {
    let bench = try Workbench()
    bench.environment = ["TRANSRENDER_RECORD": "never"]
    _ = try bench.verify(SampleFilm().take(), as: .filmstrip)
    #expect(bench.files == [".transrender/pending/Sample/moves.a.filmstrip.png"])
  }

  @Test(arguments: [RecordMode.failed, .all])
  func whatStillMatchesIsNeverRewritten(mode: RecordMode) throws {
    let bench = try Workbench()
    _ = try bench.verify(SampleFilm().take(), as: .filmstrip)
    // The same pixels in another file: some tool packed it harder.
    let file = bench.golden("filmstrip.png")
    let bytes = Array(try Data(contentsOf: file))
    let texts = try PNG.texts(in: bytes)
    let repacked = try PNG.encode(PNG.decode(bytes), as: .fast, color: .rgb, texts: texts)
    #expect(repacked != bytes)
    try Data(repacked).write(to: file)
    #expect(try bench.verify(SampleFilm().take(), as: .filmstrip, record: mode)[0].passes)
    #expect(Array(try Data(contentsOf: file)) == repacked)
  }

  @Test func failedRewritesOnlyWhatDoesNotPass() throws {
    let bench = try Workbench()
    bench.comparer = .channel(max: 2)
    _ = try bench.verify(SampleFilm().take(), as: .filmstrip)
    var faint = SampleFilm()
    faint.levels = 2
    #expect(try bench.verify(faint.take(), as: .filmstrip, record: .failed)[0].passes)
    let all = try bench.verify(faint.take(), as: .filmstrip, record: .all)[0]
    #expect(!all.passes)
    #expect(all.message.contains("re-recorded"))
    faint.levels = 9
    #expect(try !bench.verify(faint.take(), as: .filmstrip, record: .failed)[0].passes)
    #expect(try bench.verify(faint.take(), as: .filmstrip)[0].passes)
  }

  @Test(arguments: ["nevr", "", "ALL"])
  func anUnknownModeIsAnError(word: String) {
    #expect(throws: SnapshotFault.unknownRecordMode(word)) {
      try SnapshotEnvironment(["TRANSRENDER_RECORD": word])
    }
    #expect("\(SnapshotFault.unknownRecordMode(word))".contains("never, missing, failed, all"))
  }

  @Test func theEnvironmentSpeaksLast() throws {
    let plain = try SnapshotEnvironment([:])
    #expect(plain.mode(asked: nil) == .missing)
    #expect(plain.mode(asked: .all) == .all)
    #expect(try SnapshotEnvironment(["CI": "true"]).mode(asked: .all) == .never)
    let both = try SnapshotEnvironment(["CI": "true", "TRANSRENDER_RECORD": "missing"])
    #expect(both.mode(asked: .never) == .missing)
    #expect(try SnapshotEnvironment(["CI": "false"]).mode(asked: .all) == .all)
  }

  @Test func aMismatchLeavesItsPicturesAndAnOrderlyRunTakesThemAway() throws {
    let bench = try Workbench()
    _ = try bench.verify(SampleFilm().take(), as: .filmstrip)
    var changed = SampleFilm()
    changed.levels = 3
    _ = try bench.verify(changed.take(), as: .filmstrip)
    let folder = ".transrender/failures/Sample/moves.a.filmstrip.png/"
    let names = [
      "actual.png", "amplified.png", "diff.png", "golden.png", "rows.png", "scene.png",
      "verdict.json",
    ]
    #expect(bench.files == names.map { folder + $0 } + ["Goldens/Sample/moves.a.filmstrip.png"])
    let verdict = try Data(contentsOf: bench.folder.appending(path: folder + "verdict.json"))
    #expect(verdict.first == UInt8(ascii: "{") && verdict.suffix(2) == Data("}\n".utf8))
    _ = try bench.verify(SampleFilm().take(), as: .filmstrip)
    #expect(bench.files == ["Goldens/Sample/moves.a.filmstrip.png"])
  }

  @Test func resultsAndReferencesAreOneLineEach() throws {
    let bench = try Workbench()
    let results = bench.folder.appending(path: "out/results.jsonl")
    let references = bench.folder.appending(path: "out/references.txt")
    bench.environment = [
      "TRANSRENDER_RESULTS": results.path, "TRANSRENDER_REFERENCES": references.path,
    ]
    _ = try bench.verify(SampleFilm().take())
    let lines = try String(contentsOf: results, encoding: .utf8).split(separator: "\n")
    let decoded = try lines.map {
      try JSONDecoder().decode(SnapshotResult.self, from: Data($0.utf8))
    }
    #expect(decoded.map(\.state) == [.recorded, .recorded])
    #expect(decoded.map(\.id) == ["Sample/moves.a", "Sample/moves.a"])
    #expect(
      try String(contentsOf: references, encoding: .utf8)
        == "Sample/moves.a.filmstrip.png\nSample/moves.a.log.txt\n"
    )
  }

  @Test func aFolderThatCannotBeWrittenIsASentence() throws {
    let bench = try Workbench()
    try Data("a file".utf8).write(to: bench.folder.appending(path: "Goldens"))
    let error = #expect(throws: SnapshotFault.self) {
      try bench.verify(SampleFilm().take(), as: .filmstrip)
    }
    #expect("\(try #require(error))".hasPrefix("cannot write"))
  }
}
