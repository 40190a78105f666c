public import Foundation

/// A recognizer that can be made from its class alone; see `ClassMadeObject`.
@preconcurrency @MainActor
open class ClassMadeRecognizer: NSObject {
  public override init() {
    super.init()
  }

  public required init(_made: Void) {
    super.init()
  }
}

extension ClassMadeRecognizer {
  /// Calls the class's own `init(target:action:)`.
  static func fresh() -> Self { self.init(_made: ()) }
}
