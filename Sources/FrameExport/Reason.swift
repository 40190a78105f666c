internal import Foundation

/// The words of an error that somebody else made.
enum Reason {
  static func of(_ error: any Error) -> String {
    guard let file = error as? CocoaError else { return String(describing: error) }
    return (file.underlying ?? file).localizedDescription
  }
}
