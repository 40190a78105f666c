import Foundation

extension Command {
  static let share = Command(
    name: "share",
    summary: "print which of many films one of several machines makes, divided by their cost",
    arguments: "FILE…",
    flags: [
      Flag("shard", takes: "I/N", "the I-th of N machines"),
      Flag(
        "costs",
        takes: "FOLDER",
        "where films of the last run lie, each in a folder of its name"
      ),
    ],
    examples: ["share --shard 3/8 --costs films Screens/*.json"]
  ) { arguments, session in
    guard !arguments.arguments.isEmpty else {
      throw UsageError.missingArgument("FILE", command: "share")
    }
    guard let shard = try arguments.value("shard", expected: "a part such as 3/8", { Shard($0) })
    else {
      throw UsageError.missingArgument("--shard I/N", command: "share")
    }
    let folder = arguments.text("costs").map { URL(filePath: $0, directoryHint: .isDirectory) }
    if let folder, !FileManager.default.fileExists(atPath: folder.path + "/.") {
      throw InputError("there is no folder \(folder.relativePath); name one with --costs")
    }
    let costs = try arguments.arguments.map { name in try folder.flatMap { try cost(name, in: $0) }
    }
    let shares = WorkShares(known: costs, workers: shard.count)
    for index in shares.indices[shard.number - 1] {
      session.console.result(arguments.arguments[index])
    }
  }

  /// Frames × pixels of the film that was made last; nil where there is none.
  private static func cost(_ name: String, in folder: URL) throws -> Double? {
    let film = URL(filePath: name).deletingPathExtension().lastPathComponent
    guard let manifest = try Manifest.read(from: folder.appending(path: film)) else { return nil }
    return Double(manifest.frames.count) * Double(manifest.width) * Double(manifest.height)
  }
}
