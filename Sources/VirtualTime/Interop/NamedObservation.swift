/// An observation identified by its two objects.
package struct NamedObservation {
  package let observer: ObjectIdentifier
  package let object: ObjectIdentifier
  package let keyPath: String
  /// Follows the property's value.
  package let observation: NSKeyValueObservation
  /// Called when elements of an array change, which itself stays the same object.
  package let tell: (NSKeyValueObservedChange<[Any]>) -> Void

  package init(
    observer: ObjectIdentifier,
    object: ObjectIdentifier,
    keyPath: String,
    observation: NSKeyValueObservation,
    tell: @escaping (NSKeyValueObservedChange<[Any]>) -> Void
  ) {
    self.observer = observer
    self.object = object
    self.keyPath = keyPath
    self.observation = observation
    self.tell = tell
  }
}
