import Foundation
import Geometry

/// The views at the bottom for a first responder: keys or an input view, and the accessory above.
@MainActor
struct KeyboardContent {
  enum Body {
    case keys(KeyboardRequest)
    case custom(UIView)
    case none
  }

  let responder: UIResponder
  let body: Body
  let accessory: UIView?
  /// The responder that provides the accessory.
  let giver: UIResponder?

  /// [D] Properties that a responder does not have are searched for up its chain.
  init?(_ responder: UIResponder, on stage: Stage) {
    let chain = Array(sequence(first: responder, next: \.next))
    self.responder = responder
    giver = chain.first { $0.givenAccessory != nil }
    accessory = giver?.givenAccessory
    if let view = chain.lazy.compactMap(\.givenInput).first {
      body = .custom(view)
    } else if let input = responder as? any UIKeyInput, !stage.hasHardwareKeyboard {
      body = .keys(KeyboardRequest(input, on: stage))
    } else {
      body = .none
    }
    if case .none = body, accessory == nil { return nil }
  }

  func height(_ measures: KeyboardMeasures, width: CGFloat) -> CGFloat {
    accessoryHeight(width: width) + bodyHeight(measures)
  }

  /// [W] A flexible view gets the height of the keys.
  func bodyHeight(_ measures: KeyboardMeasures) -> CGFloat {
    switch body {
    case .keys(let request): measures.height(withStrip: request.suggests)
    case .custom(let view):
      view.frame.height > 0 && !view.autoresizingMask.contains(.flexibleHeight)
        ? view.frame.height : measures.height(withStrip: false)
    case .none: 0
    }
  }

  /// [W] Its own height, or the one that its layout requires.
  func accessoryHeight(width: CGFloat) -> CGFloat {
    guard let accessory else { return 0 }
    let isOwn =
      accessory.translatesAutoresizingMaskIntoConstraints && accessory.frame.height > 0
      && !accessory.autoresizingMask.contains(.flexibleHeight)
    if isOwn { return accessory.frame.height }
    let intrinsic = accessory.intrinsicContentSize.height
    if intrinsic > 0 { return intrinsic }
    let fitting = accessory.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return max(
      fitting.height,
      accessory.translatesAutoresizingMaskIntoConstraints
        ? accessory.frame.height : 0
    )
  }
}

extension UIResponder {
  fileprivate var givenAccessory: UIView? {
    inputAccessoryView ?? inputAccessoryViewController?.inputView
  }

  /// [D] A controller's view is the input view of those who have the controller, not its own.
  fileprivate var givenInput: UIView? {
    self is UIInputViewController ? nil : inputView ?? inputViewController?.inputView
  }
}
