@preconcurrency public import Foundation

/// An effect of a visual effect view on what is below it.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  public override init() {
    super.init()
  }
}
