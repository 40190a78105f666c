import Foundation
import Testing

@testable import TransrenderCommand

/// Recordings as a device would write them, beside a screen file's film.
@MainActor @Suite struct CompareTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try Data(Self.screen.utf8).write(to: scratch.url.appending(path: "raise.json"))
  }

  private static let screen = """
    {"device": "iPhone15",
     "controllers": {"home": {"views": [{"id": "card", "frame": [20, 700, 350, 120],
       "background": "#0a84ff"}]}},
     "script": [{"animate": {"card": {"center": [195, 260]}}, "duration": 0.5, "curve": "linear"}]}
    """

  /// The card as it rises: 8 ms late, sampled every refresh.
  private func recording(
    _ change: (inout [String: Any]) -> Void = { _ in }
  ) throws -> String {
    let times = [0.0] + (0..<40).map { 0.004 + Double($0) / 60 }
    let ys = times.map { 700 - 500 * min(max($0 - 0.008, 0), 0.5) / 0.5 }
    let still = { (value: Double) in Array(repeating: value, count: times.count) }
    var object: [String: Any] = [
      "schema": 1, "kind": "recording", "name": "raise", "system": "iOS 18.1", "device": "iPhone",
      "width": 390, "height": 844, "scale": 3,
      "asks": [["rule": "view-animation.default-curve", "about": "curves"]],
      "times": times, "events": [],
      "layers": [
        [
          "title": "UIView 'card'", "first": 0, "x": still(20), "y": ys, "width": still(350),
          "height": still(120), "opacity": still(1), "cornerRadius": still(0),
        ]
      ],
    ]
    change(&object)
    let file = scratch.url.appending(path: "device.json")
    try JSONSerialization.data(withJSONObject: object).write(to: file)
    return file.path
  }

  private func compare(_ recording: String) -> (code: ExitCode, terminal: Terminal) {
    let terminal = Terminal()
    let words = ["compare", recording, scratch.path("raise.json"), "--scale", "0.2"]
    return (terminal.run(words + ["--out", scratch.path("page.html")]), terminal)
  }

  @Test func whatMovesAlikeConfirmsItsRule() throws {
    let (code, terminal) = compare(try recording())
    #expect(code == .done, "\(terminal.errors)")
    #expect(terminal.output.contains("begins 8 ms after the call"))
    #expect(terminal.output.contains("= UIView 'card'  screen.y  within 0"))
    #expect(terminal.output.contains("confirms     view-animation.default-curve (curves)"))
    let page = try String(contentsOfFile: scratch.path("page.html"), encoding: .utf8)
    #expect(page.contains("raise on iPhone, iOS 18.1"))
  }

  @Test func anotherCurveContradictsIt() throws {
    let (code, terminal) = compare(
      try recording { object in
        var layer = (object["layers"] as? [[String: Any]] ?? [])[0]
        let ys = layer["y"] as? [Double] ?? []
        layer["y"] = ys.map { y in
          let share = (700 - y) / 500
          return 700 - 500 * share * share
        }
        object["layers"] = [layer]
      }
    )
    #expect(code == .differs)
    #expect(terminal.output.contains("≠ UIView 'card'  screen.y  differs by"))
    #expect(terminal.output.contains("contradicts  view-animation.default-curve (curves)"))
  }

  @Test func anotherEndIsSaid() throws {
    let (code, terminal) = compare(
      try recording { object in
        var layer = (object["layers"] as? [[String: Any]] ?? [])[0]
        layer["height"] = (layer["height"] as? [Double] ?? []).map { _ in 140.0 }
        object["layers"] = [layer]
      }
    )
    #expect(code == .differs)
    #expect(terminal.output.contains("screen.height  is off by 20 at the start, 20 at the end"))
    #expect(terminal.output.contains("confirms     view-animation.default-curve"))
  }

  @Test func nothingInCommonIsASentence() throws {
    let (code, terminal) = compare(try recording { $0["layers"] = [] })
    #expect(code == .badInput)
    #expect(terminal.errors.contains("no layer and no callback in common"))
  }

  @Test(arguments: [
    ("kind", "\"film\"", "it is of another version"),
    ("times", "[0]", "it has 1 samples"),
    ("times", "[1, 0]", "its times do not follow each other"),
    ("width", "0", "cannot be shown"),
    ("pictures", "[]", "it has 0 pictures of"),
    ("asks", "[{\"rule\": \"a\", \"about\": \"colours\"}]", "no recording, see asks.0.about"),
    ("layers", "[{\"title\": \"a\"}]", "no recording, see layers.0.first"),
    ("scale", "\"3\"", "no recording, see scale"),
  ])
  func whatIsNoRecordingIsASentence(key: String, value: String, words: String) throws {
    let object = try JSONSerialization.jsonObject(
      with: Data("[\(value)]".utf8),
      options: .fragmentsAllowed
    )
    let (code, terminal) = compare(try recording { $0[key] = (object as? [Any])?[0] })
    #expect(code == .badInput)
    #expect(terminal.errors.contains(words), "\(terminal.errors)")
    #expect(terminal.errors.split(separator: "\n").count == 1)
  }

  @Test func valuesWithoutSamplesAreASentence() throws {
    let (code, terminal) = compare(
      try recording { object in
        var layer = (object["layers"] as? [[String: Any]] ?? [])[0]
        layer["first"] = 3
        object["layers"] = [layer]
      }
    )
    #expect(code == .badInput)
    #expect(terminal.errors.contains("layer 0 ('UIView 'card'') has values without samples"))
  }

  @Test func aLayerInsideALaterOneIsASentence() throws {
    let (code, terminal) = compare(
      try recording { object in
        var layer = (object["layers"] as? [[String: Any]] ?? [])[0]
        layer["parent"] = 0
        object["layers"] = [layer]
      }
    )
    #expect(code == .badInput)
    #expect(terminal.errors.contains("layer 0 ('UIView 'card'') is in one that comes after it"))
  }

  /// Few bytes of layers and callbacks that would take all memory or all of the stack.
  @Test(arguments: [
    ("layers", 300, "its layers are nested more than 200 deep"),
    ("layers", 60_000, "it has 60000 layers in 41 samples, which are too many"),
    ("events", 2001, "it has 2001 callbacks, more than 2000"),
  ])
  func whatIsTooMuchIsASentence(key: String, count: Int, words: String) throws {
    let (code, terminal) = compare(
      try recording { object in
        object[key] = (0..<count).map { number -> [String: Any] in
          if key == "events" { return ["time": 0, "subject": "a", "name": "b"] }
          var layer: [String: Any] = ["title": "a", "first": 0]
          if number > 0 { layer["parent"] = number - 1 }
          for name in ["x", "y", "width", "height", "opacity", "cornerRadius"] { layer[name] = [] }
          return layer
        }
      }
    )
    #expect(code == .badInput)
    #expect(terminal.errors.contains(words), "\(terminal.errors)")
  }

  @Test func aFileThatIsNotThereIsASentence() {
    #expect(compare(scratch.path("none.json")).code == .badInput)
  }
}
