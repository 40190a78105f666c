import Foundation
import Testing
import TransitionSnapshots

@testable import TransrenderCommand

/// `swift test` alone leaves a verdict beside each failure and writes no results.
@MainActor @Suite struct LeftVerdictsTests {
  typealias Package = SnapshotVerbTests.Package

  private func leave(
    _ result: SnapshotResult,
    at place: String? = nil,
    in package: Package
  ) throws {
    var result = result
    result.root = package.folder.appending(path: "Goldens").path
    let text = String(decoding: try JSONEncoder().encode(result), as: UTF8.self)
    try package.write(".transrender/failures/\(place ?? result.path)/verdict.json", text)
  }

  private func setDate(of path: String, in package: Package, secondsAgo seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)],
      ofItemAtPath: package.folder.appending(path: path).path
    )
  }

  @Test(arguments: ["approve", "reject"])
  func aFailureOfSwiftTestCanBeReviewedAtOnce(verb: String) throws {
    let package = try Package()
    try leave(package.failedLog(), in: package)
    #expect(package.run(verb, "Suite/test.a") == .done)
    let expected = verb == "approve" ? "new\n" : "old\n"
    #expect(package.text("Goldens/Suite/test.a.log.txt") == expected)
    #expect(package.text(".transrender/failures/Suite/test.a.log.txt/verdict.json") == nil)
  }

  @Test func verdictsSinceTheLastRunReplaceItsResults() throws {
    let package = try Package()
    var known = try package.failedLog()
    known.actual = nil
    try package.keep([known, package.failedLog("Suite/test.b")])
    try setDate(of: ".transrender/results.json", in: package, secondsAgo: 60)
    try leave(package.failedLog(), in: package)
    #expect(package.run("approve", "--all") == .done)
    #expect(
      package.terminal.output == "approved Suite/test.a.log.txt\napproved Suite/test.b.log.txt\n"
    )
  }

  @Test func verdictsBeforeTheLastRunAreNotPartOfIt() throws {
    let package = try Package()
    try leave(package.failedLog(), in: package)
    try setDate(
      of: ".transrender/failures/Suite/test.a.log.txt/verdict.json",
      in: package,
      secondsAgo: 60
    )
    try package.keep([package.failedLog("Suite/test.b")])
    #expect(package.run("approve", "--all") == .done)
    #expect(package.terminal.output == "approved Suite/test.b.log.txt\n")
    #expect(package.text("Goldens/Suite/test.a.log.txt") == "old\n")
  }

  @Test func aReportShowsThemWithPathsInThePackage() throws {
    let package = try Package()
    try leave(package.failedLog(), in: package)
    let run = try RunFile.last(in: package.folder)
    #expect(run.coverage == .partial)
    #expect(run.goldens == "Goldens")
    #expect(run.results.map(\.golden) == ["Goldens/Suite/test.a.log.txt"])
  }

  @Test func aVerdictThatCannotBeReadIsNamed() throws {
    let package = try Package()
    try leave(package.failedLog(), in: package)
    try package.write(".transrender/failures/Suite/test.b/verdict.json", "{")
    #expect(package.run("approve", "--all") == .badInput)
    #expect(package.terminal.errors.contains("Suite/test.b/verdict.json"))
    #expect(package.text("Goldens/Suite/test.a.log.txt") == "old\n")
  }

  @Test func aVerdictThatNamesAGoldenElsewhereIsRefused() throws {
    let package = try Package()
    var result = try package.failedLog()
    result.path = "../escaped.log.txt"
    try leave(result, at: "a", in: package)
    #expect(package.run("approve", "--all") == .badInput)
    #expect(package.terminal.errors.contains("outside of its folder"))
  }
}
