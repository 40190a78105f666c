/// A class that other people's code names, such as a view's `layerClass`.
struct NamedClass {
  let type: AnyClass
  /// Who names it, and how: "layerClass of RingView".
  let role: String

  /// The class if it is of the kind that it has to be; anything else raises an exception.
  func kind<Kind: AnyObject>(of base: Kind.Type, _ core: StageCore) -> Kind.Type {
    if let kind = type as? Kind.Type { return kind }
    core.raise(
      "\(base)",
      "\(role) is \(type), which is no \(base)",
      remedy: "name \(base) or a subclass of it"
    )
    return base
  }
}
