internal import CCairo

/// What Cairo said when it could not go on.
public struct CairoError: Error, Hashable, Sendable, CustomStringConvertible {
  let code: UInt32

  init(_ status: cairo_status_t) {
    code = status.rawValue
  }

  /// The library's own text.
  public var description: String {
    String(cString: cairo_status_to_string(cairo_status_t(rawValue: code)))
  }

  static func check(_ status: cairo_status_t) throws(CairoError) {
    guard status == CAIRO_STATUS_SUCCESS else { throw CairoError(status) }
  }

  static var noMemory: CairoError { CairoError(CAIRO_STATUS_NO_MEMORY) }
}
