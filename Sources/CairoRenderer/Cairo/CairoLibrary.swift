internal import CCairo

/// The Cairo that this process runs with.
package enum CairoLibrary {
  /// Such as `1.16.0`.
  package static var version: String { String(cString: cairo_version_string()) }
}
