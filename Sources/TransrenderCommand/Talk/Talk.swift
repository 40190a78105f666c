import Foundation
import Scene

/// How a command reports progress: a bar for people, lines of JSON for programs, or nothing.
struct Talk: Sendable {
  var console: Console
  var isJSON = false

  func progress(of total: Int) -> Progress {
    Progress(talk: self, bar: ProgressBar(console: console, total: total), total: total)
  }

  func say(_ faults: [Film.Fault]) {
    for fault in faults {
      if isJSON {
        let line = ["event": "fault", "kind": fault.kind.rawValue, "says": fault.words]
        console.say(JSONLine(line).text)
      } else {
        console.say("\(fault.severity.rawValue): ", in: .yellow, fault.words)
      }
    }
  }

  struct Progress: Sendable {
    let talk: Talk
    let bar: ProgressBar
    let total: Int

    func show(done: Int, file: String) {
      guard talk.isJSON else { return bar.show(done: done) }
      let numbers = ["done": done, "total": total]
      talk.console.say(JSONLine(["event": "frame", "file": file], numbers).text)
    }

    func finish() {
      if !talk.isJSON { bar.finish() }
    }
  }
}

/// A JSON object on one line, with sorted keys.
struct JSONLine {
  let text: String

  init(_ texts: [String: String], _ numbers: [String: Int] = [:]) {
    let members =
      texts.map { ($0.key, Self.quoted($0.value)) } + numbers.map { ($0.key, "\($0.value)") }
    let sorted = members.sorted { $0.0 < $1.0 }.map { "\"\($0.0)\":\($0.1)" }
    text = "{" + sorted.joined(separator: ",") + "}"
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
