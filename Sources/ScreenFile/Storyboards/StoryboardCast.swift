package import Foundation

/// Finds what a storyboard's script names, among what is on screen.
///
/// Throws a sentence that lists what exists if the name does not.
@MainActor
package protocol StoryboardCast {
  /// The point in the window at which a finger touches the named view.
  func point(of name: String) throws -> CGPoint
  func select(tab name: String) throws
  func performSegue(_ name: String) throws
  func unwind(_ name: String) throws
  /// Leaves the top screen.
  func back() throws
}
