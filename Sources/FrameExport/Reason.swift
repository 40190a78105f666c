internal import Foundation
internal import Glibc

/// The text of an error from elsewhere.
enum Reason {
  static func of(_ error: any Error) -> String {
    guard let file = error as? CocoaError else { return String(describing: error) }
    guard let cause = file.underlying as? POSIXError else { return file.localizedDescription }
    return of(cause.code.rawValue)
  }

  /// The system's text for an error number.
  static func of(_ code: Int32) -> String { String(cString: strerror(code)) }
}
