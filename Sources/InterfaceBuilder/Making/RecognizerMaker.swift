import Foundation
import HeadlessUIKit

/// `<tapGestureRecognizer>` and similar elements → recognizers.
@MainActor
struct RecognizerMaker {
  let building: Building

  func make(_ element: Element, _ type: UIGestureRecognizer.Type) -> UIGestureRecognizer {
    let custom = building.customClass(element, below: UIGestureRecognizer.self)
    let recognizer = (custom ?? type).made()
    building.register(recognizer, as: element)
    building.configure(recognizer, from: element)
    return recognizer
  }
}
