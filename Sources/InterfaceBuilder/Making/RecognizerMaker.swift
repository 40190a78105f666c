import Foundation
import HeadlessUIKit

/// `<tapGestureRecognizer>` and similar elements → recognizers.
@MainActor
struct RecognizerMaker {
  let building: Building

  func make(_ element: Element, _ type: UIGestureRecognizer.Type) -> UIGestureRecognizer {
    let recognizer = plain(element, type)
    building.register(recognizer, as: element)
    building.configure(recognizer, from: element)
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
}
