/// An observation identified by its two objects.
package struct NamedObservation {
  package let observer: ObjectIdentifier
  package let object: ObjectIdentifier
  package let keyPath: String
  package let observation: NSKeyValueObservation

  package init(
    observer: ObjectIdentifier,
    object: ObjectIdentifier,
    keyPath: String,
    observation: NSKeyValueObservation
  ) {
    self.observer = observer
    self.object = object
    self.keyPath = keyPath
    self.observation = observation
  }
}
