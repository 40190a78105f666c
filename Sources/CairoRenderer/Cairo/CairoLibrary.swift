internal import CCairo

/// The Cairo that this process runs with.
package enum CairoLibrary {
  /// Such as `1.16.0`.
  package static var version: String { String(cString: cairo_version_string()) }

  /// Of pixman, which fills Cairo's pixels.
  package static var pixmanVersion: String { String(cString: pixman_version_string()) }
}
