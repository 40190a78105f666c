/// Why a screen file cannot be played.
package enum ScreenFileError: Error, Hashable, Sendable {
  case unreadable(path: String, reason: String)
  case notText(path: String, SourcePosition)
  case tooLarge(path: String, bytes: Int)
  /// All problems, in the order of the file.
  case problems(path: String, [ScreenProblem])
  case impossible(step: SourcePosition, path: String, reason: String)
  case unfinished(step: SourcePosition, path: String)

  package var problems: [ScreenProblem] {
    if case .problems(_, let problems) = self { return problems }
    return []
  }
}

extension ScreenFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "cannot read \(path): \(reason); check the name and its permissions"
    case .notText(let path, let position):
      "\(path):\(position): found bytes that are not UTF-8, expected UTF-8 text"
    case .tooLarge(let path, let bytes):
      "\(path):1:1: found \(bytes) bytes, expected at most \(ScreenDocument.mostBytes)"
    case .problems(let path, let problems):
      problems.map { "\(path):\($0)" }.joined(separator: "\n")
    case .impossible(let step, let path, let reason):
      "\(path):\(step): \(reason)"
    case .unfinished(let step, let path):
      "\(path):\(step): the script did not get past this step;"
        + " give it a \"for\" so that the next one does not wait for its end"
    }
  }
}
