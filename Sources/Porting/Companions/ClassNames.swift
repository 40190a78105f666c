/// A file for a module that asks for names of classes: Foundation on Linux ends the process when it is
/// asked for that of a private one.
struct ClassNames {
  private let asks: Bool

  init(_ texts: [String]) {
    asks =
      texts.contains { $0.contains("NSStringFromClass(") }
      && !texts.contains { $0.contains("func NSStringFromClass") }
  }

  /// Nil if the module does not ask.
  var text: String? { asks ? Self.source : nil }

  // The place of a private class in memory is another one in each run.
  private static let source = """
    import Foundation

    func NSStringFromClass(_ aClass: AnyClass) -> String {
      String(reflecting: aClass).split(separator: ".")
        .filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
    }

    """
}
