import Foundation

extension UIViewController {
  /// [D] Beside the commands that a subclass gives by overriding `keyCommands`.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedCommands.append(keyCommand) }

  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedCommands.removeAll { $0 === keyCommand }
  }
}

extension UIResponder {
  /// Nil unless there are some.
  var addedKeyCommands: [UIKeyCommand]? {
    addedCommands.isEmpty ? nil : addedCommands.compactMap { $0 as? UIKeyCommand }
  }
}
