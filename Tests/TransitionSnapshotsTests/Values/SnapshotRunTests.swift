import Foundation
import Testing

@testable import TransitionSnapshots

/// Verdicts of several runs as one.
@Suite struct SnapshotRunTests {
  private static let print = Fingerprint(libraries: ["cairo 1"], fonts: [], architecture: "any")

  private func result(
    _ path: String,
    _ state: SnapshotResult.State,
    message: String = ""
  ) -> SnapshotResult {
    SnapshotResult(
      id: path,
      title: path,
      form: "filmstrip",
      path: path,
      state: state,
      message: message,
      file: "/package/Tests/x.swift",
      line: 1,
      comparer: "exact",
      fingerprint: .init(recorded: nil, current: Self.print),
      durationMs: 1
    )
  }

  private func run(
    _ results: [SnapshotResult] = [],
    _ coverage: SnapshotRun.Coverage = .partial,
    command: String = "test",
    references: [String] = [],
    goldens: String = "Goldens",
    duration: Double = 1,
    division: String? = nil
  ) -> SnapshotRun {
    var run = SnapshotRun(
      command: command,
      coverage: coverage,
      results: results,
      references: references,
      goldens: goldens,
      durationMs: duration
    )
    run.division = division
    return run
  }

  @Test(
    arguments: [
      (.matched, .matched, 0), (.obsolete, .obsolete, 23), (.missing, .missing, 20),
      (.recorded, .missing, 20), (.mismatched, .different, 22), (.unreadable, .different, 22),
      (.faulty, .different, 22), (.layoutChanged, .layout, 21), (.failed, .broken, 1),
    ] as [(SnapshotResult.State, SnapshotSeverity, Int32)]
  )
  func eachStateHasItsSeverity(
    state: SnapshotResult.State,
    severity: SnapshotSeverity,
    code: Int32
  ) {
    #expect(SnapshotSeverity.of(state) == severity && severity.exitCode == code)
    #expect(run([result("a", .matched), result("b", state)]).severity == severity)
  }

  @Test func severitiesAreOrdered() {
    #expect(
      SnapshotSeverity.allCases.sorted()
        == [.matched, .obsolete, .missing, .different, .layout, .broken]
    )
    #expect(run().severity == .matched)
  }

  @Test func verdictsAreCountedByState() {
    let states: [SnapshotResult.State] = [.failed, .matched, .mismatched, .matched, .obsolete]
    let totals = run(states.enumerated().map { result("\($0)", $1) }).totals
    #expect(totals.map(\.state) == [.matched, .mismatched, .failed, .obsolete])
    #expect(totals.map(\.count) == [2, 1, 1, 1])
  }

  @Test func theWorseOfTwoVerdictsCounts() {
    let one = [result("b", .matched, message: "1"), result("a", .failed, message: "1")]
    let two = [
      result("b", .mismatched, message: "2"), result("a", .mismatched, message: "2"),
      result("c", .matched, message: "2"),
    ]
    let three = [result("b", .unreadable, message: "3"), result("c", .matched, message: "3")]
    let merged = SnapshotRun.merged([run(one), run(two), run(three)])
    #expect(merged.results.map(\.path) == ["a", "b", "c"])
    #expect(merged.results.map(\.state) == [.failed, .mismatched, .matched])
    // Of two that are equally bad the first.
    #expect(merged.results.map(\.message) == ["1", "2", "2"])
  }

  @Test func theRestIsMergedToo() {
    let merged = SnapshotRun.merged([
      run(command: "x", references: ["b", "a"], goldens: "", duration: 3),
      run(command: "y", references: ["a", "c"], goldens: "G", duration: 9),
      run(command: "x", goldens: "H", duration: 4),
    ])
    #expect(merged.command == "x; y" && merged.references == ["a", "b", "c"])
    #expect(merged.goldens == "G" && merged.durationMs == 9)
    #expect(SnapshotRun.merged([]).goldens.isEmpty && SnapshotRun.merged([]).durationMs == 0)
  }

  @Test(
    arguments: [
      ([(.whole, nil)], .whole), ([(.partial, nil), (.whole, nil)], .whole),
      ([(.partial, nil)], .partial), ([], .partial),
      ([(.shard(1, of: 2), "d"), (.shard(2, of: 2), "d")], .whole),
      ([(.shard(1, of: 2), "d"), (.shard(2, of: 2), "e")], .partial),
      ([(.shard(1, of: 2), "d"), (.shard(1, of: 2), "d")], .partial),
      ([(.shard(1, of: 2), "d")], .partial), ([(.shard(1, of: 1), nil)], .whole),
      ([(.shard(1, of: 2), nil), (.shard(2, of: 3), nil)], .partial),
      ([(.shard(2, of: 3), nil), (.shard(1, of: 3), nil), (.shard(3, of: 3), nil)], .whole),
      ([(.shard(0, of: 2), nil), (.shard(1, of: 2), nil), (.shard(2, of: 2), nil)], .partial),
      ([(.shard(0, of: 0), nil)], .partial),
    ] as [([(SnapshotRun.Coverage, String?)], SnapshotRun.Coverage)]
  )
  func shardsOfOneDivisionAreAWhole(
    parts: [(SnapshotRun.Coverage, String?)],
    coverage: SnapshotRun.Coverage
  ) {
    #expect(SnapshotRun.merged(parts.map { run([], $0.0, division: $0.1) }).coverage == coverage)
  }

  @Test func pathsAreRelativeToThePackage() {
    var inside = result("a", .mismatched)
    inside.root = "/package/Goldens"
    (inside.golden, inside.actual) = ("/package/Goldens/a.png", "/package/.t/a.png")
    inside.artefacts = ["diff.png": "/package/.t/diff.png", "x": "/elsewhere/package/x"]
    let found = run([inside], goldens: "/package/Goldens")
      .relative(to: URL(filePath: "/package"))
    #expect(found.goldens == "Goldens" && found.results[0].root == "Goldens")
    #expect(found.results[0].golden == "Goldens/a.png" && found.results[0].actual == ".t/a.png")
    #expect(found.results[0].file == "Tests/x.swift")
    #expect(
      found.results[0].artefacts == ["diff.png": ".t/diff.png", "x": "/elsewhere/package/x"]
    )
    #expect(
      run(goldens: "/packages/G").relative(to: URL(filePath: "/package")).goldens == "/packages/G"
    )
  }

  @Test func anotherEnvironmentIsDescribed() {
    let mine = Fingerprint(
      libraries: ["cairo 1", "pango 2", "new 9"],
      fonts: ["A 1.0 ab", "A 1.0 cd"],
      architecture: "x"
    )
    #expect(mine.description == "cairo 1, pango 2, new 9, A 1.0, x")
    #expect(mine.change(from: mine) == nil)
    // A library that is not named in the golden may be anything.
    var old = mine
    old.libraries = ["cairo 1", "pango 2"]
    #expect(mine.change(from: old) == nil)
    old.libraries = ["cairo 1", "pango 3"]
    #expect(mine.change(from: old) == "golden recorded with pango 3; you run pango 2")
    old = mine
    old.fonts = ["A 1.0 ab"]
    #expect(mine.change(from: old) == "golden recorded with the same; you run A 1.0 cd")
    old.fonts = mine.fonts + ["B 1"]
    #expect(mine.change(from: old) == "golden recorded with B 1; you run the same")
    old = mine
    old.architecture = "y"
    #expect(mine.change(from: old) == "golden recorded with y; you run x")
  }

  @Test(
    arguments: [
      ("moves()", nil, nil, "Suite/moves()"),
      ("moves()", "left", "a", "Suite/moves() \"left\" \"a\""),
    ] as [(String, String?, String?, String)]
  )
  func aGoldenHasATitle(function: String, testCase: String?, name: String?, title: String) {
    let golden = GoldenName(suite: "Suite", function: function, testCase: testCase, name: name)
    #expect(golden.title == title)
    #expect(golden.path("png") == golden.id + ".png")
  }

  @Test(
    arguments: [
      ("", ""), ("---", ""), ("-a-", "-a"), ("a b", "a-b"), ("a  (b)", "a-b"), ("(a)", "a"),
      ("a_1-Z", "a_1-Z"), ("é", ""), ("aéb", "a-b"), ("a1²", "a1"), ("a--b", "a--b"),
      ("09:/@[`{", "09"),
    ]
  )
  func namesAreMadeOfPlainLetters(text: String, name: String) {
    #expect(GoldenName.sanitised(text) == name)
  }
}
