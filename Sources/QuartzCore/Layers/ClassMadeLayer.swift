/// A layer whose class can copy it; see `ClassMadeObject`.
open class ClassMadeLayer: ClassMadeObject {
  public override init() {
    super.init()
  }

  public required init(_made: Void) {
    super.init(_made: ())
  }

  public required init(_layer: Any) {
    super.init()
  }
}

extension ClassMadeLayer {
  /// Calls the class's own `init(layer:)`.
  func copied() -> Self { type(of: self).init(_layer: self) }
}
