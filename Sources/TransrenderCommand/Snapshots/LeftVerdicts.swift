import Foundation
import Glibc
import ScreenFile
import TransitionSnapshots

/// The verdicts that failed tests have left in a package.
///
/// `swift test` alone writes no results file, but its messages name commands that need the results.
struct LeftVerdicts {
  let package: URL

  private static let mostFiles = 100_000
  private static let mostBytes = 64 << 20

  /// Verdicts that are newer than a file; all, if there is no such file.
  func written(after file: URL) throws -> [SnapshotResult] {
    let date = Self.date(of: file)
    return try files().filter { verdict in
      guard let date, let own = Self.date(of: verdict) else { return true }
      return date < own
    }
    .map(read)
  }

  private func files() throws -> [URL] {
    let folder = package.appending(path: ".transrender/failures")
    // The enumerator does not follow links.
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var (files, count) = ([URL](), 0)
    while let file = walk?.nextObject() as? URL {
      count += 1
      guard count <= Self.mostFiles else {
        throw InputError(
          "\(folder.path) holds more than \(Self.mostFiles) files; remove the folder and run the "
            + "tests again"
        )
      }
      if file.lastPathComponent == "verdict.json" { files.append(file) }
    }
    return files.sorted { $0.path < $1.path }
  }

  private func read(_ file: URL) throws -> SnapshotResult {
    guard let data = try? PlainFile.contents(of: file.path, atMost: Self.mostBytes),
      let result = try? JSONDecoder().decode(SnapshotResult.self, from: data)
    else {
      throw InputError("cannot read \(file.path); remove its folder and run the test again")
    }
    return result
  }

  /// Seconds and nanoseconds: two files are often written within one second.
  private static func date(of file: URL) -> (Int, Int)? {
    var facts = stat()
    guard lstat(file.path, &facts) == 0 else { return nil }
    return (facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec)
  }
}
