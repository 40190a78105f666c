package import Foundation

/// What a storyboard's script speaks of, as it stands on screen when a step asks.
///
/// What is not there is thrown, as a sentence with what there is instead.
@MainActor
package protocol StoryboardCast {
  /// Where a finger meets what is called so, in the window.
  func place(of name: String) throws -> CGPoint
  func select(tab name: String) throws
  func performSegue(_ name: String) throws
  func unwind(_ name: String) throws
}
