@preconcurrency public import Foundation

/// An object that a collection's layout makes of a class that it names; see `ClassMadeObject`.
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
  /// Calls the class's own `init()`.
  static func fresh() -> Self { self.init(_made: ()) }
}
