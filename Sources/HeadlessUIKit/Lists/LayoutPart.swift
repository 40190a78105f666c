@preconcurrency public import Foundation

/// What a collection's layout makes of the classes that it names; see `ClassMadeObject`.
@preconcurrency @MainActor
open class LayoutPart: NSObject {
  public override init() {
    super.init()
  }

  public required init(_made: Void) {
    super.init()
  }
}

extension LayoutPart {
  /// Through the class's own `init()`, whichever class it is.
  static func made() -> Self { self.init(_made: ()) }
}
