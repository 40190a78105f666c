import Foundation
import HeadlessUIKit

/// `<connections>` → outlets, actions, recognizers; and user-defined attributes.
@MainActor
struct Connector {
  let building: Building
  /// The target of outlets and actions without one.
  let owner: AnyObject?

  func connectAll() {
    let made = building.made
    for (element, object) in made { connect(element, object) }
    for (element, object) in made { setRuntimeAttributes(element, object) }
  }

  func connect(_ element: Element, _ object: AnyObject) {
    for connection in element.list("connections") {
      switch connection.name {
      case "outlet": outlet(connection, of: object, element)
      case "outletCollection": continue
      case "action": action(connection, of: object, element)
      case "segue": trigger(connection, of: object)
      default: continue
      }
    }
    collections(element, of: object)
  }

  private func target(_ connection: Element, _ name: String = "destination") -> AnyObject? {
    connection[name].flatMap(building.object)
  }

  // MARK: Outlets

  private func outlet(_ connection: Element, of object: AnyObject, _ element: Element) {
    guard let property = connection["property"], let value = target(connection) else { return }
    if KnownOutlets.isLoop(property, of: object, to: value) {
      return building.note(connection, "a view cannot be its own \(property); it is left out")
    }
    if KnownOutlets.connect(property, of: object, to: value) { return }
    // The setter first: its observers are called, as on a device.
    if NamedValue.set(value, at: property, of: object) { return }
    if OutletStore.connect(property, of: object, to: value) { return }
    // A class that is unknown here has no outlets to set.
    if element["customClass"] != nil, Self.isStandIn(object) { return }
    // It cannot be a delegate either: UIKit's base class would be.
    if property.hasSuffix("elegate") || property.hasSuffix("ataSource"), Self.isStandIn(value) {
      return
    }
    building.note(
      connection,
      "\(type(of: object)) has no outlet '\(property)' for \(type(of: value))",
      remedy: "declare @Outlet var \(property): \(type(of: value))!, or remove the connection"
    )
  }

  private func collections(_ element: Element, of object: AnyObject) {
    let rows = element.list("connections").filter { $0.name == "outletCollection" }
    var order: [String] = []
    for row in rows {
      if let name = row["property"], !order.contains(name) { order.append(name) }
    }
    for name in order {
      let values = rows.filter { $0["property"] == name }.compactMap { target($0) }
      if name == "gestureRecognizers", let view = object as? UIView {
        for case let recognizer as UIGestureRecognizer in values {
          view.addGestureRecognizer(recognizer)
        }
      } else {
        if NamedValue.set(values, at: name, of: object) { continue }
        _ = OutletStore.append(values, to: name, of: object)
      }
    }
  }

  /// Whether the object has a UIKit class, perhaps because the app's class is unknown.
  static func isStandIn(_ object: AnyObject) -> Bool {
    String(reflecting: type(of: object)).hasPrefix("HeadlessUIKit.")
  }

  // MARK: Actions

  private func action(_ connection: Element, of object: AnyObject, _ element: Element) {
    guard let name = connection["selector"] else { return }
    let receiver = connection["destination"].flatMap(building.object)
    let selector = receiver.map { ActionNames.selector(name, of: $0) } ?? Selector(name)
    switch object {
    case let control as UIControl:
      let event = connection["eventType"].flatMap { Self.events[$0] } ?? .primaryActionTriggered
      control.addTarget(receiver, action: selector, for: event)
    case let recognizer as UIGestureRecognizer:
      if let receiver { recognizer.addTarget(receiver, action: selector) }
    case let item as UIBarButtonItem:
      (item.target, item.action) = (receiver, selector)
    // The unknown class may be a control.
    case _ where element["customClass"] != nil && Self.isStandIn(object): return
    default: building.note(connection, "\(type(of: object)) sends no actions")
    }
  }

  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    "primaryActionTriggered": .primaryActionTriggered, "allTouchEvents": .allTouchEvents,
    "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
  ]

  // MARK: Segues

  private func trigger(_ segue: Element, of object: AnyObject) {
    guard segue["kind"] != "embed", segue["kind"] != "relationship",
      let origin = building.controller?.origin as? SceneOrigin
    else { return }
    let trigger = origin.trigger(segue, for: object)
    switch object {
    case let control as UIControl:
      control.addTarget(trigger, action: SegueTrigger.action, for: .primaryActionTriggered)
    case let item as UIBarButtonItem:
      (item.target, item.action) = (trigger, SegueTrigger.action)
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(trigger, action: SegueTrigger.action)
    case let cell as UITableViewCell where segue["trigger"] == "accessoryAction":
      cell.accessoryTrigger = trigger.fire
    case let cell as UITableViewCell: cell.selectionTrigger = trigger.fire
    case let cell as UICollectionViewCell: cell.selectionTrigger = trigger.fire
    default: return
    }
  }

  // MARK: User-defined attributes

  private func setRuntimeAttributes(_ element: Element, _ object: AnyObject) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"],
        let value = RuntimeValue(attribute, building).value
      else { continue }
      if NamedValue.set(value, at: path, of: object) { continue }
      if KnownKeyPaths.set(value, at: path, of: object) { continue }
      if OutletStore.set(value, at: path, of: object) { continue }
      if Self.isStandIn(object) { continue }
      let kind = attribute["type"].map { " of the type \($0)" } ?? ""
      building.note(attribute, "\(type(of: object)) has no property '\(path)'\(kind)")
    }
  }
}
