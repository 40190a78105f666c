public import Foundation

/// Observers by selector, which Foundation on Linux lacks. They are not retained, and deallocated
/// ones are not notified.
extension NotificationCenter {
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObservers.shared.add(
      observer as AnyObject,
      to: self,
      selector: aSelector,
      name: aName,
      object: anObject
    )
  }

  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  public func removeObserver(
    _ observer: AnyObject,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObservers.shared.remove(observer, from: self, name: aName, object: anObject)
    // The tokens of block observers are passed here, too.
    let anything: Any = observer
    removeObserver(anything, name: aName, object: anObject)
  }
}

/// The tokens of selector observers, by center.
private final class SelectorObservers: @unchecked Sendable {
  static let shared = SelectorObservers()

  private struct Row {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    let token: any NSObjectProtocol
  }

  // Centers may be used on any thread.
  private let lock = NSLock()
  private var rows: [Row] = []

  func add(
    _ observer: AnyObject,
    to center: NotificationCenter,
    selector: Selector,
    name: NSNotification.Name?,
    object: Any?
  ) {
    nonisolated(unsafe) weak let weakObserver = observer
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      guard let observer = weakObserver else { return }
      selector.send(to: observer, with: [notification])
    }
    let row = Row(
      observer: observer,
      center: center,
      name: name,
      object: object.map { ObjectIdentifier($0 as AnyObject) },
      token: token
    )
    lock.withLock {
      drop { $0.observer == nil }
      rows.append(row)
    }
  }

  func remove(
    _ observer: AnyObject,
    from center: NotificationCenter,
    name: NSNotification.Name?,
    object: Any?
  ) {
    let wanted = object.map { ObjectIdentifier($0 as AnyObject) }
    lock.withLock {
      drop { row in
        row.observer === observer && row.center === center && (name == nil || row.name == name)
          && (wanted == nil || row.object == wanted)
      }
    }
  }

  private func drop(where isOver: (Row) -> Bool) {
    for row in rows where isOver(row) { row.center?.removeObserver(row.token as Any) }
    rows.removeAll(where: isOver)
  }
}
