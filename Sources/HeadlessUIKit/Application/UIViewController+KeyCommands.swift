import Foundation

extension UIViewController {
  /// [D] Beside the commands that a subclass gives by overriding `keyCommands`.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
}
