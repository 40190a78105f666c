import Foundation
import Porting

extension Command {
  static let port = Command(
    name: "port",
    summary: "rewrite an app's sources without Objective-C, on the same lines",
    arguments: "FOLDER",
    flags: [.out, .portLibraries, .portCheck, .force, .portJSON],
    examples: [
      "port Sources --out Ported", "port Sources --check",
      "port App --libraries Lists,Panels --out Ported",
    ]
  ) { arguments, session in
    try arguments.expectArguments(named: ["FOLDER"])
    let sources = try SourceFolder(arguments.arguments[0])
    let isCheck = arguments.has("check")
    if isCheck { try arguments.refuse([.out, .force], "--check writes nothing") }
    let folder = try isCheck ? nil : PortedFolder(arguments.text("out") ?? "out/ported")
    try folder?.refuse(sources)
    let files = try sources.files(except: folder?.url)
    let classes = try sources.classes(except: folder?.url)
    let ported = PortedModule(
      (files + classes.files).map(PortedModule.File.init),
      after: try libraries(arguments.text("libraries"))
    )
    let notes = ported.notes + classes.notes + ported.companions.map(\.note)
    try folder?.write(ported, saying: notes, force: arguments.has("force"))
    let talk = PortReporter(console: session.console, isJSON: arguments.has("json"))
    talk.say(notes)
    session.console.result(
      talk.summary(of: ported, from: files.map(\.bytes), saying: notes, to: folder?.name)
    )
  }
}

/// The modules in folders that are named with commas, each of which may import those before it.
private func libraries(_ names: String?) throws -> [PortedModule] {
  let folders = names?.split(separator: ",", omittingEmptySubsequences: false) ?? []
  return try folders.reduce(into: []) { known, folder in
    let sources = try SourceFolder(String(folder))
    let files = try sources.files(except: nil) + sources.classes(except: nil).files
    known.append(PortedModule(files.map(PortedModule.File.init), after: known))
  }
}

extension PortedModule.File {
  fileprivate init(_ file: SourceFolder.File) {
    self.init(path: file.path, text: file.bytes)
  }
}

extension Flag {
  fileprivate static let portLibraries = Flag(
    "libraries",
    takes: "FOLDERS",
    suchAs: ["Lists,Panels"],
    "original sources of modules that it imports, with commas; each may import those before it"
  )
  fileprivate static let portCheck = Flag("check", "write nothing, and say what would be rewritten")
  fileprivate static let portJSON = Flag("json", "one line of JSON on stderr for each finding")
}
