import Foundation

/// When a golden is written, as `TRANSRENDER_RECORD` says.
package enum RecordMode: String {
  case never, missing, all

  package struct Unknown: Error, CustomStringConvertible {
    let value: String
    package var description: String {
      "TRANSRENDER_RECORD is '\(value)'; choose one of never, missing, all"
    }
  }

  /// Continuous integration never records unless it is told to.
  package static func chosen(in environment: [String: String]) throws -> RecordMode {
    guard let value = environment["TRANSRENDER_RECORD"] else {
      return environment["CI"] == nil ? .missing : .never
    }
    guard let mode = RecordMode(rawValue: value) else { throw Unknown(value: value) }
    return mode
  }
}
