import Foundation
import Glibc

/// The file that a picture or an animation is written to: a new one, or a regular file that is
/// replaced.
struct OutputFile {
  let url: URL
  /// The name as given on the command line.
  let name: String

  init(_ path: String) throws {
    name = path
    guard !path.isEmpty else { throw InputError("the file's name is empty; name one with --out") }
    var facts = stat()
    // Whatever has this name is replaced, so it must not be a folder or a device.
    if stat(path, &facts) == 0, facts.st_mode & S_IFMT != S_IFREG {
      throw InputError("\(path) is not a plain file; choose another name with --out")
    }
    // A link is kept, and points to the new file.
    url = URL(filePath: path).resolvingSymlinksInPath()
  }
}
