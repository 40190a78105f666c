import Porting
import Testing

/// What goes of a file because of what a compiler says of it.
@Suite struct TrimTests {
  private static let text = """
    import Missing
    class Camera: NSObject, UITableViewDelegate, CaptureDelegate {
      let session: CaptureSession
      var count: Int { 1 + session.count }
      override func open() {
        super.open()
        session.start()
      }
      func start(_ one: Int, with two: Two) throws -> Bool {
        session.start()
      }
      func stop() { session.stop() }
    }
    enum Mode {
      case on(CaptureSession)
      case off
    }
    extension Camera: OtherDelegate {
      func other() {}
    }
    let shared = Camera()
    """

  /// The file after the problems, each as `line: words`, and what went.
  private func trim(_ problems: [(Int, String)], text: String = text) -> (String, [String])? {
    let file = PortedModule.File(path: "/app/Camera.swift", text: Array(text.utf8))
    let trim = Trim(file, problems.map { Trim.Problem(line: $0.0, words: $0.1) })
    return trim.map { (String(decoding: $0.file.text, as: UTF8.self), $0.parts.map(\.name)) }
  }

  private func line(_ number: Int, of text: String) -> String {
    String(text.split(separator: "\n", omittingEmptySubsequences: false)[number - 1])
  }

  @Test(arguments: [
    (1, "no such module 'Missing'", "the import of Missing", ""),
    (
      2, "cannot find type 'CaptureDelegate' in scope",
      "the conformance of Camera to CaptureDelegate",
      "class Camera: NSObject, UITableViewDelegate {"
    ),
    (
      2, "type 'Camera' does not conform to protocol 'UITableViewDelegate'",
      "the conformance of Camera to UITableViewDelegate",
      "class Camera: NSObject, CaptureDelegate {"
    ),
    (3, "cannot find type 'CaptureSession' in scope", "the property session", "  "),
    (
      4, "cannot find 'session' in scope", "the body of the property count",
      "  var count: Int { MissingCode.value(\"count (Camera.swift:4)\", "
        + "because: \"cannot find 'session' in scope\") }"
    ),
    (
      7, "a \"b\" \\ c", "the body of open()",
      "  override func open() { super.open(); MissingCode.skip(\"open (Camera.swift:7)\", "
        + "because: \"a \\\"b\\\" \\\\ c\") }"
    ),
    (
      10, "x", "the body of start(_:with:)",
      "  func start(_ one: Int, with two: Two) throws -> Bool { MissingCode.value("
        + "\"start (Camera.swift:10)\", because: \"x\") }"
    ),
    (9, "cannot find type 'Two' in scope", "start(_:with:)", "  "),
    (
      12, "value of type 'Camera' has no member 'session'", "the body of stop()",
      "  func stop() { MissingCode.skip(\"stop (Camera.swift:12)\", "
        + "because: \"value of type 'Camera' has no member 'session'\") }"
    ),
    (15, "cannot find type 'CaptureSession' in scope", "the enum Mode", ""),
    (
      18, "cannot find type 'OtherDelegate' in scope",
      "the conformance of Camera to OtherDelegate", "extension Camera {"
    ),
    (21, "x", "the property shared", ""),
  ]) func theSmallestPartGoes(number: Int, words: String, part: String, result: String) throws {
    let (text, parts) = try #require(trim([(number, words)]))
    #expect(parts == [part])
    let first = part.hasPrefix("the body of open") || part.hasPrefix("the body of start") ? 2 : 0
    let shown = part.hasSuffix("start(_:with:)") ? 9 : number - first
    #expect(line(part == "the enum Mode" ? 14 : shown, of: text) == result)
    #expect(text.count { $0 == "\n" } == Self.text.count { $0 == "\n" })
  }

  /// Who uses what goes is judged when it is gone.
  @Test func declarationsGoBeforeBodies() throws {
    let problems = [(7, "a"), (3, "cannot find type 'CaptureSession' in scope"), (12, "b")]
    let (text, parts) = try #require(trim(problems))
    #expect(parts == ["the property session"])
    let (_, rest) = try #require(trim([(7, "a"), (12, "b"), (6, "c")], text: text))
    #expect(rest == ["the body of open()", "the body of stop()"])
  }

  /// A body that went and is complained about still: what is declared is the trouble.
  @Test func whatHasNoBodyAnyMoreGoesWhole() throws {
    let (text, _) = try #require(trim([(12, "a")]))
    let (next, parts) = try #require(trim([(12, "a")], text: text))
    #expect(parts == ["stop()"])
    #expect(line(12, of: next) == "  ")
    let (last, all) = try #require(trim([(13, "a")], text: next))
    #expect(all == ["the class Camera"])
    #expect(!last.contains("class"))
  }

  @Test func aSuperclassThatIsMissedTakesItsClassAlong() throws {
    let text = "class A: Missing {\n  func a() {}\n}"
    let (rest, parts) = try #require(trim([(1, "cannot find type 'Missing' in scope")], text: text))
    #expect(parts == ["the class A"])
    #expect(rest == "\n\n")
  }

  @Test(arguments: [("call()\n", 1), ("class A {\n}\n\n", 3), ("func (", 1)])
  func whatBelongsToNothingLeavesTheFile(text: String, line: Int) {
    #expect(trim([(line, "x")], text: text) == nil)
  }

  @Test(arguments: [
    "private typealias F = @convention(c) (AnyObject, Int) -> Void",
    "typealias F<T> = [String: (T) -> Void]",
    "typealias F =\n  A & B",
    "public typealias F = A.B",
  ])
  func anAliasGoesAsAWhole(alias: String) throws {
    let text = "let a = 1\n\(alias)\nlet b = 2"
    let (rest, parts) = try #require(trim([(2, "cannot find type 'A' in scope")], text: text))
    #expect(parts == ["a declaration"])
    #expect(rest.split(separator: "\n") == ["let a = 1", "let b = 2"])
    #expect(rest.count { $0 == "\n" } == text.count { $0 == "\n" })
  }
}
