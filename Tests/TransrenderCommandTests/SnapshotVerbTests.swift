import Foundation
import TestSupport
import Testing
import TransitionSnapshots

@testable import TransrenderCommand

/// The `snapshot` verbs on results and folders made for the occasion.
@MainActor @Suite struct SnapshotVerbTests {
  /// A package folder that goes away with the test.
  @MainActor final class Package {
    private let place: TemporaryFolder
    var folder: URL { place.url }
    let terminal = Terminal()

    init() throws {
      place = try TemporaryFolder()
      try write("Package.swift", "// swift-tools-version: 6.2\n")
    }

    @discardableResult
    func write(_ path: String, _ text: String) throws -> String {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
      return file.path
    }

    func text(_ path: String) -> String? {
      try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// The paths of all files, hidden ones too, and of empty folders.
    func files() throws -> [String] {
      let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
      return all.filter { path in !all.contains { $0.hasPrefix(path + "/") } }.sorted()
    }

    func run(_ words: String...) -> ExitCode {
      terminal.run(["snapshot"] + words + ["--package", folder.path])
    }

    /// Results as `verify` would have left them.
    func keep(_ results: [SnapshotResult], _ coverage: SnapshotRun.Coverage = .whole) throws {
      let run = SnapshotRun(
        command: "swift test",
        coverage: coverage,
        results: results,
        references: results.map(\.path),
        goldens: folder.appending(path: "Goldens").path,
        durationMs: 12
      )
      try RunFile.write(run, to: RunFile.usual(folder))
    }

    /// A log golden that says `old`, and a test that showed `new`.
    func failedLog(_ name: String = "Suite/test.a") throws -> SnapshotResult {
      let path = name + ".log.txt"
      var result = SnapshotVerbTests.result(.mismatched, id: name, path: path)
      result.golden = try write("Goldens/\(path)", "old\n")
      result.actual = try write(".transrender/failures/\(path)/actual.txt", "new\n")
      result.artefacts = ["actual.txt": result.actual ?? ""]
      result.goldenHash = "\(GoldenReview.hash(Data("old\n".utf8)))"
      return result
    }
  }

  nonisolated static func result(
    _ state: SnapshotResult.State,
    id: String = "Suite/test.a",
    path: String = "Suite/test.a.log.txt"
  ) -> SnapshotResult {
    SnapshotResult(
      id: id,
      title: "Suite/test() \"a\"",
      form: "callback log",
      path: path,
      state: state,
      message: "Transition golden differs\n  50% <more> & \"less\", a:b",
      file: "/p/Tests/Suite.swift",
      line: 7,
      comparer: "exact, 0 px",
      fingerprint: .init(
        recorded: nil,
        current: Fingerprint(libraries: ["cairo 1"], fonts: [], architecture: "x86_64")
      ),
      durationMs: 1.5
    )
  }

  @Test func approveTakesWhatTheTestShowed() throws {
    let package = try Package()
    try package.keep([package.failedLog()])
    #expect(package.run("approve", "Suite/test.a") == .done)
    #expect(package.text("Goldens/Suite/test.a.log.txt") == "new\n")
    #expect(package.terminal.output == "approved Suite/test.a.log.txt\n")
    #expect(package.run("approve", "Suite/test.a") == .badInput)
    #expect(package.terminal.errors.contains("run `snapshot verify` again"))
  }

  /// What cannot be removed would be approved again.
  @Test func filesThatStayAreNamed() throws {
    let package = try Package()
    var result = try package.failedLog()
    let folder = ".transrender/failures/\(result.path)/diff.png"
    try package.write(folder + "/inside", "x")
    result.artefacts["diff.png"] = package.folder.appending(path: folder).path
    try package.keep([result])
    #expect(package.run("reject", "--all") == .failure)
    #expect(package.terminal.errors.contains("diff.png"))
  }

  @Test func approveRefusesAGoldenThatHasChangedSince() throws {
    let package = try Package()
    try package.keep([package.failedLog()])
    try package.write("Goldens/Suite/test.a.log.txt", "newer\n")
    #expect(package.run("approve", "--all") == .badInput)
    #expect(package.terminal.errors.contains("has changed since the run"))
    #expect(package.text("Goldens/Suite/test.a.log.txt") == "newer\n")
  }

  /// The results are untrusted: they write where tests read goldens, and nowhere else.
  @Test(arguments: [
    ("Sources", "App/evil.log.txt", "is no folder of goldens"),
    ("Sources/Goldens", "App/evil.log.txt", "is no folder of goldens"),
    ("", "Goldens/evil.log.txt", "is no folder of goldens"),
    ("Goldens", "Suite/evil.swift", "is not the name of one"),
    ("Goldens", "deep/Suite/evil.log.txt", "is not the name of one"),
  ])
  func approveCreatesNothingButGoldens(root: String, path: String, sentence: String) throws {
    let package = try Package()
    try package.write("Sources/App/main.swift", "old\n")
    try package.write("Goldens/Suite/other.log.txt", "old\n")
    var result = Self.result(.missing, path: path)
    result.root = root
    result.actual = try package.write(".transrender/failures/\(path)/actual.txt", "new\n")
    try package.keep([result])
    let before = try package.files()
    #expect(package.run("approve", "--all") == .badInput)
    #expect(package.terminal.errors.contains(sentence), "\(package.terminal.errors)")
    #expect(try package.files() == before)
  }

  @Test(arguments: ["approve", "reject"])
  func oneGoldenThatCannotBeDecidedStopsAll(verb: String) throws {
    let package = try Package()
    let (first, second) = (try package.failedLog(), try package.failedLog("Suite/test.b"))
    try package.keep([first, second])
    try package.write("Goldens/\(second.path)", "newer\n")
    let before = try package.files()
    #expect(package.run(verb, "--all") == .badInput)
    #expect(package.terminal.output.isEmpty)
    #expect(try package.files() == before)
    #expect(package.text("Goldens/\(first.path)") == "old\n")
  }

  @Test func aPictureThatIsGoneStopsAll() throws {
    let package = try Package()
    let (first, second) = (try package.failedLog(), try package.failedLog("Suite/test.b"))
    try package.keep([first, second])
    try FileManager.default.removeItem(atPath: try #require(second.actual))
    #expect(package.run("approve", "--all") == .badInput)
    #expect(package.terminal.errors.contains("Suite/test.b.log.txt no longer exists"))
    #expect(package.text("Goldens/\(first.path)") == "old\n")
  }

  @Test(arguments: ["approve", "reject"])
  func aGoldenThatIsNamedTwiceIsDecidedOnce(verb: String) throws {
    let package = try Package()
    let result = try package.failedLog()
    try package.keep([result, result, package.failedLog("Suite/test.b")])
    #expect(package.run(verb, "--all") == .done, "\(package.terminal.errors)")
    #expect(package.terminal.output.split(separator: "\n").count == 2)
    #expect(try !package.files().contains { $0.hasSuffix("actual.txt") })
  }

  @Test(arguments: ["approve", "reject"])
  func twoOutcomesForOneGoldenAreRefused(verb: String) throws {
    let package = try Package()
    var other = try package.failedLog()
    other.actual = try package.write(".transrender/failures/\(other.path)/other.txt", "newer\n")
    try package.keep([package.failedLog(), other])
    #expect(package.run(verb, "--all") == .badInput)
    #expect(package.terminal.errors.contains("two outcomes for the golden 'Suite/test.a.log.txt'"))
    #expect(package.text("Goldens/Suite/test.a.log.txt") == "old\n")
    #expect(package.text(".transrender/failures/\(other.path)/other.txt") == "newer\n")
  }

  @Test(arguments: [["approve", "--all"], ["reject", "--all"], ["prune"], ["prune", "--remove"]])
  func nothingToDoIsSaid(words: [String]) throws {
    let package = try Package()
    try package.write("Goldens/Suite/test.a.log.txt", "old\n")
    try package.keep([Self.result(.matched)])
    let code = package.terminal.run(["snapshot"] + words + ["--package", package.folder.path])
    #expect(code == .done)
    #expect(package.terminal.errors.contains("there is nothing to do"))
  }

  @Test(arguments: [
    ["approve", "--all"], ["reject", "--all"], ["prune"], ["report"], ["merge"], ["review"],
  ])
  func resultsOfAnotherVersionAreRefused(words: [String]) throws {
    let package = try Package()
    try package.keep([package.failedLog()])
    let file = RunFile.usual(package.folder)
    let text = try String(contentsOf: file, encoding: .utf8)
    let place = { (name: String) in package.folder.appending(path: name).path }
    for old in ["\"schema\" : 1\n}", "\"schema\" : 1,"] {
      try #require(text.contains(old))
      try Data(text.replacing(old, with: old.replacing("1", with: "99")).utf8).write(to: file)
      var all = ["snapshot"] + words + ["--package", package.folder.path]
      if ["report", "merge", "review"].contains(words[0]) {
        all += [file.path, "--out", place("out.html")]
      }
      #expect(package.terminal.run(all) == .badInput)
      #expect(package.terminal.errors.contains("is of version 99"), "\(package.terminal.errors)")
      #expect(package.text("out.html") == nil)
      #expect(package.text("Goldens/Suite/test.a.log.txt") == "old\n")
    }
  }

  @Test func rejectKeepsTheGolden() throws {
    let package = try Package()
    try package.keep([package.failedLog(), package.failedLog("Suite/test.b")])
    #expect(package.run("reject", "Suite/*.a") == .done)
    #expect(package.text("Goldens/Suite/test.a.log.txt") == "old\n")
    #expect(package.text(".transrender/failures/Suite/test.a.log.txt/actual.txt") == nil)
    #expect(package.text(".transrender/failures/Suite/test.b.log.txt/actual.txt") == "new\n")
  }

  @Test func overlappingWordsChooseAGoldenOnce() throws {
    let package = try Package()
    try package.keep([package.failedLog()])
    #expect(package.run("approve", "Suite/test.a", "Suite/*") == .done)
    #expect(package.terminal.output == "approved Suite/test.a.log.txt\n")
  }

  /// Results may come from elsewhere: they write and remove nothing but goldens and leavings.
  @Test func resultsCannotLeadElsewhere() throws {
    let package = try Package()
    let mine = try package.write("mine.txt", "mine\n")
    try package.write("Goldens/a", "")
    let link = package.folder.appending(path: "Goldens/link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: package.folder)
    for path in ["../mine.txt", "link/mine.txt", "/mine.txt"] {
      var result = try package.failedLog()
      result.path = path
      result.goldenHash = GoldenReview.hash(Data("mine\n".utf8))
      try package.keep([result])
      #expect(package.run("approve", "--all") == .badInput)
    }
    #expect(package.terminal.errors.matches(of: /is outside of/).count == 3)
    for verb in ["approve", "reject"] {
      var result = try package.failedLog()
      result.artefacts["diff.png"] = mine
      try package.keep([result])
      #expect(package.run(verb, "--all") == .badInput)
    }
    #expect(package.text("mine.txt") == "mine\n")
    #expect(package.text("Goldens/Suite/test.a.log.txt") == "old\n")
  }

  @Test func shardsOfTwoDivisionsAreNoWholeRun() throws {
    let package = try Package()
    let files = try [(1, "a"), (2, "b")].map { number, division in
      var run = SnapshotRun(
        command: "swift test",
        coverage: .shard(number, of: 2),
        results: [],
        references: [],
        goldens: "",
        durationMs: 1
      )
      run.division = division
      let file = package.folder.appending(path: "\(number).json")
      try RunFile.write(run, to: file)
      return file.path
    }
    let out = package.folder.appending(path: "all.json").path
    #expect(package.run("merge", files[0], files[1], "--out", out) == .failure)
    #expect(package.terminal.errors.contains("give all of them the same --costs"))
  }

  @Test func anIDThatNobodyWaitsForIsASentence() throws {
    let package = try Package()
    try package.keep([package.failedLog()])
    #expect(package.run("approve", "Suite/tset.a") == .badInput)
    #expect(package.terminal.errors.contains("did you mean 'Suite/test.a'?"))
  }

  @Test(arguments: [
    ([SnapshotResult.State.matched], ExitCode.done),
    ([.missing, .matched], .differs),
    ([.recorded], .differs),
    ([.mismatched, .missing], .goldenDifferent),
    ([.unreadable], .goldenDifferent),
    ([.layoutChanged, .mismatched], .goldenLayout),
    ([.failed, .layoutChanged], .failure),
    ([.obsolete], .goldenObsolete),
    ([.obsolete, .missing], .differs),
  ])
  func theWorstVerdictIsTheExitCode(states: [SnapshotResult.State], code: ExitCode) throws {
    let package = try Package()
    let results = states.enumerated().map { Self.result($1, path: "Suite/\($0).log.txt") }
    try package.keep(results)
    let words = ["merge", RunFile.usual(package.folder).path, "--out"]
    let out = package.folder.appending(path: "all.json").path
    #expect(package.terminal.run(["snapshot"] + words + [out]) == code)
  }

  @Test func shardsBecomeAWholeOnlyTogether() throws {
    let one = try Package()
    let two = try Package()
    try one.keep([Self.result(.matched)], .shard(1, of: 2))
    try two.keep([Self.result(.matched, path: "Suite/b.log.txt")], .shard(2, of: 2))
    try one.write("Goldens/Suite/old.log.txt", "old\n")
    #expect(one.run("prune") == .badInput)
    #expect(one.terminal.errors.contains("not complete"))
    let files = [one, two].map { RunFile.usual($0.folder).path }
    let all = one.folder.appending(path: "all.json").path
    #expect(one.terminal.run(["snapshot", "merge"] + files + ["-o", all]) == .goldenObsolete)
    #expect(one.run("prune", "--from", all) == .goldenObsolete)
    #expect(one.terminal.output.contains("obsolete Suite/old.log.txt"))
    #expect(one.text("Goldens/Suite/old.log.txt") != nil)
    #expect(one.run("prune", "--remove", "--from", all) == .done)
    #expect(one.text("Goldens/Suite/old.log.txt") == nil)
  }

  @Test func rejectAfterApproveSaysThatItCannot() throws {
    let package = try Package()
    try package.keep([package.failedLog()])
    #expect(package.run("approve", "--all") == .done)
    #expect(package.run("reject", "--all") == .badInput)
    #expect(package.terminal.errors.contains("restore it from version control"))
    #expect(package.text("Goldens/Suite/test.a.log.txt") == "new\n")
  }

  @Test func twoShardsOfThreeAreNoSuccess() throws {
    let one = try Package()
    let two = try Package()
    try one.keep([Self.result(.matched)], .shard(1, of: 3))
    try two.keep([Self.result(.matched, path: "Suite/b.log.txt")], .shard(3, of: 3))
    let files = [one, two].map { RunFile.usual($0.folder).path }
    let (all, xml) = ("all.json", "all.xml")
    let place = { (name: String) in one.folder.appending(path: name).path }
    let words = ["snapshot", "merge"] + files + ["--out", place(all), "--junit", place(xml)]
    #expect(one.terminal.run(words) == .failure)
    #expect(one.terminal.errors.contains("missing: 2/3"), "\(one.terminal.errors)")
    #expect(one.text(xml)?.contains("tests=\"2\"") == true)
  }

  @Test(arguments: [
    SnapshotRun.Coverage.shard(1, of: 1_000_000_000), .shard(0, of: 2), .shard(3, of: 2),
  ])
  func shardsThatCannotBeAreRefused(coverage: SnapshotRun.Coverage) throws {
    let package = try Package()
    try package.keep([Self.result(.matched)], coverage)
    let out = package.folder.appending(path: "all.json").path
    let words = ["snapshot", "merge", RunFile.usual(package.folder).path, "--out", out]
    #expect(package.terminal.run(words) == .badInput)
    #expect(package.terminal.errors.contains("there are at most 1000 parts"))
  }

  @Test func reportsShowNoFilesFromElsewhere() throws {
    let package = try Package()
    let other = try Package()
    let secret = try other.write("secret.txt", "hidden\n")
    let link = package.folder.appending(path: "link.txt").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: secret)
    for path in [
      secret, link, package.folder.path + "/../\(other.folder.lastPathComponent)/secret.txt",
    ] {
      var result = try package.failedLog()
      result.actual = path
      try package.keep([result])
      let page = package.folder.appending(path: "r.html").path
      #expect(package.run("report", "--out", page) == .badInput, "\(path)")
      #expect(package.text("r.html") == nil)
    }
  }

  @Test func pruneStaysInThePackage() throws {
    let package = try Package()
    let other = try Package()
    try other.write("Goldens/Suite/old.log.txt", "old\n")
    for goldens in [
      other.folder.path, package.folder.path + "/../" + other.folder.lastPathComponent,
    ] {
      var run = SnapshotRun.merged([])
      (run.coverage, run.goldens) = (.whole, goldens)
      run.references = ["Suite/used.log.txt"]
      try RunFile.write(run, to: RunFile.usual(package.folder))
      #expect(package.run("prune", "--remove") == .badInput)
    }
    #expect(other.text("Goldens/Suite/old.log.txt") == "old\n")
  }

  /// The folder of goldens may hold other things; a folder may have any name.
  @Test func pruneRemovesFilesAlone() throws {
    let package = try Package()
    try package.keep([Self.result(.matched)])
    try package.write("Goldens/Suite/mine.log.txt/inside", "mine\n")
    try package.write("Goldens/Suite/verdict.json", "mine\n")
    try package.write("Goldens/Suite/old.log.txt", "old\n")
    #expect(package.run("prune", "--remove") == .done, "\(package.terminal.errors)")
    #expect(package.terminal.output == "removed Suite/old.log.txt\n")
    #expect(package.text("Goldens/Suite/mine.log.txt/inside") == "mine\n")
    #expect(package.text("Goldens/Suite/verdict.json") == "mine\n")
  }

  /// Without a folder of goldens the whole package would be searched for them.
  @Test func aRunWithoutGoldensPrunesNothing() throws {
    let package = try Package()
    try package.write("Tests/Fixtures/mine.log.txt", "mine\n")
    for references in [[], ["Suite/used.log.txt"]] {
      var run = SnapshotRun.merged([])
      (run.coverage, run.goldens, run.references) = (.whole, "", references)
      try RunFile.write(run, to: RunFile.usual(package.folder))
      #expect(package.run("prune", "--remove") == .badInput)
    }
    #expect(package.text("Tests/Fixtures/mine.log.txt") == "mine\n")
  }

  @Test(arguments: [".log.txt", ".curve.csv", ".tree.txt", ".spoken.txt"])
  func goldensOfEveryKindBecomeObsolete(kind: String) throws {
    let package = try Package()
    try package.keep([Self.result(.matched)])
    try package.write("Goldens/Suite/old\(kind)", "old\n")
    try package.write("Goldens/Suite/old.txt", "not ours\n")
    #expect(package.run("prune") == .goldenObsolete)
    #expect(package.terminal.output.contains("obsolete Suite/old\(kind)"))
    #expect(!package.terminal.output.contains("old.txt"))
  }

  @Test func emptyGoldensAreObsoleteToo() throws {
    let package = try Package()
    try package.keep([Self.result(.matched)])
    try package.write("Goldens/Suite/old.filmstrip.png", "")
    #expect(package.run("prune") == .goldenObsolete)
    #expect(package.terminal.output.contains("obsolete Suite/old.filmstrip.png"))
  }

  @Test func sizeNamesWhatIsTooLarge() throws {
    let package = try Package()
    try package.write("Goldens/Suite/small.log.txt", "few\n")
    try package.write("Goldens/Suite/large.log.txt", String(repeating: "many\n", count: 500))
    #expect(package.run("size") == .done)
    #expect(package.run("size", "--limit", "2K") == .badInput)
    #expect(package.terminal.output.contains("Suite/large.log.txt"))
    #expect(!package.terminal.output.contains("small"))
  }

  @Test func flagsBelongToTheirVerb() throws {
    let package = try Package()
    #expect(package.run("approve", "--junit", "x") == .badInput)
    #expect(package.terminal.errors.contains("'snapshot approve' has no flag --junit"))
    #expect(package.run("verfy") == .badInput)
    #expect(package.terminal.errors.contains("did you mean 'snapshot verify'?"))
  }

  @Test func junitIsXMLWhateverTheMessageHolds() throws {
    let run = SnapshotRun(
      command: "swift test",
      coverage: .whole,
      results: [Self.result(.mismatched), Self.result(.matched, path: "Suite/b.log.txt")],
      references: [],
      goldens: "",
      durationMs: 1234
    )
    let xml = JUnit.xml(run)
    #expect(xml.contains(#"tests="2" failures="1" errors="0" time="1.234""#))
    #expect(xml.contains("50% &lt;more&gt; &amp; &quot;less&quot;"))
    let lines = GitHubAnnotations.annotations(run, package: URL(filePath: "/p"))
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("::error file=Tests/Suite.swift,line=7,title="))
    #expect(lines[0].contains("%0A  50%25 <more>"))
    #expect(
      GitHubAnnotations.markdown(run).contains("| 50% &lt;more&gt; &amp; &quot;less&quot;, a:b |")
    )
  }

  /// A name must not colour the log, turn the order of its letters, or end a file early.
  @Test func whatTestsSayIsShownAsItStands() throws {
    var result = Self.result(.mismatched)
    result.title = "a\u{1B}[31m|<b>"
    result.message = "first\n  \u{202E}second\u{FFFF}"
    let run = SnapshotRun.merged([
      SnapshotRun(
        command: "",
        coverage: .whole,
        results: [result],
        references: [],
        goldens: "",
        durationMs: 0
      )
    ])
    #expect(JUnit.xml(run).contains("first\n  \\u202esecond\u{FFFD}</failure>"))
    let lines = GitHubAnnotations.annotations(run, package: URL(filePath: "/p"))
    #expect(lines[0].hasSuffix("title=a\\u001b[31m|<b>::first%0A  \\u202esecond\u{FFFF}"))
    #expect(GitHubAnnotations.markdown(run).contains("| a\\u001b[31m\\|&lt;b&gt; |"))
    let page = try SnapshotReport(run).html()
    #expect(page.contains(#""title":"a\\u001b[31m|\u003cb>""#))
    #expect(!page.unicodeScalars.contains("\u{202E}"))
  }

  /// Two runs would write the same files.
  @Test(arguments: [["verify"], ["record"], ["approve", "--all"], ["reject", "--all"]])
  func oneCommandAtATimeDecides(words: [String]) throws {
    let package = try Package()
    let result = try package.failedLog()
    try package.keep([result])
    do {
      let other = try FolderLock(package.folder, named: "p")
      defer { withExtendedLifetime(other) {} }
      let code = package.terminal.run(["snapshot"] + words + ["--package", package.folder.path])
      #expect(code == .badInput)
    }
    #expect(package.terminal.errors.contains("wait until it is done, and start again"))
    #expect(package.text("Goldens/\(result.path)") == "old\n")
    #expect(package.text(".transrender/failures/\(result.path)/actual.txt") == "new\n")
    #expect(package.run("approve", "--all") == .done)
  }

  @Test func approveWritesWhereTheTestLooked() throws {
    let package = try Package()
    var result = try package.failedLog()
    result.root = package.folder.appending(path: "Elsewhere").path
    result.golden = try package.write("Elsewhere/\(result.path)", "old\n")
    try package.keep([result])
    #expect(package.run("approve", "--all") == .done)
    #expect(package.text("Elsewhere/\(result.path)") == "new\n")
    #expect(package.text("Goldens/\(result.path)") == "old\n")
  }

  @Test func aReportIsOneFileWithoutAddresses() throws {
    let package = try Package()
    try package.keep([package.failedLog()])
    let page = package.folder.appending(path: "r.html").path
    #expect(package.run("report", "--out", page) == .done)
    let html = try #require(package.text("r.html"))
    #expect(html.contains("transrender snapshot approve"))
    // Names of XML vocabularies are no requests.
    let addresses = html.matches(of: /https?:\/\/[^'"\s]+/).map { String($0.0) }
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
    #expect(!html.contains("50% <more>"))
  }
}
