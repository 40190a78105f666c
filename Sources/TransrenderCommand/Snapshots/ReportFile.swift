import Foundation
import FrameExport
import TransitionSnapshots

/// A report as a file.
enum ReportFile {
  // Larger pages open slowly and are too large to send by mail.
  private static let large = 10 << 20

  static func write(
    _ run: SnapshotRun,
    to path: String,
    package: URL,
    showsPassing: Bool = true,
    _ console: Console
  ) throws {
    let page = Array(
      try SnapshotReport(run, package: package, showsPassing: showsPassing).html().utf8
    )
    try WholeFile.write(page, to: URL(filePath: path))
    if page.count > large {
      console.say("\(path) has \(page.count >> 20) MiB; --failures makes a smaller report")
    }
  }
}
