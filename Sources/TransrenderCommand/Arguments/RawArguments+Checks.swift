import Glibc

/// Checks for combinations that a command does not accept.
extension RawArguments {
  /// Checks the number of arguments that are not flags.
  func expectArguments(named names: [String], optional: Int = 0) throws(UsageError) {
    let missing = names.dropFirst(arguments.count)
    guard missing.isEmpty else {
      throw .missingArgument(missing.joined(separator: " and "), command: command)
    }
    let most = names.count + optional
    if arguments.count > most { throw .extraArgument(arguments[most], command: command) }
  }

  /// Refuses flags that would have no effect, instead of ignoring them.
  func refuse(_ refused: [Flag], _ reason: String) throws(InputError) {
    guard let flag = refused.first(where: { has($0.name) }) else { return }
    let written = (varied.contains(flag.name) ? "--across " : "--") + flag.name
    throw InputError("\(written) has no effect here: \(reason); leave it out")
  }

  /// What is written replaces what has the name: an input would be lost.
  func refuseInputsAsOutputs() throws(InputError) {
    for flag in ["out", "plot", "json", "junit", "markdown"] {
      guard let path = flags[flag], let file = FileNumber(path) else { continue }
      guard arguments.contains(where: { FileNumber($0) == file }) else { continue }
      throw InputError("\(path) is an input itself; choose another name with --\(flag)")
    }
  }

  func scale() throws(UsageError) -> Double? { try number("scale", in: 0.1...16) }
}

/// What tells a plain file from others, whatever its name; nil for other things.
private struct FileNumber: Equatable {
  let device: dev_t
  let node: ino_t

  init?(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    (device, node) = (facts.st_dev, facts.st_ino)
  }
}
