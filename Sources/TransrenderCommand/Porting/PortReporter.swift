import Porting

/// How `port` reports: to people what is added or left to do by hand, to programs everything.
struct PortReporter {
  let console: Console
  let isJSON: Bool

  func say(_ notes: [Note]) {
    for note in notes { isJSON ? sayJSON(note) : sayToPerson(note) }
  }

  private func sayToPerson(_ note: Note) {
    let remedy = note.remedy.map { "; \($0)" } ?? ""
    switch note.outcome {
    case .rewritten: break
    case .left: console.say("\(note.path):\(note.line): \(note.reason)\(remedy)")
    case .added: console.say("\(note.path) is added: \(note.reason)")
    }
  }

  private func sayJSON(_ note: Note) {
    var texts = [
      "event": note.outcome.rawValue, "file": note.path, "rule": note.rule, "says": note.reason,
    ]
    texts["remedy"] = note.remedy
    console.say(JSONLine(texts, ["line": note.line]).text)
  }

  /// `sources` are those of the first files; the others are added.
  func summary(
    of module: PortedModule,
    from sources: [[UInt8]],
    saying notes: [Note],
    to folder: String?
  ) -> String {
    let changed = zip(module.files, sources).count { $0.text != $1 }
    let left = notes.count { $0.outcome == .left }
    let added = notes.count { $0.outcome == .added }
    let count = sources.count
    let parts = [
      count == 1 ? "1 file" : "\(count) files",
      "\(changed) \(folder == nil ? "to rewrite" : "rewritten")",
      "\(left) left to do by hand",
    ]
    let more = added == 0 ? [] : ["\(added) \(folder == nil ? "to add" : "added")"]
    return (parts + more + (folder.map { [$0] } ?? [])).joined(separator: " · ")
  }
}
