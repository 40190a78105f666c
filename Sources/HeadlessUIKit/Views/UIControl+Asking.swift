extension UIControl {
  /// Does what a touch would.
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Every receiver, until the last argument is set.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for receiver in receivers where !stop {
      switch receiver.call {
      case .action(let action): iterator(action, nil, receiver.events, &stop)
      case .selector(let selector, let target):
        iterator(nil, (target.object, selector), receiver.events, &stop)
      }
    }
  }
}

extension UIButton {
  /// A system button with a picture in place of a title.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}
