import Bitmap
import Foundation
import Imaging
import Testing
import TransitionSnapshots

@testable import TransrenderCommand

/// Results that CI has left, the page to decide on, and the decisions on their way back.
@MainActor @Suite struct ReviewTests {
  typealias Package = SnapshotVerbTests.Package

  /// What CI leaves of a log golden that fails: results beside what the test showed.
  private func results(in package: Package) throws {
    var result = SnapshotVerbTests.result(.mismatched)
    result.root = "Goldens"
    result.golden = "Goldens/\(result.path)"
    result.actual = ".transrender/failures/\(result.path)/actual.txt"
    result.goldenHash = GoldenReview.hash(Data("old\n".utf8))
    try package.write("Goldens/\(result.path)", "old\n")
    try package.write("ci/results-0/\(result.actual ?? "")", "new\n")
    let run = SnapshotRun(
      command: "swift test",
      coverage: .shard(1, of: 1),
      results: [result],
      references: [result.path],
      goldens: "Goldens",
      durationMs: 1
    )
    try RunFile.write(run, to: package.folder.appending(path: "ci/results-0/shard.json"))
  }

  @Test func aFolderOfCIBecomesAPageWithWhatTestsShowed() throws {
    let package = try Package()
    try results(in: package)
    let page = package.folder.appending(path: "review.html").path
    let folder = package.folder.appending(path: "ci").path
    #expect(package.run("review", folder, "--out", page) == .done, "\(package.terminal.errors)")
    let html = try #require(package.text("review.html"))
    #expect(html.contains(#""actualText":"new\n""#) && html.contains(#""goldenText":"old\n""#))
    let bytes = Data("new\n".utf8)
    #expect(html.contains("\"\(GoldenReview.hash(bytes))\":\"\(bytes.base64EncodedString())\""))
  }

  @Test(arguments: ["../../secret.txt", "/etc/passwd", ".transrender/../../../secret.txt"])
  func resultsThatLeadElsewhereAreASentence(place: String) throws {
    let package = try Package()
    try results(in: package)
    try package.write("secret.txt", "secret\n")
    let file = package.folder.appending(path: "ci/results-0/shard.json")
    let text = try String(contentsOf: file, encoding: .utf8).replacing(
      ".transrender/failures/Suite/test.a.log.txt/actual.txt",
      with: place
    )
    try Data(text.utf8).write(to: file)
    let page = package.folder.appending(path: "review.html").path
    #expect(package.run("review", file.path, "--out", page) == .badInput)
    #expect(package.terminal.errors.split(separator: "\n").count == 1)
    #expect(package.text("review.html") == nil)
  }

  @Test func aFolderWithoutResultsIsASentence() throws {
    let package = try Package()
    try package.write("ci/other.json", "{}")
    #expect(package.run("review", package.folder.appending(path: "ci").path) == .badInput)
    #expect(package.terminal.errors.contains("ci holds no results; write some with"))
  }

  /// As the page's script writes them.
  private func approvals(
    path: String = "Suite/test.a.log.txt",
    root: String = "Goldens",
    golden: String? = "old\n",
    bytes: String = "new\n",
    hash: String? = nil,
    verdict: String = "accepted"
  ) -> String {
    let data = Data(bytes.utf8)
    let before = golden.map { "\"\(GoldenReview.hash(Data($0.utf8)))\"" } ?? "null"
    return """
      {"schema": 1, "decisions": [{"path": "\(path)", "root": "\(root)", "goldenHash": \(before),
        "hash": "\(hash ?? GoldenReview.hash(data))", "verdict": "\(verdict)",
        "bytes": "\(data.base64EncodedString())"}]}
      """
  }

  private func approve(_ text: String, in package: Package) throws -> ExitCode {
    package.run("approve", "--from", try package.write("approvals.json", text))
  }

  @Test func whatWasAcceptedBecomesTheGolden() throws {
    let package = try Package()
    try package.write("Goldens/Suite/test.a.log.txt", "old\n")
    #expect(try approve(approvals(), in: package) == .done, "\(package.terminal.errors)")
    #expect(package.text("Goldens/Suite/test.a.log.txt") == "new\n")
    #expect(package.terminal.output == "approved Suite/test.a.log.txt\n")
    // Once more does no harm.
    #expect(try approve(approvals(), in: package) == .done)
    #expect(try approve(approvals(path: "New/b.log.txt", golden: nil), in: package) == .done)
    #expect(package.text("Goldens/New/b.log.txt") == "new\n")
  }

  @Test func whatWasDeniedStays() throws {
    let package = try Package()
    try package.write("Goldens/Suite/test.a.log.txt", "old\n")
    #expect(try approve(approvals(verdict: "denied"), in: package) == .done)
    #expect(package.text("Goldens/Suite/test.a.log.txt") == "old\n")
    #expect(package.terminal.output == "denied Suite/test.a.log.txt\n")
  }

  @Test func approvalsThatCannotBeTrustedWriteNothing() throws {
    let package = try Package()
    try package.write("Goldens/Suite/test.a.log.txt", "old\n")
    try package.write("Sources/main.swift", "old\n")
    let link = package.folder.appending(path: "Goldens/link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: package.folder)
    try package.write("approvals.json", "")
    let before = try package.files()
    let wrong = [
      (approvals(path: "../Sources/main.swift"), "is outside of"),
      (approvals(path: "link/Sources/main.swift"), "is outside of"),
      (approvals(path: "/etc/motd"), "is outside of"),
      (approvals(path: "main.swift", root: "Sources"), "is no folder of goldens"),
      (approvals(path: "App/new.log.txt", root: "Sources", golden: nil), "is no folder of goldens"),
      (approvals(path: "App/new.log.txt", root: "Sources/Goldens", golden: nil), "is no folder of"),
      (approvals(path: "Goldens/Suite/new.log.txt", root: "", golden: nil), "is no folder of"),
      (approvals(path: "Suite/new.swift", golden: nil), "is not the name of one"),
      (approvals(path: "new.log.txt", golden: nil), "is not the name of one"),
      (approvals(root: "/tmp/Goldens"), "is outside of"),
      (approvals(hash: "0000"), "are not those that were accepted"),
      (approvals(golden: "older\n"), "has changed since it was reviewed"),
      (approvals(verdict: "maybe"), "holds no approvals that can be read"),
      (approvals().replacing("\"schema\": 1", with: "\"schema\": 9"), "holds no approvals"),
    ]
    for (text, sentence) in wrong {
      #expect(try approve(text, in: package) == .badInput)
      let last = package.terminal.errors.split(separator: "\n").last ?? ""
      #expect(last.contains(sentence), "\(last)")
    }
    #expect(package.terminal.errors.split(separator: "\n").count == wrong.count)
    #expect(package.text("Sources/main.swift") == "old\n")
    #expect(package.text("Goldens/Suite/test.a.log.txt") == "old\n")
    #expect(try package.files() == before)
  }

  /// The two decisions in one file.
  private func both(_ one: String, _ other: String) -> String {
    one.replacing("}]}", with: "},") + other.drop { $0 != "[" }.dropFirst()
  }

  /// The second golden cannot be written, which shows only when the first one could be.
  @Test(arguments: ["file", "folder"])
  func aGoldenThatCannotBeWrittenLeavesTheOthersAsTheyWere(kind: String) throws {
    let package = try Package()
    try package.write("Goldens/Suite/test.a.log.txt", "old\n")
    // Either the suite's folder is a file, or what has the golden's name is a folder.
    try package.write(kind == "file" ? "Goldens/Zebra" : "Goldens/Zebra/z.log.txt/inside", "mine\n")
    let before = try package.files()
    let text = both(
      both(approvals(), approvals(path: "New/b.log.txt", golden: nil)),
      approvals(path: "Zebra/z.log.txt", golden: nil)
    )
    #expect(try approve(text, in: package) != .done)
    #expect(package.terminal.errors.contains("Zebra"), "\(package.terminal.errors)")
    #expect(!package.terminal.errors.contains("Domain"))
    #expect(package.terminal.errors.split(separator: "\n").count == 1)
    #expect(package.terminal.output.isEmpty)
    #expect(package.text("Goldens/Suite/test.a.log.txt") == "old\n")
    #expect(try package.files() == before + ["approvals.json"])
  }

  @Test func nothingToDecideIsSaid() throws {
    let package = try Package()
    #expect(try approve(#"{"schema": 1, "decisions": []}"#, in: package) == .done)
    #expect(package.terminal.errors.contains("there is nothing to approve"))
    #expect(try package.files() == ["Package.swift", "approvals.json"])
  }

  @Test func aFolderThatIsNoPackageGetsNoGoldens() throws {
    let package = try Package()
    try FileManager.default.removeItem(at: package.folder.appending(path: "Package.swift"))
    #expect(try approve(approvals(golden: nil), in: package) == .badInput)
    #expect(package.terminal.errors.contains("there is no Package.swift in"))
    #expect(try package.files() == ["approvals.json"])
  }

  @Test func oneDecisionThatCannotBeMadeStopsAll() throws {
    let package = try Package()
    try package.write("Goldens/Suite/test.a.log.txt", "old\n")
    let bad = approvals(path: "Suite/b.log.txt", golden: "other\n")
    #expect(try approve(both(approvals(), bad), in: package) == .badInput)
    #expect(package.text("Goldens/Suite/test.a.log.txt") == "old\n")
    #expect(try approve(both(approvals(), approvals()), in: package) == .badInput)
    #expect(package.terminal.errors.contains("decide twice"))
  }

  @Test func aCommentShowsPicturesUnderNamesOfOurOwn() throws {
    let package = try Package()
    let picture = Bitmap(width: 2, height: 1, straightRGBA: [9, 8, 7, 255, 1, 2, 3, 255])
    let bytes = PNG.encode(picture)
    let name = ".transrender/failures/a/actual.png"
    try package.write(name, "")
    try Data(bytes).write(to: package.folder.appending(path: name))
    var result = SnapshotVerbTests.result(.mismatched, path: "Suite/test.a.filmstrip.png")
    result.title = "Suite/test() | <img src=x onerror=alert(1)>"
    result.actual = name
    try package.keep([result])
    let file = package.folder.appending(path: "comment.md").path
    let page = package.folder.appending(path: "page.html").path
    let code = package.run(
      "review",
      "--markdown",
      file,
      "--pictures-at",
      "https://example.org/run",
      "--out",
      page
    )
    #expect(code == .done, "\(package.terminal.errors)")
    let html = try #require(package.text("page.html"))
    #expect(html.contains(#""players":{"Suite/test.a.filmstrip.png":""#))
    let text = try #require(package.text("comment.md"))
    let digest = bytes.withUnsafeBytes { "\(Digest(of: $0))" }
    #expect(text.contains("src=\"https://example.org/run/\(digest).png\""))
    #expect(!text.contains("<img src=x"))
    let copy = package.folder.appending(path: "comment-pictures/\(digest).png")
    #expect(try Data(contentsOf: copy) == Data(bytes))
  }
}
