public import Foundation

/// An object that its class alone is enough to make: a layer, an animation, layout attributes.
///
/// Swift makes objects of classes known at run time by `required` initialisers, and a required
/// initialiser must be written by every subclass that writes one of its own. So it is required
/// here only; each class below overrides it by a convenience initialiser, which calls the class's
/// own `init()`, and marks it as unavailable: then subclasses need not write it, and inherit it.
open class ClassMadeObject: NSObject {
  public override init() {
    super.init()
  }

  public required init(_made: Void) {
    super.init()
  }
}

extension ClassMadeObject {
  /// Through the class's own `init()`, whichever class it is.
  package static func made() -> Self { self.init(_made: ()) }
}
