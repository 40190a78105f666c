public import Foundation

public typealias NSTextCheckingTypes = UInt64

/// Finds links, email addresses, phone numbers and dates in a text, always the same ones.
///
/// It goes by how they are written, in English for dates, and knows no other text. Postal addresses and
/// travel are not found. Unlike Apple's it is no `NSRegularExpression`, which cannot be inherited from
/// on Linux.
open class NSDataDetector: NSObject, @unchecked Sendable {
  public let checkingTypes: NSTextCheckingTypes

  public init(types checkingTypes: NSTextCheckingTypes) throws {
    // [I] A detector of nothing is an error.
    guard checkingTypes != 0 else {
      throw NSError(domain: NSCocoaErrorDomain, code: NSDataDetector.formattingError)
    }
    self.checkingTypes = checkingTypes
    super.init()
    let undetected = NSTextCheckingResult.CheckingType.undetected.rawValue
    guard checkingTypes & undetected != 0 else { return }
    StageCore.inUse?.warnOnce(
      "NSDataDetector",
      "postal addresses and travel are not detected in text",
      remedy: "ask for links, phone numbers and dates, and set the others yourself"
    )
  }

  /// [D] `NSFormattingError`.
  private static let formattingError = 2048

  open func matches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> [NSTextCheckingResult] {
    let found = all(in: NSString(string: string), range)
    guard options.contains(.anchored) else { return found }
    return found.filter { $0.range.location == range.location }
  }

  open func enumerateMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stop.boolValue {
      block(match, [], &stop)
    }
  }

  open func firstMatch(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  open func numberOfMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  open func rangeOfFirstMatch(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Those that do not overlap, in the order of the text.
  ///
  /// A link comes before a date in it, and a date before a number.
  private func all(in text: NSString, _ range: NSRange) -> [NSTextCheckingResult] {
    var found: [DetectedResult] = []
    let finders: [(NSTextCheckingResult.CheckingType, (NSString, NSRange) -> [DetectedResult])] = [
      (.detectedLink, DetectedLinks.all), (.detectedDate, DetectedDates.all),
      (.detectedPhoneNumber, DetectedPhoneNumbers.all),
    ]
    for (type, find) in finders where checkingTypes & type.rawValue != 0 {
      let former = found
      found += find(text, range).filter { match in
        !former.contains { NSIntersectionRange($0.range, match.range).length > 0 }
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }
}

extension NSTextCheckingResult.CheckingType {
  // [W] As Foundation on Linux declares them, which calls them deprecated since it finds none.
  static var detectedDate: Self { Self(rawValue: 1 << 4) }
  static var detectedLink: Self { Self(rawValue: 1 << 6) }
  static var detectedPhoneNumber: Self { Self(rawValue: 1 << 11) }
  /// Postal addresses and travel.
  static var undetected: Self { Self(rawValue: 1 << 5 | 1 << 12) }
}
