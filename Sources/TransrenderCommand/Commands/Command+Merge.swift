import FrameExport
import Foundation

extension Command {
  static let merge = Command(
    name: "merge",
    summary: "merge the shards of a film into one folder",
    arguments: "FOLDER…",
    flags: [.out, .force, .dryRun],
    examples: ["merge part1 part2 --out frames"]
  ) { arguments, session in
    guard !arguments.arguments.isEmpty else {
      throw UsageError.missingArgument("FOLDER", command: "merge")
    }
    let job = try MergeJob(
      parts: arguments.arguments.map { URL(filePath: $0, directoryHint: .isDirectory) },
      folder: try OutputFolder(arguments.text("out") ?? "out/merged"),
      force: arguments.has("force")
    )
    let summary = "\(job.manifest.frames.count) frames · \(job.folder.name)"
    guard !arguments.has("dry-run") else {
      try job.check()
      return session.console.result("would write \(summary)")
    }
    try job.run()
    session.console.result(summary)
  }
}
