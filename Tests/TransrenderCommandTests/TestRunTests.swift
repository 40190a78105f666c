import Foundation
import Testing
import TransitionSnapshots

@testable import TransrenderCommand

/// How `swift test` is run and what is made of what it leaves.
@MainActor @Suite struct TestRunTests {
  /// `swift` is a script here that writes what a test process would.
  @Test(arguments: [(Int32(0), false), (1, true)])
  func aRunOfTheTestsIsRead(status: Int32, fails: Bool) throws {
    let package = try SnapshotVerbTests.Package()
    let result = SnapshotVerbTests.result(fails ? .mismatched : .matched)
    let json = String(decoding: try JSONEncoder().encode(result), as: UTF8.self)
    let line = try package.write("line.jsonl", json + "\n")
    let script = try package.write(
      "swift.sh",
      """
      [ "$TRANSRENDER_RECORD" = never ] || exit 9
      cat '\(line)' >> "$TRANSRENDER_RESULTS"
      echo '\(result.path)' >> "$TRANSRENDER_REFERENCES"
      exit \(status)
      """
    )
    var test = TestRun(package: package.folder, record: .never)
    test.tool = ["/bin/sh", script]
    let outcome = try test.run(Console(result: { _ in }, talk: { _ in }))
    #expect(outcome.status == status)
    #expect(outcome.run.results == [result])
    #expect(outcome.run.references == [result.path])
    #expect(outcome.run.coverage == .whole)
    test.filter = "x"
    #expect(try test.run(Console(result: { _ in }, talk: { _ in })).run.coverage == .partial)
  }

  @Test func aWholeRunNamesGoldensThatNobodyAskedFor() throws {
    let package = try SnapshotVerbTests.Package()
    var result = SnapshotVerbTests.result(.matched)
    result.root = package.folder.appending(path: "Goldens").path
    let json = String(decoding: try JSONEncoder().encode(result), as: UTF8.self)
    try package.write("Goldens/Suite/test.a.log.txt", "old\n")
    try package.write("Goldens/Suite/gone.log.txt", "old\n")
    try package.write("Goldens/README.md", "not ours\n")
    let line = try package.write("line.jsonl", json + "\n")
    let script = try package.write(
      "swift.sh",
      """
      cat '\(line)' >> "$TRANSRENDER_RESULTS"
      echo '\(result.path)' >> "$TRANSRENDER_REFERENCES"
      """
    )
    var test = TestRun(package: package.folder, record: .never)
    test.tool = ["/bin/sh", script]
    let quiet = Console(result: { _ in }, talk: { _ in })
    let run = try test.run(quiet).run
    #expect(run.results.filter { $0.state == .obsolete }.map(\.path) == ["Suite/gone.log.txt"])
    #expect(run.severity.exitCode == 23)
    let lines = GitHubAnnotations.annotations(run, package: package.folder)
    #expect(lines.map { $0.prefix(48) } == ["::warning file=Goldens/Suite/gone.log.txt,line=1"])
    // Who chooses among the tests learns nothing about the others.
    for words in [["--filter", "x"], ["--skip=x"], ["--disable-xctest"]] {
      test.extra = words
      let part = try test.run(quiet).run
      #expect(part.coverage == .partial)
      #expect(part.severity == .matched)
    }
  }

  /// Results go from the machine of the tests to that of the person who reviews them.
  @Test func resultsNameFilesFromThePackage() throws {
    let package = try SnapshotVerbTests.Package()
    var result = try package.failedLog()
    result.root = package.folder.appending(path: "Goldens").path
    result.file = package.folder.appending(path: "Tests/ATests.swift").path
    let json = String(decoding: try JSONEncoder().encode(result), as: UTF8.self)
    let line = try package.write("line.jsonl", json + "\n")
    let script = try package.write("swift.sh", "cat '\(line)' >> \"$TRANSRENDER_RESULTS\"; exit 1")
    var test = TestRun(package: package.folder, record: .never)
    test.tool = ["/bin/sh", script]
    let run = try test.run(Console(result: { _ in }, talk: { _ in })).run
    let found = try #require(run.results.first)
    #expect(found.root == "Goldens" && run.goldens == "Goldens")
    #expect(found.file == "Tests/ATests.swift")
    #expect(found.golden == "Goldens/\(result.path)")
    #expect(found.actual == ".transrender/failures/\(result.path)/actual.txt")
    #expect(found.artefacts == ["actual.txt": found.actual])
    let there = try SnapshotVerbTests.Package()
    _ = try there.failedLog()
    try RunFile.write(run, to: RunFile.usual(there.folder))
    let page = there.folder.appending(path: "r.html").path
    #expect(there.run("report", "--out", page) == .done)
    let html = try #require(there.text("r.html"))
    #expect(html.contains(#""actualText":"new\n""#) && html.contains(#""goldenText":"old\n""#))
    #expect(there.run("approve", "--all") == .done)
    #expect(there.text("Goldens/\(result.path)") == "new\n")
  }

  /// Other flags for the list than for the run would build the package twice.
  @Test func aShardListsTheTestsAsTheyWereBuilt() throws {
    let package = try SnapshotVerbTests.Package()
    let script = try package.write(
      "swift.sh",
      """
      echo "$@" >> '\(package.folder.path)/words.txt'
      if [ "$2" = list ]; then printf 'App.A/a()\\nApp.B/b(c:)\\nApp.C/c()\\n'; fi
      """
    )
    var test = TestRun(package: package.folder, record: .never)
    test.tool = ["/bin/sh", script]
    test.extra = ["-c", "release", "--parallel", "--num-workers", "2"]
    test.shard = Shard("1/2")
    _ = try test.run(Console(result: { _ in }, talk: { _ in }))
    let lines = try #require(package.text("words.txt")).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("test list --package-path "))
    #expect(lines[0].hasSuffix(" -c release"))
    #expect(lines[1].contains(" -c release --parallel --num-workers 2 --filter ^App"))
    #expect(lines[1].matches(of: /--filter/).count == 2)
  }

  /// `swift test` adds its filters to each other.
  @Test func aShardDividesOnlyTheTestsThatAreChosen() throws {
    let package = try SnapshotVerbTests.Package()
    let script = try package.write(
      "swift.sh",
      """
      echo "$@" >> '\(package.folder.path)/words.txt'
      if [ "$2" = list ]; then printf 'App.A/a()\\nApp.B/b(c:)\\nApp.C/c()\\n'; fi
      """
    )
    var test = TestRun(package: package.folder, record: .never)
    test.tool = ["/bin/sh", script]
    (test.filter, test.shard) = ("[AB]/", Shard("2/2"))
    let run = try test.run(Console(result: { _ in }, talk: { _ in })).run
    #expect(run.division != nil)
    let words = try #require(package.text("words.txt")).split(separator: "\n")
    #expect(words[1].hasSuffix(" --filter ^App\\.B\\/b($|\\()"), "\(words[1])")
    test.filter = "["
    #expect(throws: InputError.self) { try test.run(Console(result: { _ in }, talk: { _ in })) }
  }

  /// A process that dies while it writes loses its own result, not everybody's.
  @Test func halfALineLosesNoOtherResult() throws {
    let package = try SnapshotVerbTests.Package()
    let result = SnapshotVerbTests.result(.matched)
    let json = String(decoding: try JSONEncoder().encode(result), as: UTF8.self)
    let text = try package.write("lines.jsonl", json + "\n" + json.prefix(40))
    let script = try package.write("swift.sh", "cat '\(text)' >> \"$TRANSRENDER_RESULTS\"\n")
    var test = TestRun(package: package.folder, record: .never)
    test.tool = ["/bin/sh", script]
    let run = try test.run(Console(result: { _ in }, talk: { _ in })).run
    #expect(run.results == [result])
    #expect(run.coverage == .partial)
  }

  /// In a process of its own: a signal stays with the process that it came to.
  @Test func anInterruptStopsTheTestsToo() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let code = try await MainActor.run {
        Interrupt.listen()
        let package = try SnapshotVerbTests.Package()
        let script = try package.write(
          "swift.sh",
          """
          trap 'echo heard > "\(package.folder.path)/heard.txt"; exit 130' INT
          echo "$TRANSRENDER_RESULTS" > "\(package.folder.path)/place.txt"
          kill -INT $PPID
          for i in 1 2 3 4 5 6 7 8 9 10; do sleep 1; done
          """
        )
        var test = TestRun(package: package.folder, record: .never)
        test.tool = ["/bin/sh", script]
        do {
          _ = try test.run(Console(result: { _ in }, talk: { _ in }))
        } catch is Interruption {}
        let place = try #require(package.text("place.txt")).trimmingCharacters(in: .newlines)
        let scratch = URL(filePath: place).deletingLastPathComponent().path
        precondition(!FileManager.default.fileExists(atPath: scratch))
        precondition(package.text("heard.txt") == "heard\n")
        // From here on everything is interrupted.
        return Terminal().run("demo", "push", "--format", "raw", "--scale", "0.1")
      }
      exit(code == .interrupted ? 7 : 1)
    }
  }
}
