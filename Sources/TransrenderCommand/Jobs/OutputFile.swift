import Foundation
import Glibc

/// The file that takes a picture or an animation: a new one, or a plain one that is replaced.
struct OutputFile {
  let url: URL
  /// As the command line says it.
  let name: String

  init(_ path: String) throws {
    name = path
    guard !path.isEmpty else { throw InputError("the file's name is empty; name one with --out") }
    var facts = stat()
    // A file takes the place of whatever has its name, so it must not be a folder or a device.
    if stat(path, &facts) == 0, facts.st_mode & S_IFMT != S_IFREG {
      throw InputError("\(path) is not a plain file; choose another name with --out")
    }
    // A link stays, and leads to the new file.
    url = URL(filePath: path).resolvingSymlinksInPath()
  }
}
