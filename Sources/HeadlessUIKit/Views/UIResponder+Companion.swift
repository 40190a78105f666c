import QuartzCore

extension UIResponder {
  /// The object of a class that belongs to this responder, made on first use: for properties that
  /// few responders have.
  func companion<Kind: AnyObject>(made make: @autoclosure () -> Kind) -> Kind {
    // The address of the class is its key.
    guard let key = UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(Kind.self)))
    else { return make() }
    if let kept = objc_getAssociatedObject(self, key) as? Kind { return kept }
    let made = make()
    objc_setAssociatedObject(self, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}
