import Geometry
import HeadlessUIKit

/// Gesture recognizers.
@MainActor
enum GestureRows {
  static let attributes: [Attribute] = [
    .flag("enabled", \UIGestureRecognizer.isEnabled),
    .flag("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
    .flag("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
    .flag("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
    .whole("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired),
    .whole("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired),
    .whole("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired),
    .choice("direction", \UISwipeGestureRecognizer.direction, words: directions),
    .double("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration),
    .number("allowableMovement", \UILongPressGestureRecognizer.allowableMovement),
    .whole("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired),
    .whole("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired),
    .whole("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches),
    .whole("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches),
  ]

  static let parts: [Part] = [
    .custom("edges") { (recognizer: UIScreenEdgePanGestureRecognizer, element, _) in
      recognizer.edges = element.edges
      return true
    }
  ]

  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "left": .left, "right": .right, "up": .up, "down": .down,
  ]
}

extension Element {
  /// `<rectEdge left="YES"/>`, `<extendedEdge top="YES" bottom="YES"/>`.
  @MainActor
  var edges: UIRectEdge {
    let names: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return names.reduce(into: []) { if flag($1.0) == true { $0.insert($1.1) } }
  }
}
