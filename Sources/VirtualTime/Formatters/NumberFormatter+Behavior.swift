public import Foundation

extension NumberFormatter {
  // [D] Foundation/NSNumberFormatter.h.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_4 = 1040
  }

  /// [D] The only one that there is on iOS, whatever is set.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
