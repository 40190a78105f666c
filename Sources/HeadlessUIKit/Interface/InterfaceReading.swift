package import Foundation

/// Reads Interface Builder documents; the module that can registers itself before `main` runs.
@MainActor
package protocol InterfaceReader: AnyObject {
  /// Throws an error that says what is wrong with the document, or where it was searched for.
  func storyboard(named name: String, in bundle: Bundle?) throws -> any StoryboardContent
  func nib(named name: String, in bundle: Bundle?) throws -> any NibContent
  func hasNib(named name: String, in bundle: Bundle?) -> Bool
}

/// The controllers of a storyboard.
@MainActor
package protocol StoryboardContent: AnyObject {
  var hasInitialController: Bool { get }

  /// Nil for the initial controller.
  func controller(
    withIdentifier identifier: String?,
    of storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) throws -> UIViewController
}

/// The objects of a nib.
@MainActor
package protocol NibContent: AnyObject {
  func objects(withOwner owner: Any?) -> [Any]
}

package enum InterfaceReading {
  // Written once, before `main` runs; read on the main actor.
  package nonisolated(unsafe) static var makeReader: (@MainActor () -> any InterfaceReader)?

  @MainActor package static let reader: any InterfaceReader = makeReader?() ?? NoReader()
}

/// Used if `InterfaceBuilder` is not linked.
private final class NoReader: InterfaceReader {
  private struct NotLinked: Error, CustomStringConvertible {
    let description = "this program cannot read storyboards and nibs; depend on the product UIKit"
  }

  func storyboard(named name: String, in bundle: Bundle?) throws -> any StoryboardContent {
    throw NotLinked()
  }
  func nib(named name: String, in bundle: Bundle?) throws -> any NibContent { throw NotLinked() }
  func hasNib(named name: String, in bundle: Bundle?) -> Bool { false }
}
