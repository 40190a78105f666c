public import Foundation

/// Makes the layer that `UIView.layerClass` names.
enum LayerFactory {
  /// [D] Through the class's own `init()`, whichever other initialisers it has.
  static func make(_ type: CALayer.Type) -> CALayer {
    make(any: type) as? CALayer ?? CALayer()
  }

  /// The same of any class: views are made so too.
  static func make(any type: NSObject.Type) -> NSObject {
    // Swift calls a class that is known at run time only by a required initialiser, and layers
    // have but `init(coder:)`, which many subclasses leave unwritten. `init()` is NSObject's, so
    // every subclass keeps it in the same place of its table of methods.
    let maker = unsafeBitCast(type, to: CALayer.Maker.Type.self)
    return maker.init()
  }
}

extension CALayer {
  /// A class of layers, seen as NSObjects that can be made by class.
  // Open, so that no optimiser takes a call of its initialiser for a call of this very one.
  @_spi(LayerMaking)
  open class Maker: NSObject {
    public required override init() {
      super.init()
    }
  }
}
