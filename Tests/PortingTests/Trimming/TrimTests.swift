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

  @Test func theLinesOfAnImportAreFound() {
    let text = """
      import Foundation
      @testable import Gone
      #if os(macOS)
      import Gone
      #endif
      import struct Gone.Part
      let a = "import Gone"
      """
    let file = PortedModule.File(path: "/app/A.swift", text: Array(text.utf8))
    #expect(file.lines(importing: "Gone") == [2, 6])
    #expect(file.lines(importing: "Part") == [])
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
      7, "a \"b\" \\ c", "a statement of open()",
      "    MissingCode.pass(\"open (Camera.swift:7)\", because: \"a \\\"b\\\" \\\\ c\")"
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
    let shown = part.hasSuffix("start(_:with:)") ? 9 : number
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
    #expect(text.contains("session.start()"))
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

  private static let screen = """
    class Screen: UIViewController {
      let button: UIButton = {
        let button = UIButton()
        button.glass = true
        return button
      }()
      init(camera: Camera) {
        super.init(nibName: nil, bundle: nil)
        glow(
          3
        )
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
        view.glow()
          .more { $0 + 1 }
        if hasCamera {
          camera.start { image in
            show(image)
            glow(image)
          }
        } else if glows { glow() }
        let light = Light()
        light.glow(); title = "Light"
        switch mode {
        case .on:
          glow()
        default: break
        }
      }
      func brightness() -> Int {
        glow(
          2
        )
      }
      func color() -> UIColor {
        if dark { return .black }
        return glow(
          3
        )
      }
    }
    """

  /// Each line, and the lines that are another then.
  @Test(arguments: [
    (4, "a statement of the property button", [4]),
    (9, "a statement of init(camera:)", [9, 10, 11]),
    (15, "a statement of viewDidLoad()", [15]),
    (16, "a statement of viewDidLoad()", [16, 17]),
    (17, "a statement of viewDidLoad()", [16, 17]),
    (18, "a statement of viewDidLoad()", [18, 19, 20, 21, 22, 23]),
    (21, "a statement of viewDidLoad()", [21]),
    (25, "a statement of viewDidLoad()", [25]),
    (28, "a statement of viewDidLoad()", [28]),
    (24, "the body of viewDidLoad()", Array(13...31)),
    (14, "the body of viewDidLoad()", Array(13...31)),
    (8, "the body of init(camera:)", Array(7...12)),
    (34, "the body of brightness()", Array(32...36)),
    (40, "the body of color()", Array(37...42)),
  ]) func aStatementGoesAlone(number: Int, part: String, changed: [Int]) throws {
    let (text, parts) = try #require(trim([(number, "x")], text: Self.screen))
    #expect(parts == [part])
    let before = Self.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let after = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(before.count == after.count)
    #expect(
      zip(before, after).enumerated().filter { $1.0 != $1.1 }.map { $0.offset + 1 } == changed
    )
    #expect(text.contains("super.viewDidLoad()"))
  }

  @Test(
    arguments: [
      ("a(); glow(); b()", 2, "PASS"), ("x = isOn ?\n  glow() :\n  stop()", 3, "PASS\n\n"),
      ("let a = b as!\n  Cell\na.glow()", 4, "let a = b as!\n  Cell\nPASS"),
      (
        "use { a in\n  glow(a)\n} completion: {\n  b()\n}", 3,
        "use { a in\n  PASS\n} completion: {\n  b()\n}"
      ),
      (
        "use {\n  a()\n}\ncompletion: {\n  glow()\n}", 6,
        "use {\n  a()\n}\ncompletion: {\n  PASS\n}"
      ),
      ("for a in\n  glow() {\n  b()\n}\nc()", 3, "PASS\n\n\n\nc()"),
      ("repeat {\n  a()\n}\nwhile glow()\nc()", 5, "PASS\n\n\n\nc()"),
      ("a = b\n  + glow()\nc()", 3, "PASS\n\nc()"),
      ("if a {\n  b()\n} else if glow() {\n  c()\n}\nd()", 4, "PASS\n\n\n\n\nd()"),
      ("let a = \"\"\"\n  \\(glow())\n  \"\"\"\nc()", 3, nil),
      ("while a {\n  continue glow\n}", 3, "PASS\n\n"),
      ("guard glow() else {\n  return\n}", 2, nil),
    ] as [(String, Int, String?)]
  )
  func aStatementIsNeitherCutNorJoined(code: String, number: Int, expected: String?) throws {
    let text = "func f() {\n\(code)\n}"
    let (rest, parts) = try #require(trim([(number, "x")], text: text))
    let pass = "MissingCode.pass(\"f (Camera.swift:\(number))\", because: \"x\")"
    guard let expected else { return #expect(parts == ["the body of f()"]) }
    #expect(rest == "func f() {\n\(expected.replacing("PASS", with: pass))\n}")
  }

  @Test func aStatementWithinOneThatGoesIsNotCounted() throws {
    let (_, parts) = try #require(trim([(18, "x"), (21, "y")], text: Self.screen))
    #expect(parts == ["a statement of viewDidLoad()"])
  }

  /// A closure whose only statement is its value is no longer one without it: what calls it goes.
  @Test func whatIsStillComplainedAboutTakesMoreAlong() throws {
    let text = "func f() {\n  let a = 1\n  use(b.map {\n    glow($0)\n  })\n  use(a)\n}"
    let (once, first) = try #require(trim([(4, "x")], text: text))
    let (twice, second) = try #require(trim([(4, "x")], text: once))
    #expect(first == second && first == ["a statement of f()"])
    #expect(line(3, of: once) == "  use(b.map {" && line(6, of: twice) == "  use(a)")
    #expect(line(3, of: twice).hasPrefix("  MissingCode.pass(\"f (Camera.swift:4)\""))
  }

  @Test func aBodyOfManyBrokenStatementsGoesAsAWhole() throws {
    var text = "func f() {\n" + (2...12).map { "  glow(\($0))\n" }.joined() + "}"
    var parts: [String] = []
    for line in 2...12 where parts != ["the body of f()"] {
      (text, parts) = try #require(trim([(line, "x")], text: text))
    }
    #expect(parts == ["the body of f()"])
    #expect(!text.contains("glow"))
  }

  @Test(arguments: [
    ("if #available(iOS 13, *) {\n  a()\n} else {\n  old()\n}\nb()", 5, "else { fatalError"),
    ("guard #available(iOS 13, *) else {\n  return old()\n}\nb()", 3, "else { fatalError"),
    ("if #available(iOS 13, *), c {\n  a()\n} else {\n  old()\n}\nb()", 5, "MissingCode.pass"),
    ("if #available(iOS 13, *) {\n  old()\n} else {\n  a()\n}\nb()", 3, "MissingCode.pass"),
  ])
  func whatOlderSystemsDoIsNeverReached(code: String, number: Int, expected: String) throws {
    let text = "func f() {\n\(code)\n}"
    let (rest, parts) = try #require(trim([(number, "x")], text: text))
    #expect(parts.count == 1 && !rest.contains("old()") && rest.contains("b()"))
    #expect(rest.contains(expected))
    #expect(rest.count { $0 == "\n" } == text.count { $0 == "\n" })
  }
}
