public import Foundation

/// An object that can be made from its class alone: a layer, an animation, layout attributes.
///
/// Swift makes objects of classes known at run time by `required` initialisers, and a required
/// initialiser must be written by every subclass that declares another one. So it is required only
/// here; each class below overrides it by a convenience initialiser, which calls the class's own
/// `init()`, and marks it as unavailable: then subclasses inherit it and need not write it.
open class ClassMadeObject: NSObject {
  public override init() {
    super.init()
  }

  public required init(_made: Void) {
    super.init()
  }
}

extension ClassMadeObject {
  /// Calls the class's own `init()`.
  package static func fresh() -> Self { self.init(_made: ()) }
}
