import Foundation
import HeadlessUIKit

/// `<tapGestureRecognizer>` and similar elements → recognizers.
@MainActor
struct RecognizerMaker {
  let building: Building

  func make(_ element: Element, _ type: UIGestureRecognizer.Type) -> UIGestureRecognizer {
    let recognizer = plain(element, type)
    building.register(recognizer, as: element)
    if element.flag("enabled") == false { recognizer.isEnabled = false }
    if element.flag("cancelsTouchesInView") == false { recognizer.cancelsTouchesInView = false }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if let taps = element.whole("numberOfTapsRequired") { tap.numberOfTapsRequired = taps }
    case let swipe as UISwipeGestureRecognizer:
      swipe.direction = Self.directions[element["direction"] ?? "right"] ?? .right
    case let press as UILongPressGestureRecognizer:
      if let seconds = element.number("minimumPressDuration") {
        press.minimumPressDuration = seconds
      }
    default: break
    }
    return recognizer
  }

  private func plain(
    _ element: Element,
    _ type: UIGestureRecognizer.Type
  ) -> UIGestureRecognizer {
    switch type {
    case is UITapGestureRecognizer.Type: UITapGestureRecognizer()
    case is UIPanGestureRecognizer.Type where element.name.hasPrefix("screen"):
      UIScreenEdgePanGestureRecognizer()
    case is UISwipeGestureRecognizer.Type: UISwipeGestureRecognizer()
    case is UIPinchGestureRecognizer.Type: UIPinchGestureRecognizer()
    case is UILongPressGestureRecognizer.Type: UILongPressGestureRecognizer()
    case is UIRotationGestureRecognizer.Type: UIRotationGestureRecognizer()
    default: UIPanGestureRecognizer()
    }
  }

  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "left": .left, "right": .right, "up": .up, "down": .down,
  ]
}
