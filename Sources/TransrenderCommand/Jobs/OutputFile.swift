import Foundation
import Glibc

/// The file that a picture, a film or a page is written to: a new one, or a regular file of the
/// same kind that is replaced.
struct OutputFile {
  let url: URL
  /// The name as given on the command line.
  let name: String

  /// `force` allows another kind of file to be replaced; nil if the command has no such flag.
  init(
    _ path: String,
    _ kind: FileKind,
    flag: String = "out",
    force: Bool? = nil
  ) throws(InputError) {
    name = path
    guard !path.isEmpty else {
      throw InputError("the file's name is empty; name one with --\(flag)")
    }
    var facts = stat()
    let isThere = stat(path, &facts) == 0
    // Whatever has this name is replaced, so it must not be a folder or a device.
    if isThere, facts.st_mode & S_IFMT != S_IFREG {
      throw InputError("\(path) is not a plain file; choose another name with --\(flag)")
    }
    // An empty file holds nothing that could be lost.
    if isThere, facts.st_size > 0, force != true, !Self.isOf(kind, path) {
      let remedy = force == nil ? "" : ", or add --force"
      throw InputError(
        "\(path) is another kind of file, not \(kind.name) that may be replaced;"
          + " choose another name with --\(flag)\(remedy)"
      )
    }
    // A link is kept, and points to the new file.
    url = URL(filePath: path).resolvingSymlinksInPath()
  }

  private static func isOf(_ kind: FileKind, _ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path),
      let start = try? file.read(upToCount: FileKind.bytesToSee)
    else { return false }
    return kind.begins([UInt8](start))
  }
}
