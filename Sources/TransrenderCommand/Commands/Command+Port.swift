import Foundation
import Porting

extension Command {
  static let port = Command(
    name: "port",
    summary: "rewrite an app's sources without Objective-C, on the same lines",
    arguments: "FOLDER",
    flags: [.out, .portCheck, .force, .portJSON],
    examples: ["port Sources --out Ported", "port Sources --check"]
  ) { arguments, session in
    try arguments.expectArguments(named: ["FOLDER"])
    let sources = try SourceFolder(arguments.arguments[0])
    let isCheck = arguments.has("check")
    if isCheck { try arguments.refuse([.out, .force], "--check writes nothing") }
    let folder = try isCheck ? nil : PortedFolder(arguments.text("out") ?? "out/ported")
    try folder?.refuse(sources)
    let files = try sources.files(except: folder?.url)
    let ported = PortedModule(files.map { PortedModule.File(path: $0.path, text: $0.bytes) })
    try folder?.write(ported, force: arguments.has("force"))
    let talk = PortReporter(console: session.console, isJSON: arguments.has("json"))
    talk.say(ported.notes)
    session.console.result(talk.summary(of: ported, from: files.map(\.bytes), to: folder?.name))
  }
}

extension Flag {
  fileprivate static let portCheck = Flag("check", "write nothing, and say what would be rewritten")
  fileprivate static let portJSON = Flag("json", "one line of JSON on stderr for each finding")
}
