import CCairo
import Typography

/// The name and version of this build.
enum Version {
  static let number = "0.1.0"
  /// The date of this version, as the manual page shows it.
  static let date = "2026-11-21"
  static let line = "transrender \(number)"

  /// The libraries that pixels depend on.
  static var libraries: [String] {
    ["cairo \(String(cString: cairo_version_string()))"] + TextLibraries.versions
  }
}
