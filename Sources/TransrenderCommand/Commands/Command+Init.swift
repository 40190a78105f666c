extension Command {
  static let starter = Command(
    name: "init",
    summary: "write a package with a screen, its first golden test and a reel",
    arguments: "FOLDER",
    flags: [.dependency],
    examples: ["init Screens", "init Screens --dependency https://example.com/transrender.git"]
  ) { arguments, session in
    try arguments.expectArguments(named: ["FOLDER"])
    let folder = try StarterFolder(arguments.arguments[0])
    let dependency = try StarterDependency(arguments.text("dependency"), seenFrom: folder.url)
    let starter = Starter(name: folder.packageName, dependency: dependency)
    try folder.write(starter)
    session.console.result("\(starter.files.count) files · \(folder.name)")
    session.console.say("`swift test` there records the golden and fails once; the next one passes")
  }
}

extension Flag {
  fileprivate static let dependency = Flag(
    "dependency",
    takes: "PLACE",
    "where transrender is: a folder or a Git URL (the checkout of this command)"
  )
}
