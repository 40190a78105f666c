import Catalogue

extension Command {
  static let completions = Command(
    name: "completions",
    summary: "print completions of commands and flags for a shell",
    arguments: "bash|zsh|fish",
    flags: [],
    examples: ["completions bash"],
    offer: .words(Completions.Shell.allCases.map(\.rawValue))
  ) { arguments, session in
    try arguments.expectArguments(named: ["bash, zsh or fish"])
    guard let shell = Completions.Shell(rawValue: arguments.arguments[0]) else {
      throw InputError("'\(arguments.arguments[0])' is not bash, zsh or fish")
    }
    let names = session.reels.map(\.name) + Catalogue.all.map(\.name)
    session.console.result(Completions(names: names).script(for: shell))
  }

  static let man = Command(
    name: "man",
    summary: "print the manual page",
    arguments: "",
    flags: [],
    examples: ["man > transrender.1"],
    offer: .nothing
  ) { arguments, session in
    try arguments.expectArguments(named: [])
    session.console.result(ManPage.text)
  }
}
