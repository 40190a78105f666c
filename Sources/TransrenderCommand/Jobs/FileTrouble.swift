import Foundation
import Glibc

/// What the system says about a file that cannot be read, written or removed, as one sentence.
struct FileTrouble: Error, CustomStringConvertible {
  let description: String

  init(removing file: URL, code: Int32 = errno) {
    description =
      "cannot remove \(file.path): \(String(cString: strerror(code))); change its permissions or "
      + "those of its folder"
  }

  /// An error of Foundation, whose own text is not meant for people; nil for other errors.
  init?(_ error: any Error) {
    guard let error = error as? CocoaError else { return nil }
    let path = error.filePath ?? error.url?.path ?? error.userInfo[NSFilePathErrorKey] as? String
    let cause = error.underlying as? POSIXError
    let reason =
      cause.map { String(cString: strerror($0.code.rawValue)) } ?? error.localizedDescription
    description =
      "cannot use \(path ?? "a file"): \(reason); check its permissions, and that the disk has space"
  }
}
