public import Foundation

// Formatter's methods that read texts, which Foundation lacks on Linux. An app's formatter
// overrides them on iOS; here it has them as a requirement, which the methods of the base ask first.

/// A formatter that reads a text as a whole.
public protocol NSObjectValueReading {
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
    for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

/// A formatter of numbers or dates that reads a part of a text.
public protocol NSObjectValueRangeReading {
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
    for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws
}

/// What every formatter has: Foundation's class lacks these methods on Linux.
public protocol NSObjectValueFormatting {}

extension Formatter: NSObjectValueFormatting {}

extension NSObjectValueFormatting {
  /// [D] Whether the text could be read; the object is left at `obj`.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
    for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    if let reader = self as? any NSObjectValueReading {
      return reader.getObjectValue(obj, for: string, errorDescription: error)
    }
    return getPlainObjectValue(obj, for: string, errorDescription: error)
  }

  /// Reads the part of the text that `rangep` says; only numbers and dates can be read so.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
    for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    if let reader = self as? any NSObjectValueRangeReading {
      return try reader.getObjectValue(obj, for: string, range: rangep)
    }
    try getPlainObjectValue(obj, for: string, range: rangep)
  }

  /// What `super.getObjectValue` calls in an override.
  public func getPlainObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
    for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    do {
      try getObjectValue(obj, for: string, range: nil)
      return true
    } catch let failure {
      error?.pointee = NSString(string: failure.localizedDescription)
      return false
    }
  }

  public func getPlainObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
    for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    let text = rangep.map { NSString(string: string).substring(with: $0.pointee) } ?? string
    guard let value = plainObjectValue(of: text) else { throw Self.unreadable(text) }
    obj?.pointee = value
  }

  /// [D] A plain `Formatter` reads nothing.
  private func plainObjectValue(of text: String) -> AnyObject? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: text)
    case let dates as DateFormatter:
      dates.date(from: text).map {
        NSDate(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate)
      }
    default: nil
    }
  }

  // [D] NSFormattingError of FoundationErrors.h; [I] the sentence.
  private static func unreadable(_ text: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain,
      code: 2048,
      userInfo: [NSLocalizedDescriptionKey: "The value “\(text)” is invalid."]
    )
  }
}

// `&object` makes a plain pointer here.
extension NSObjectValueFormatting {
  @_disfavoredOverload
  public func getObjectValue(
    _ obj: UnsafeMutablePointer<AnyObject?>?,
    for string: String,
    errorDescription error: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    getObjectValue(
      obj.map(AutoreleasingUnsafeMutablePointer.init(owning:)),
      for: string,
      errorDescription: error.map(AutoreleasingUnsafeMutablePointer.init(owning:))
    )
  }

  @_disfavoredOverload
  public func getObjectValue(
    _ obj: UnsafeMutablePointer<AnyObject?>?,
    for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    try getObjectValue(
      obj.map(AutoreleasingUnsafeMutablePointer.init(owning:)),
      for: string,
      range: rangep
    )
  }
}
