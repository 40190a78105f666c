internal import CPango

/// The libraries that shape text in this process, such as `pango 1.50.12`.
package enum TextLibraries {
  package static var versions: [String] {
    [
      "pango \(String(cString: pango_version_string()))",
      "harfbuzz \(String(cString: hb_version_string()))",
    ]
  }
}
