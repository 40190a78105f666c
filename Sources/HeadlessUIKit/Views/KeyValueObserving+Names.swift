public import Foundation
import Geometry

// Observing by property name, as in code before Swift 4.

/// An object that is told of changes to properties that it observes by name.
///
/// Every object is on iOS; here, where nothing can be overridden that an extension declares, porting
/// writes this for classes that have an `observeValue(forKeyPath:of:change:context:)`.
@preconcurrency @MainActor
public protocol NSKeyValueObserver: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  )
}

extension UIResponder: NSKeyValueObserver {}

extension NSObject {
  /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` after changes.
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let listener = observer as? any NSKeyValueObserver,
      let read = ObservedKeys.reader(keyPath, of: self)
    else {
      StageCore.ambient.warnOnce(
        "NSObject",
        "'\(keyPath)' cannot be observed by name here",
        remedy: "call observe(_:options:changeHandler:) with a key path"
      )
      return
    }
    let tell = { [weak listener] (object: NSObject, change: [NSKeyValueChangeKey: Any]) in
      nonisolated(unsafe) let (sent, source, mark, listener) = (change, object, context, listener)
      MainActor.assumeIsolated {
        listener?.observeValue(forKeyPath: keyPath, of: source, change: sent, context: mark)
      }
    }
    let observation = StageCore.ambient.interop.observations.add(
      self,
      options: options,
      reading: read
    ) { tell($0, $1.told(options)) }
    StageCore.ambient.interop.observations.keep(
      NamedObservation(
        observer: ObjectIdentifier(observer),
        object: ObjectIdentifier(self),
        keyPath: keyPath,
        observation: observation
      ) { [weak self] change in
        if let self { tell(self, change.told(options)) }
      }
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

extension NSKeyValueObservedChange {
  /// What an observer by name is told.
  fileprivate func told(_ options: NSKeyValueObservingOptions) -> [NSKeyValueChangeKey: Any] {
    var told: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue)]
    if options.contains(.new) { told[.newKey] = newValue }
    if options.contains(.old) { told[.oldKey] = oldValue }
    told[.indexesKey] = indexes
    return told
  }
}

/// A view with more properties that can be read and observed by name.
@MainActor
protocol KeyedValues: UIView {
  /// Nil if there is no such property.
  func value(observedFor key: String) -> NSObject?
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
    if let dot = key.firstIndex(of: "."), let part = parts[String(key[..<dot])],
      let first = part(object), let read = find(String(key[key.index(after: dot)...]), first)
    {
      return { part($0).map(read) ?? $0 }
    }
    if let read = recognizer[key], object is UIGestureRecognizer { return reading(read) }
    if let read = scroll[key], object is UIScrollView { return reading(read) }
    if (object as? any KeyedValues)?.value(observedFor: key) != nil {
      return { ($0 as? any KeyedValues)?.value(observedFor: key) ?? $0 }
    }
    if let read = view[key], object is UIView { return reading(read) }
    if let read = layer[key], object is CALayer { return reading(read) }
    guard let property = NamedMember.property(key, of: object) else { return nil }
    return { ObservedKeys.object(property.value(of: $0)) }
  }

  private static func reading<Object: NSObject>(
    _ read: @escaping Reader<Object>
  ) -> Reader<NSObject> {
    { ($0 as? Object).map(read) ?? $0 }
  }

  /// The object that an observer sees in place of a value.
  private static func object(_ value: Any?) -> NSObject {
    guard let value else { return NSNull() }
    return value as? NSObject ?? (value as AnyObject) as? NSObject ?? NSNull()
  }

  /// The object that a key path goes on from.
  @MainActor
  static func part(_ key: String, of object: NSObject) -> NSObject? { parts[key]?(object) }

  @MainActor private static let parts: [String: @MainActor (NSObject) -> NSObject?] = [
    "panGestureRecognizer": { ($0 as? UIScrollView)?.panGestureRecognizer },
    "layer": { ($0 as? UIView)?.layer },
  ]
  @MainActor private static let recognizer: [String: Reader<UIGestureRecognizer>] = [
    "state": { NSNumber(value: $0.state.rawValue) },
    "enabled": { NSNumber(value: $0.isEnabled) },
  ]
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
    "backgroundColor": { $0.backgroundColor ?? NSNull() },
  ]
  @MainActor private static let layer: [String: Reader<CALayer>] = [
    "frame": { NSValue(cgRect: $0.frame) },
    "bounds": { NSValue(cgRect: $0.bounds) },
    "position": { NSValue(cgPoint: $0.position) },
  ]
}
