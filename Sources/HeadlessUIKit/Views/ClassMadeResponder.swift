public import Foundation

/// A responder that can be made from its class alone; see `ClassMadeObject`.
@preconcurrency @MainActor
open class ClassMadeResponder: UIResponder {
  public override init() {
    super.init()
  }

  public required init(_frame: CGRect) {
    super.init()
  }
}

extension ClassMadeResponder {
  /// Calls the class's own `init(frame:)`.
  public static func made(frame: CGRect) -> Self { self.init(_frame: frame) }
}
