public import Foundation

/// An object that attributed strings can hold beside another one.
///
/// Foundation on Linux compares the attributes of neighbouring runs, and ends the process at objects
/// whose class is neither its own nor below one of its own that it knows how to compare. Of these,
/// `NSDate` carries the least. It must not be told apart from a plain object otherwise.
open class AttributeValue: NSDate, @unchecked Sendable {
  public init() {
    super.init(timeIntervalSinceReferenceDate: 0)
  }

  public required init(timeIntervalSinceReferenceDate ti: TimeInterval) {
    super.init(timeIntervalSinceReferenceDate: ti)
  }

  public required init?(coder: NSCoder) {
    super.init(timeIntervalSinceReferenceDate: 0)
  }

  open override func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }
  open override var hash: Int { ObjectIdentifier(self).hashValue }
  open override var description: String { "<\(type(of: self))>" }
  open override func copy(with zone: NSZone? = nil) -> Any { self }
}
