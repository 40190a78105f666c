@preconcurrency public import Foundation

/// What a visual effect view does to what lies below it.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  public override init() {
    super.init()
  }
}
