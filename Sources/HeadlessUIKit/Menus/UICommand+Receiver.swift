extension UICommand {
  /// [D] The chain is searched from the view that shows the menu, then from the first responder.
  func receiver(near view: UIView) -> Any? {
    guard let action else { return nil }
    return view.target(forAction: action, withSender: self)
      ?? UIApplication.shared.performer(of: action, near: nil, sender: self)
  }

  /// [D] The responder that performs a command may change it first; false if there is none.
  func isValid(near view: UIView) -> Bool {
    guard let receiver = receiver(near: view) else { return false }
    (receiver as? UIResponder)?.validate(self)
    return true
  }
}
