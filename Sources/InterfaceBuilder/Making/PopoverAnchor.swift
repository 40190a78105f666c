import HeadlessUIKit

/// The anchor of a popover's segue: the one in its document, or else the view that triggered it.
@MainActor
struct PopoverAnchor {
  private let anchor: Any?
  private let directions: Element?

  init(_ segue: Element, in origin: SceneOrigin?, sender: Any?) {
    let ids = ["popoverAnchorBarButtonItem", "popoverAnchorView"].compactMap { segue[$0] }
    anchor = ids.lazy.compactMap { origin?.object(named: $0) }.first ?? sender
    directions = segue.first("popoverArrowDirection")
  }

  func set(_ popover: UIPopoverPresentationController) {
    switch anchor {
    case let item as UIBarButtonItem: popover.barButtonItem = item
    case let view as UIView:
      popover.sourceView = view
      popover.sourceRect = view.bounds
    default: break
    }
    if let directions { popover.permittedArrowDirections = Self.arrows(directions) }
  }

  private static func arrows(_ element: Element) -> UIPopoverArrowDirection {
    let names: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    return names.reduce(into: []) { if element.flag($1.0) == true { $0.insert($1.1) } }
  }
}
