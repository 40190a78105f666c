import VirtualTime

/// A class named by the app's code, such as a view's `layerClass`.
package struct NamedClass {
  package let type: AnyClass
  /// The property that names it: "layerClass of RingView".
  package let role: String

  package init(type: AnyClass, role: String) {
    (self.type, self.role) = (type, role)
  }

  /// The class if it is a subclass of the required one; otherwise raises an exception.
  package func kind<Kind: AnyObject>(of base: Kind.Type, _ core: StageCore) -> Kind.Type {
    if let kind = type as? Kind.Type { return kind }
    core.raise(
      "\(base)",
      "\(role) is \(type), which is not a \(base)",
      remedy: "use \(base) or a subclass of it"
    )
    return base
  }
}
