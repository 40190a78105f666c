internal import CCairo

/// An error of Cairo, or of code around it.
package struct CairoError: Error, Hashable, Sendable, CustomStringConvertible {
  let code: UInt32
  /// Set if the error did not come from Cairo.
  private let reason: String?

  init(_ status: cairo_status_t, reason: String? = nil) {
    code = status.rawValue
    self.reason = reason
  }

  /// The library's own text.
  package var description: String {
    reason ?? String(cString: cairo_status_to_string(cairo_status_t(rawValue: code)))
  }

  static func check(_ status: cairo_status_t) throws(CairoError) {
    guard status == CAIRO_STATUS_SUCCESS else { throw CairoError(status) }
  }

  static var noMemory: CairoError { CairoError(CAIRO_STATUS_NO_MEMORY) }

  /// An intermediate picture that would take more memory than any screen needs.
  static func tooLarge(_ width: Int, _ height: Int) -> CairoError {
    CairoError(
      CAIRO_STATUS_INVALID_SIZE,
      reason: "a layer needs another \(width)×\(height) pixels beside those of the layers"
        + " around it; make its shadow, its blur or its page smaller"
    )
  }
}
