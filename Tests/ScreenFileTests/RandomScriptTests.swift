import Foundation
import TestSupport
import Testing
import Timeline

@testable import ScreenFile

/// Scripts whose steps make no sense together.
enum RandomScript {
  static let controllers = """
    {"home": {"views": [{"label": "Home", "id": "title"},
       {"scroll": [300, 2000], "id": "long", "frame": [0, 100, 300, 400]}]},
     "tabs": {"tabs": ["stack", "other"]}, "stack": {"navigation": ["list"]},
     "list": {"views": [{"id": "rows", "list": ["One", "Two", "Three"]}]},
     "other": {"title": "Other"}, "free": {"views": [{"id": "box", "frame": [9, 9, 90, 90]}]},
     "loose": {"children": [{"controller": "inner"}]}, "inner": {},
     "sure": {"alert": "Sure?", "actions": ["OK"]}}
    """
  static let names = ["home", "tabs", "stack", "list", "other", "free", "loose", "inner", "sure"]
  static let views = names + ["title", "long", "rows", "box"]

  static let steps: [@Sendable (inout SeededGenerator) -> String] = [
    { "\"show\": \(name(&$0))" }, { "\"present\": \(name(&$0)), \"at\": \(view(&$0))" },
    { "\"present\": \(name(&$0)), \"from\": \(name(&$0)), \"style\": \"popover\"" },
    { "\"present\": \(name(&$0)), \"style\": \"fullScreen\", \"by\": \"partialCurl\"" },
    { "\"dismiss\": \(name(&$0))" }, { "\"push\": \(name(&$0))" },
    { "\"push\": \(name(&$0)), \"onto\": \(name(&$0)), \"animated\": false" },
    { "\"pop\": \(name(&$0))" }, { "\"select\": \(name(&$0))" }, { _ in "\"choose\": \"OK\"" },
    { "\"addChild\": \(name(&$0))" }, { "\"addChild\": \(name(&$0)), \"in\": \(view(&$0))" },
    { "\"addChild\": \(name(&$0)), \"to\": \(name(&$0))" }, { "\"removeChild\": \(name(&$0))" },
    { "\"cycle\": \(name(&$0)), \"to\": \(name(&$0)), \"by\": \"curlUp\"" },
    { "\"scroll\": \(view(&$0)), \"to\": [0, -90000]" }, { "\"tap\": \(view(&$0))" },
    { "\"tap\": [\(Int.random(in: -9...400, using: &$0)), 700]" },
    { "\"drag\": [1, 400], \"to\": [\(Int.random(in: -9...400, using: &$0)), 90]" },
    { _ in "\"rotate\": \"landscapeLeft\"" }, { _ in "\"resize\": [1, 1]" },
    { _ in "\"appearance\": \"dark\"" }, { "\"set\": {\(view(&$0)): {\"hidden\": true}}" },
    { "\"animate\": {\(view(&$0)): {\"frame\": [0, 0, 0, 0]}}" },
    { "\"animate\": {\(view(&$0)): {\"transform\": {\"scale\": [0, 0]}}}, \"damping\": 0.1" },
    { "\"animate\": {\(view(&$0)): {\"layout\": {\"fill\": \"parent\"}}}" },
    { "\"transition\": \(view(&$0)), \"by\": \"flipFromTop\", \"set\": {\"free\": {}}" },
  ]

  static func name(_ dice: inout SeededGenerator) -> String {
    "\"\(names.randomElement(using: &dice) ?? "")\""
  }

  static func view(_ dice: inout SeededGenerator) -> String {
    "\"\(views.randomElement(using: &dice) ?? "")\""
  }

  static func text(_ dice: inout SeededGenerator) -> String {
    let lines = (0..<Int.random(in: 1...6, using: &dice)).map { _ in
      let step = steps.randomElement(using: &dice).map { $0(&dice) } ?? ""
      return Bool.random(using: &dice) ? "{\(step)}" : "{\(step), \"for\": 0.1}"
    }
    return "{\"controllers\": \(controllers),\n\"script\": [\n\(lines.joined(separator: ",\n"))]}"
  }
}

/// Each plays, or ends with one sentence and a place.
@MainActor @Suite struct RandomScriptTests {
  @Test(arguments: 1...8)
  func noneCrashes(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    var played = 0
    for _ in 0..<40 {
      let text = RandomScript.text(&dice)
      let document = try ScreenDocument(text: text, at: URL(filePath: "screen.json"))
      do {
        _ = try ScreenPlayer(document).film(at: [.zero]) { _ in }
        played += 1
      } catch {
        let sentence = "\(error)"
        #expect(error is ScreenFileError, "\(error)\n\(text)")
        #expect(sentence.wholeMatch(of: /screen\.json:\d+:\d+: .+/) != nil, "\(sentence)\n\(text)")
      }
    }
    #expect(played > 2)
  }
}
