import Foundation

/// What shows the text of a container, and gives it what its attributes leave open.
@MainActor
protocol TextContainerOwner: AnyObject {
  /// The font, colour and paragraph style of text without attributes.
  var textDefaults: TextDefaults { get }
  var traitCollection: UITraitCollection { get }
  /// Sizes a container that follows the owner's size.
  func fit(_ container: NSTextContainer)
  /// The container, or what is laid out in it, has changed.
  func containerChanged()
  /// Shows the text of another storage from now on.
  func storageReplaced(_ storage: NSTextStorage)
  func storageEdited(_ edit: PendingEdit)
}
