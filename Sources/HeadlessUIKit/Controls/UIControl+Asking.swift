extension UIControl {
  /// Calls the closure for every receiver, until it sets its last argument.
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
  /// A system button with an image instead of a title.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}
