public import Foundation

/// How a collection references its elements.
open class NSPointerFunctions: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    // [D] The values of Foundation's header.
    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5 << 0)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
