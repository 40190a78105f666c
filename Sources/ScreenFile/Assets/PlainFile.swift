package import Foundation
import Glibc

/// Files that are read whole: regular ones of a bounded size, never a pipe or a device.
package enum PlainFile {
  package enum Fault: Error {
    case unreadable(String)
    case tooLarge(bytes: Int)
  }

  package static func contents(of path: String, atMost limit: Int) throws(Fault) -> Data {
    // Without O_NONBLOCK, opening a named pipe waits for a writer for ever.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable("it is not a plain file")
    }
    guard Int(status.st_size) <= limit else { throw .tooLarge(bytes: Int(status.st_size)) }
    do {
      return try FileHandle(fileDescriptor: file, closeOnDealloc: false).readToEnd() ?? Data()
    } catch {
      throw .unreadable(error.localizedDescription)
    }
  }
}
