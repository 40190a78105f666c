import Foundation

/// A drag as it is seen where it began.
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  private(set) weak var window: UIWindow?
  /// Where the finger is, in the window.
  var place: CGPoint
  /// Called when a list has moved its content below the finger.
  var onContentMoved: () -> Void = {}

  init(in window: UIWindow, at place: CGPoint) {
    (self.window, self.place) = (window, place)
    super.init()
  }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }
}

/// The same drag as it is seen where it could end: all drags are local here.
final class DropSession: NSObject, UIDropSession {
  let drag: DragSession
  let progress = Progress(totalUnitCount: 0)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  /// Where the items go that were dropped, and what goes with them.
  private(set) var landings: [ObjectIdentifier: DropLanding] = [:]
  /// Whether the pictures are on their way to them.
  var isLanding = false

  init(_ drag: DragSession) {
    self.drag = drag
    super.init()
  }

  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  var localDragSession: (any UIDragSession)? { drag }
  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  /// What is dropped after its data came has nothing left to fly.
  func land(_ item: UIDragItem, _ landing: DropLanding) {
    guard isLanding else { return landings[ObjectIdentifier(item)] = landing }
    drag.window?.layer.core.queue.later {
      landing.animator.animate()
      landing.animator.complete()
    }
  }

  /// [D] One call with all objects, in the order of their items, once they are there.
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let able = items.filter { $0.itemProvider.canLoadObject(ofClass: aClass) }
    let whole = Progress(totalUnitCount: Int64(able.count))
    var found = [(any NSItemProviderReading)?](repeating: nil, count: able.count)
    var missing = able.count
    guard missing > 0 else {
      drag.window?.layer.core.queue.later { completion([]) }
      return whole
    }
    for (index, item) in able.enumerated() {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        found[index] = object
        missing -= 1
        whole.completedUnitCount += 1
        if missing == 0 { completion(found.compactMap(\.self)) }
      }
    }
    return whole
  }
}

/// The place that a dropped item flies to.
struct DropLanding {
  let frame: CGRect
  let container: UIView
  let animator: DragAnimator
  /// What the item becomes, shown when it has arrived.
  weak var result: UIView?
}
