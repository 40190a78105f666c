import Foundation
import TransitionSnapshots

extension SnapshotVerb {
  static let prune = SnapshotVerb(
    name: "prune",
    summary: "list goldens that no test uses; --remove removes them",
    arguments: "",
    flags: [
      .results, .package, Flag("dry-run", "only list them (the default)"),
      Flag("remove", "remove them"),
    ]
  ) { arguments, console in
    try arguments.allowArguments(upTo: 0)
    if arguments.has("dry-run"), arguments.has("remove") {
      throw UsageError.conflict("--dry-run", "--remove")
    }
    let named = arguments.text("from").map { URL(filePath: $0) }
    let run = try RunFile.read(named ?? RunFile.usual(arguments.packageFolder))
    guard run.coverage == .whole, !run.references.isEmpty else {
      throw InputError(
        "that run was not complete, so it is not known which goldens are obsolete; run `snapshot "
          + "verify` without --filter, or merge all its shards"
      )
    }
    let lock = try arguments.has("remove") ? arguments.lockPackage() : nil
    defer { withExtendedLifetime(lock) {} }
    let bounds = PackageBounds(arguments.packageFolder)
    try bounds.expectGoldens(in: run.goldens)
    let obsolete = GoldenFolder(try bounds.root(run.goldens)).obsolete(after: run.references)
    if arguments.has("remove") {
      try RemovableFiles(obsolete.map { try bounds.golden($0, below: run.goldens) }).remove()
    }
    for path in obsolete {
      console.result((arguments.has("remove") ? "removed " : "obsolete ") + path)
    }
    if obsolete.isEmpty { console.say("there is nothing to do: every golden is used") }
    guard arguments.has("remove") || obsolete.isEmpty else {
      throw Finding(
        .obsolete,
        "\(obsolete.count) golden\(obsolete.count == 1 ? "" : "s") that no test uses; "
          + "`transrender snapshot prune --remove` removes them"
      )
    }
  }

  static let size = SnapshotVerb(
    name: "size",
    summary: "list goldens that are too large",
    arguments: "[FOLDER]",
    flags: [.package, Flag("limit", takes: "SIZE", "such as 256K or 1M (256K)")]
  ) { arguments, console in
    try arguments.allowArguments(upTo: 1)
    let limit =
      try arguments.value("limit", expected: "a size such as 256K or 1M", bytes) ?? 256 << 10
    let root =
      arguments.arguments.first.map { URL(filePath: $0) }
      ?? arguments.packageFolder.appending(path: "Goldens")
    guard root.isFolder else {
      throw InputError("there is no folder \(root.relativePath); name the goldens' folder")
    }
    let sizes = GoldenFolder(root).paths().map { path in
      (path, fileSize(root.appending(path: path)))
    }
    let large = sizes.filter { $0.1 > limit }
    for (path, size) in large { console.result("\(size >> 10) KiB  \(path)") }
    let total = sizes.reduce(0) { $0 + $1.1 }
    console.say("\(sizes.count) goldens, \(total >> 10) KiB in all")
    guard large.isEmpty else {
      throw InputError(
        "\(large.count) golden\(large.count == 1 ? " is" : "s are") larger than \(limit >> 10) KiB"
          + "; show less or choose a smaller scale"
      )
    }
  }

  private static func bytes(_ text: String) -> Int? {
    let unit = text.last.map { "KkMm".contains($0) } ?? false
    let shift = unit ? ("Kk".contains(text.last ?? " ") ? 10 : 20) : 0
    guard let count = Int(unit ? String(text.dropLast()) : text), (1...1_000_000).contains(count)
    else { return nil }
    return count << shift
  }

  private static func fileSize(_ file: URL) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.size] as? Int ?? 0
  }
}
