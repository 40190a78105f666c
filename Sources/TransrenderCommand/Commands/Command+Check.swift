import Foundation
import ScreenFile
import Timeline

extension Flag {
  fileprivate static let segues = Flag(
    "segues",
    "perform every segue of every scene of a storyboard, and go back"
  )
}

extension Command {
  static let check = Command(
    name: "check",
    summary: "report all mistakes in screen files, storyboards and nibs",
    arguments: "FILE…",
    flags: [.strict, .segues] + Flag.interface,
    examples: [
      "check Examples/springs.json", "check Main.storyboard --strict",
      "check Main.storyboard --script tour.json", "check Main.storyboard --segues",
    ]
  ) { arguments, session in
    guard !arguments.arguments.isEmpty else {
      throw UsageError.missingArgument("FILE", command: "check")
    }
    var (complaints, notes): ([String], [String]) = ([], [])
    for path in arguments.arguments {
      guard !path.isEmpty else { throw InputError("the file's name is empty; name a file") }
      do {
        if InterfaceInput.isNamed(by: path) {
          notes += try InterfaceCheck(path).notes
          notes += try InterfaceCheck.performed(arguments, path)
          if arguments.has("segues") {
            let check = try SegueCheck(path)
            notes += check.notes
            session.console.say(check.summary)
          }
        } else {
          try arguments.refuse(Flag.interface + [.segues], Flag.onlyForStoryboards)
          try play(ScreenDocument(contentsOf: URL(filePath: path)))
        }
      } catch {
        complaints.append("\(error)")
      }
    }
    if arguments.has("strict") {
      complaints += notes
    } else {
      for note in notes { session.console.say("warning: ", in: .yellow, note) }
    }
    guard complaints.isEmpty else { throw InputError(complaints.joined(separator: "\n")) }
    let count = arguments.arguments.count
    session.console.result(count == 1 ? "1 file is valid" : "\(count) files are valid")
  }

  /// Runs the script as `render` would: some problems only appear then.
  @MainActor
  private static func play(_ document: ScreenDocument) throws {
    _ = try ScreenPlayer(document).film(at: [.zero]) { _ in }
  }
}
