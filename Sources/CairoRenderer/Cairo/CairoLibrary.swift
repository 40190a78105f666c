internal import CCairo

/// The Cairo library of this process.
package enum CairoLibrary {
  /// Such as `1.16.0`.
  package static var version: String { String(cString: cairo_version_string()) }

  /// The version of pixman, Cairo's rasteriser.
  package static var pixmanVersion: String { String(cString: pixman_version_string()) }
}
