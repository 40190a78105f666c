import Foundation
import ScreenFile
import Timeline

extension Command {
  static let check = Command(
    name: "check",
    summary: "say everything that is wrong with screen files",
    arguments: "FILE…",
    flags: [],
    examples: ["check Examples/springs.json"]
  ) { arguments, session in
    guard !arguments.arguments.isEmpty else {
      throw UsageError.missingArgument("FILE", command: "check")
    }
    var complaints: [String] = []
    for path in arguments.arguments {
      guard !path.isEmpty else { throw InputError("an empty name is no file; name a screen file") }
      do {
        try play(ScreenDocument(contentsOf: URL(filePath: path)))
      } catch {
        complaints.append("\(error)")
      }
    }
    guard complaints.isEmpty else { throw InputError(complaints.joined(separator: "\n")) }
    let count = arguments.arguments.count
    session.console.result(count == 1 ? "1 file is right" : "\(count) files are right")
  }

  /// Performs the script, as `render` will: what it cannot do shows only then.
  @MainActor
  private static func play(_ document: ScreenDocument) throws {
    _ = try ScreenPlayer(document).film(at: [.zero]) { _ in }
  }
}
