import Foundation
import TestSupport
import Testing

@testable import PortingTool

@Suite struct PortingJobTests {
  private let folder = TemporaryFolder.ofProcess.appending(path: UUID().uuidString)

  private func place(_ name: String) -> String { folder.appending(path: name).path }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  private func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  @Test func filesOfOneModuleArePortedTogether() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("class A: B {}", to: "a.swift")
    try write("extension A {\n  override func f() {}\n  @NSManaged var x: Int\n}", to: "b.swift")
    var complaints: [String] = []
    let pairs = ["a", "b"].map { (place($0 + ".swift"), place("out/" + $0 + ".swift")) }
    try PortingJob(pairs).run { complaints.append($0) }
    let a = "#sourceLocation(file: \"\(place("a.swift"))\", line: 1)\n"
    #expect(try read("out/a.swift") == a + "class A: B { override func f() { fInExtension() } }")
    #expect(
      try read("out/b.swift").hasSuffix("\n  func fInExtension() {}\n  @NSManaged var x: Int\n}")
    )
    #expect(complaints.count == 1)
    #expect(complaints[0].hasPrefix("\(place("b.swift")):3: warning: @NSManaged"))
  }

  @Test func whatItImportsHasOptionalRequirementsToo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("@objc public protocol P { @objc optional func moved(_ way: Int) }", to: "p.swift")
    try write("open class Q: NSObject {}", to: "q.swift")
    try write("class A: P { func moved(_ way: Int) {} }", to: "a.swift")
    let words = [place("a.swift"), place("out.swift")]
    let libraries = ["--library", place("q.swift"), "--library", place("p.swift")]
    try #require(PortingJob(words: words + libraries)).run { _ in }
    #expect(try read("out.swift").contains("class A: P, P_optional_moved {"))
    try #require(PortingJob(words: words)).run { _ in }
    #expect(try read("out.swift").hasSuffix("class A: P { func moved(_ way: Int) {} }"))
  }

  @Test func companionsAreOneFileThatIsAlwaysThere() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = ["--companions", place("c.swift"), place("a.swift"), place("out.swift")]
    var complaints: [String] = []
    for (code, isNeeded) in [("f()", false), ("f(NSMutableAttributedString()); a.append(b)", true)]
    {
      try write("import UIKit\nfunc g() { \(code) }", to: "a.swift")
      try #require(PortingJob(words: words)).run { complaints.append($0) }
      #expect(try read("c.swift").contains("DistinctRuns.replace(") == isNeeded)
    }
    #expect(complaints.count == 1)
    #expect(complaints[0].hasPrefix("\(place("c.swift")):1: note: AttributedTexts is added: "))
  }

  @Test(arguments: [[], ["a"], ["--library", "a"], ["--companions"], ["--companions", "a"]])
  func wordsThatAreNoPairsAreRefused(words: [String]) {
    #expect(PortingJob(words: words) == nil)
  }

  @Test func dataModelsStandForTheirClasses() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (version, name) in [("A", "Old"), ("B", "New"), ("C", "Newer")] {
      try write(
        "<model><entity name=\"E\" representedClassName=\"\(name)\""
          + " codeGenerationType=\"class\"/></model>",
        to: "M.xcdatamodeld/\(version).xcdatamodel/contents"
      )
    }
    func classes() throws -> String {
      try PortingJob([(place("M.xcdatamodeld"), place("out.swift"))]).run { _ in }
      return try read("out.swift")
    }
    #expect(try classes().contains("public class Newer: NSManagedObject {"))
    try write(
      "<plist><dict><string>B.xcdatamodel</string></dict></plist>",
      to: "M.xcdatamodeld/.xccurrentversion"
    )
    #expect(try classes().contains("public class New: NSManagedObject {"))
    try write(
      "<plist><dict><string>X.xcdatamodel</string></dict></plist>",
      to: "M.xcdatamodeld/.xccurrentversion"
    )
    #expect(try classes().contains("public class Newer: NSManagedObject {"))
    try write("", to: "M.xcdatamodeld/C.xcdatamodel/contents")
    let error = #expect(throws: (any Error).self) { try classes() }
    #expect(
      error.map { "\($0)" }
        == "M.xcdatamodeld, line 1: it is empty; open it in Xcode and save it again"
    )
    let missing = PortingJob([(place("N.xcdatamodeld"), place("out.swift"))])
    #expect(throws: (any Error).self) { try missing.run { _ in } }
  }

  @Test func filesThatDoNotChangeKeepTheirDate() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("@objc class A {}", to: "a.swift")
    let job = PortingJob([(place("a.swift"), place("out.swift"))])
    try job.run { _ in }
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: old],
      ofItemAtPath: place("out.swift")
    )
    try job.run { _ in }
    let kept = try FileManager.default.attributesOfItem(atPath: place("out.swift"))
    #expect(kept[.modificationDate] as? Date == old)
    try write("@objc class A { }", to: "a.swift")
    try job.run { _ in }
    #expect(try read("out.swift").hasSuffix("class A { }"))
  }
}
