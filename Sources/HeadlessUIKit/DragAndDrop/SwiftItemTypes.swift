public import Foundation

// What is had as an object of Foundation is also had as the value of Swift that stands for it.

extension NSItemProvider {
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  @discardableResult
  public func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass aClass: Value.Type,
    completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
      completionHandler(object.flatMap { Value(ofItem: $0) }, error)
    }
  }
}

extension UIDragDropSession {
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
}

extension UIDropSession {
  @discardableResult
  public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass aClass: Value.Type,
    completion: @escaping ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      completion(objects.compactMap { Value(ofItem: $0) })
    }
  }
}

extension _ObjectiveCBridgeable {
  fileprivate init?(ofItem item: any NSItemProviderReading) {
    guard let object = item as? Self._ObjectiveCType else { return nil }
    var value: Self?
    guard Self._conditionallyBridgeFromObjectiveC(object, result: &value), let value
    else { return nil }
    self = value
  }
}
