/// A file for a module that uses the bundle which SwiftPM declares for a target with resources.
struct ModuleBundle {
  private let uses: Bool

  init(_ texts: [String]) {
    uses =
      texts.contains { $0.contains(/\bBundle\.module\b|\b[bB]undle: \.module\b/) }
      && !texts.contains {
        // `#if !SWIFT_PACKAGE` is false in a package.
        $0.contains(/\b(let|var) module\b.*Bundle/) && !$0.contains("SWIFT_PACKAGE")
      }
  }

  /// Nil if the module does not use it.
  var text: String? { uses ? Self.source : nil }

  // The trial puts the resources of libraries beside the app's own.
  private static let source = """
    import Foundation

    extension Foundation.Bundle {
      static var module: Bundle { .main }
    }

    """
}
