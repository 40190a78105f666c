public import Foundation
import Geometry

// Observing by property name, as in code before Swift 4.

extension NSObject {
  /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` after changes.
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let listener = observer as? UIResponder, let read = ObservedKeys.reader(keyPath, of: self)
    else {
      StageCore.ambient.warnOnce(
        "NSObject",
        "'\(keyPath)' cannot be observed by name here",
        remedy: "call observe(_:options:changeHandler:) with a key path"
      )
      return
    }
    let observation = StageCore.ambient.interop.observations.add(
      self,
      options: options,
      reading: read
    ) {
      [weak listener] object, change in
      var told: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
      if options.contains(.new) { told[.newKey] = change.newValue }
      if options.contains(.old) { told[.oldKey] = change.oldValue }
      nonisolated(unsafe) let (sent, source, mark) = (told, object, context)
      MainActor.assumeIsolated {
        listener?.observeValue(forKeyPath: keyPath, of: source, change: sent, context: mark)
      }
    }
    StageCore.ambient.interop.observations.keep(
      NamedObservation(
        observer: ObjectIdentifier(observer),
        object: ObjectIdentifier(self),
        keyPath: keyPath,
        observation: observation
      )
    )
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    StageCore.ambient.interop.observations.drop(
      observer: ObjectIdentifier(observer),
      object: ObjectIdentifier(self),
      keyPath: keyPath
    )
  }

  public func removeObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) { removeObserver(observer, forKeyPath: keyPath) }
}

/// The properties that can be observed by name.
enum ObservedKeys {
  typealias Reader<Object> = @MainActor (Object) -> NSObject

  static func reader(_ key: String, of object: NSObject) -> ((NSObject) -> NSObject)? {
    nonisolated(unsafe) let object = object
    let read = MainActor.assumeIsolated { find(key, object) }
    guard let read else { return nil }
    return { object in
      nonisolated(unsafe) let object = object
      nonisolated(unsafe) var value = NSObject()
      MainActor.assumeIsolated { value = read(object) }
      return value
    }
  }

  @MainActor
  private static func find(_ key: String, _ object: NSObject) -> Reader<NSObject>? {
    if object is UIScrollView, let read = scroll[key] {
      return { ($0 as? UIScrollView).map(read) ?? $0 }
    }
    if object is UIView, let read = view[key] { return { ($0 as? UIView).map(read) ?? $0 } }
    guard object is CALayer, let read = layer[key] else { return nil }
    return { ($0 as? CALayer).map(read) ?? $0 }
  }

  @MainActor private static let scroll: [String: Reader<UIScrollView>] = [
    "contentOffset": { NSValue(cgPoint: $0.contentOffset) },
    "contentSize": { NSValue(cgSize: $0.contentSize) },
    "contentInset": { NSValue(uiEdgeInsets: $0.contentInset) },
    "zoomScale": { NSNumber(value: Double($0.zoomScale)) },
  ]
  @MainActor private static let view: [String: Reader<UIView>] = [
    "frame": { NSValue(cgRect: $0.frame) },
    "bounds": { NSValue(cgRect: $0.bounds) },
    "center": { NSValue(cgPoint: $0.center) },
    "alpha": { NSNumber(value: Double($0.alpha)) },
    "hidden": { NSNumber(value: $0.isHidden) },
  ]
  @MainActor private static let layer: [String: Reader<CALayer>] = [
    "frame": { NSValue(cgRect: $0.frame) },
    "bounds": { NSValue(cgRect: $0.bounds) },
    "position": { NSValue(cgPoint: $0.position) },
  ]
}
