import Foundation
import TestSupport
import Testing
import TransitionSnapshots

@testable import TransrenderCommand

/// A run in the forms that other programs read.
@Suite struct RunFormTests {
  private func result(
    _ path: String,
    _ state: SnapshotResult.State,
    message: String = "first\n  second\nthird",
    duration: Double = 1500
  ) -> SnapshotResult {
    var result = SnapshotVerbTests.result(state, id: String(path.prefix { $0 != "." }))
    (result.path, result.message, result.durationMs) = (path, message, duration)
    (result.title, result.form, result.file, result.line) = (
      "T|<", "strip", "/p/Tests/a,b:c.swift", 7
    )
    result.artefacts = [:]
    return result
  }

  private func run(_ results: [SnapshotResult]) -> SnapshotRun {
    SnapshotRun(
      command: "",
      coverage: .whole,
      results: results,
      references: [],
      goldens: "Goldens",
      durationMs: 61_004.6
    )
  }

  @Test func junitCountsFailuresAndErrors() {
    var broken = result("A/x.png", .failed, message: "a & b\nc <d>")
    broken.artefacts = ["b": "2", "a": "\"1\""]
    let xml = JUnit.xml(
      run([result("B/y.png", .matched, duration: 7), broken, result("B/z.png", .mismatched)])
    )
    let lines = xml.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      lines == [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<testsuites name="transition goldens" tests="3" failures="1" errors="1" time="61.005">"#,
        #"  <testsuite name="A" tests="1" failures="0" errors="1" time="1.500">"#,
        #"    <testcase classname="A" name="x.png" time="1.500">"#,
        #"      <error type="failed" message="a &amp; b">a &amp; b"#, #"c &lt;d&gt;</error>"#,
        #"      <system-out>a: &quot;1&quot;"#, #"b: 2</system-out>"#, "    </testcase>",
        "  </testsuite>",
        #"  <testsuite name="B" tests="2" failures="1" errors="0" time="1.507">"#,
        #"    <testcase classname="B" name="y.png" time="0.007"/>"#,
        #"    <testcase classname="B" name="z.png" time="1.500">"#,
        #"      <failure type="mismatched" message="first">first"#, "  second", "third</failure>",
        "      <system-out></system-out>", "    </testcase>", "  </testsuite>", "</testsuites>", "",
      ]
    )
  }

  @Test(
    arguments: [(1e19, "1000000000.000"), (-1e19, "0.000"), (.nan, "0.000")] as [(Double, String)]
  )
  func timesThatNoTestTakesAreBounded(milliseconds: Double, seconds: String) {
    let xml = JUnit.xml(run([result("A/x.png", .matched, duration: milliseconds)]))
    #expect(xml.contains(#"name="x.png" time="\#(seconds)""#))
  }

  @Test(arguments: [
    ("\u{FFFE}", "\u{FFFD}"), ("\u{FFFF}", "\u{FFFD}"), ("a\nb\tc", "a\nb\tc"), ("'é", "'é"),
  ])
  func textsAreFitForXML(text: String, escaped: String) { #expect(JUnit.escaped(text) == escaped) }

  @Test func gitHubAnnotatesWhatFails() {
    let lines = GitHubAnnotations.annotations(
      run([
        result("A/x", .matched), result("A/y", .mismatched, message: "50%\nof"),
        result("A/z", .obsolete),
      ]),
      package: URL(filePath: "/p")
    )
    #expect(
      lines == [
        "::error file=Tests/a%2Cb%3Ac.swift,line=7,title=T|<::50%25%0Aof",
        "::warning file=Tests/a%2Cb%3Ac.swift,line=7,title=T|<::first%0A  second%0Athird",
      ]
    )
    let elsewhere = GitHubAnnotations.annotations(
      run([result("A/y", .failed)]),
      package: URL(filePath: "/q")
    )
    #expect(elsewhere[0].hasPrefix("::error file=/p/Tests/"))
  }

  @Test(arguments: [(0, nil), (1, nil), (100, nil), (101, "… and 1 more"), (130, "… and 30 more")])
  func aHundredRowsAreATable(count: Int, more: String?) {
    let bad = (0..<count).map { result("A/\($0)", .missing, message: "m\n  a|b  ") }
    let text = GitHubAnnotations.markdown(run([result("A/good", .matched)] + bad))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| T") }
    #expect(rows.count == min(count, 100))
    #expect(rows.allSatisfy { $0 == "| T\\|&lt; | strip | missing | a\\|b |" })
    #expect(text.hasSuffix(more ?? "") && text.contains("… and ") == (more != nil))
    #expect(text.contains("| golden | form |") == (count > 0))
  }

  @Test func theSummaryIsAppendedToTheStepsOwn() throws {
    let file = TemporaryFolder.ofProcess.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("before\n".utf8).write(to: file)
    let paper = Paper()
    let console = Console(result: { paper.add($0) }, talk: { _ in })
    let run = run([result("A/y", .failed)])
    try GitHubAnnotations.summarise(run, console, environment: ["GITHUB_STEP_SUMMARY": file.path])
    try GitHubAnnotations.summarise(run, console, environment: ["GITHUB_STEP_SUMMARY": ""])
    try GitHubAnnotations.summarise(run, console, environment: [:])
    let table = GitHubAnnotations.markdown(run)
    #expect(paper.text == table + table + table)
    #expect(try String(contentsOf: file, encoding: .utf8) == "before\n" + table + "\n")
  }

  @Test(
    arguments: [
      (.missing, .differs, "1 missing"), (.recorded, .differs, "1 recorded just now"),
      (.mismatched, .goldenDifferent, "1 differ"),
      (.layoutChanged, .goldenLayout, "1 have other frames"),
      (.unreadable, .goldenDifferent, "1 unreadable"),
      (.failed, .failure, "1 could not be compared"),
      (.faulty, .goldenDifferent, "1 with faults in the film"),
      (.obsolete, .goldenObsolete, "1 obsolete"),
    ] as [(SnapshotResult.State, ExitCode, String)]
  )
  func aRunEndsWithItsWorst(state: SnapshotResult.State, code: ExitCode, words: String) {
    let found = #expect(throws: Finding.self) {
      try Finding.check(run([result("a/b", .matched), result("a/c", state)]))
    }
    #expect(found?.code == code && found?.description == "of 2 goldens: \(words)")
  }

  @Test func aRunInOrderHasNoFinding() {
    #expect(throws: Never.self) { try Finding.check(run([result("a/b", .matched)])) }
    #expect(throws: Never.self) { try Finding.check(run([])) }
  }

  @Test(
    arguments: [
      ("a", true), ("a/b", true), ("a/", true), ("/a/b", true), ("a/../b", false), ("..", false),
      ("./a", false), ("a/.", false), ("a//b", false), ("a\0b", false), ("/", true), ("//a", false),
      ("a..b/.c", true), ("", true),
    ]
  )
  func normalPathsHaveNoDetours(path: String, isNormal: Bool) {
    #expect(PackageBounds.isNormal(path) == isNormal)
  }
}
