import Foundation
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

  private static let outputs = ["out", "plot", "player", "json", "junit", "report", "markdown"]
  private static let inputs = ["script", "from", "costs"]

  /// What is written replaces what has the name: an input, or another output, would be lost.
  func refuseInputsAsOutputs() throws(InputError) {
    let inputs = arguments + Self.inputs.compactMap { flags[$0] }
    if let path = flags["out"], !path.isEmpty { try refuse(inputs, amongFramesOf: path) }
    var known: [String: String] = [:]
    for flag in Self.outputs {
      guard let path = flags[flag], !path.isEmpty else { continue }
      if let file = FileNumber(path), inputs.contains(where: { FileNumber($0) == file }) {
        throw InputError("\(path) is an input itself; choose another name with --\(flag)")
      }
      let place = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
      if let other = known.updateValue(flag, forKey: place) {
        throw InputError(
          "--\(other) and --\(flag) name the same file \(path); choose another name for one of them"
        )
      }
    }
  }

  /// Frames of an earlier run are removed from the folder for new ones.
  private func refuse(_ inputs: [String], amongFramesOf path: String) throws(InputError) {
    let folder = URL(filePath: path, directoryHint: .isDirectory).resolvingSymlinksInPath()
    // A list that cannot be read claims nothing, and is refused later.
    guard let frames = (try? Manifest.read(from: folder))?.files else { return }
    for input in inputs where FileNumber(input) != nil {
      let file = URL(filePath: input).standardizedFileURL
      let isInside = FileNumber(folder.appending(path: file.lastPathComponent).path)
      guard frames.contains(file.lastPathComponent), isInside == FileNumber(input) else { continue }
      throw InputError(
        "\(input) is an input and a frame of \(path); choose another folder with --out"
      )
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
