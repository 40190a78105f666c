import Foundation
import FrameExport
import ScreenFile
import TransitionSnapshots

/// A comment for a pull request: the failures, with pictures of what was expected and what was
/// drawn.
struct PictureComment {
  private let run: SnapshotRun
  private let file: URL

  // GitHub accepts 65,536 characters; the rest is left for text around it.
  private static let mostCharacters = 60_000
  private static let mostBytes = 256 << 20
  private static let roles = ["expected", "actual", "difference"]

  init(_ run: SnapshotRun, file: URL) {
    (self.run, self.file) = (run, file)
  }

  private struct Picture {
    let bytes: [UInt8]
    // Never a name from the results, which could contain anything. Animations are PNG files, too.
    var name: String { bytes.digest + ".png" }
  }

  /// The pictures are written to a folder named after the file.
  func write(picturesAt address: String?) throws {
    let folder = file.deletingPathExtension().lastPathComponent + "-pictures"
    let target = file.deletingLastPathComponent().appending(path: folder)
    let base = address.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? folder + "/"
    var text = GitHubAnnotations.markdown(run) + "\n"
    // Results may share pictures.
    var files: [String: [UInt8]] = [:]
    let shown = run.results.filter { $0.state != .matched }.map { ($0, pictures(of: $0)) }
      .filter { !$0.1.isEmpty }
    for (number, (result, pictures)) in shown.enumerated() {
      let part = Self.section(result, pictures: pictures, base: base)
      guard text.count + part.count < Self.mostCharacters else {
        text += "\n… and pictures of \(shown.count - number) more\n"
        break
      }
      text += part
      for picture in pictures.values { files[picture.name] = picture.bytes }
    }
    var batch = FileBatch()
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      batch.add(bytes, at: target.appending(path: name))
    }
    batch.add(Array(text.utf8), at: file)
    try batch.write()
  }

  /// By role; text goldens are already in the table.
  private func pictures(of result: SnapshotResult) -> [String: Picture] {
    let paths = [
      "expected": result.artefacts["golden.png"] ?? result.artefacts["golden.apng"]
        ?? result.golden,
      "actual": result.actual, "difference": result.artefacts["diff.png"],
    ]
    return paths.compactMapValues { path in
      guard let path, path.hasSuffix("png"),
        let data = try? PlainFile.contents(of: path, atMost: Self.mostBytes)
      else { return nil }
      return Picture(bytes: [UInt8](data))
    }
  }

  private static func section(
    _ result: SnapshotResult,
    pictures: [String: Picture],
    base: String
  ) -> String {
    let shown = roles.filter { pictures[$0] != nil }
    let cells = shown.map { role in
      let address = JUnit.escaped(base + (pictures[role]?.name ?? ""))
      return "<img alt=\"\(role)\" width=\"260\" src=\"\(address)\">"
    }
    return """

      #### \(GitHubAnnotations.cell(result.title)) · \(GitHubAnnotations.cell(result.form)) · \(result.state.words)

      | \(shown.joined(separator: " | ")) |
      |\(String(repeating: "---|", count: shown.count))
      | \(cells.joined(separator: " | ")) |

      """
  }
}
