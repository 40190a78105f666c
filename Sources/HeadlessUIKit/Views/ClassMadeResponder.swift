public import Foundation

/// A responder that its class alone is enough to make; see `ClassMadeObject`.
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
  /// Through the class's own `init(frame:)`, whichever class it is.
  static func made(frame: CGRect) -> Self { self.init(_frame: frame) }
}
