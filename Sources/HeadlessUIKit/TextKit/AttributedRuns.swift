import Foundation

extension NSAttributedString {
  typealias Attributes = [NSAttributedString.Key: Any]

  /// The attributes of a range, run by run, read by `attributes(at:effectiveRange:)` alone.
  func runs(in range: NSRange) -> [(attributes: Attributes, range: NSRange)] {
    var runs: [(attributes: Attributes, range: NSRange)] = []
    var start = range.location
    while start < NSMaxRange(range) {
      var run = NSRange(location: start, length: 0)
      let attributes = attributes(at: start, effectiveRange: &run)
      let end = max(start + 1, min(NSMaxRange(run), NSMaxRange(range)))
      runs.append((attributes, NSRange(location: start, length: end - start)))
      start = end
    }
    return runs
  }

  /// The longest range in the limit, around a place, whose attributes are alike.
  func longestRange(
    around location: Int,
    in limit: NSRange,
    isAlike: (Attributes) -> Bool
  ) -> NSRange {
    var run = NSRange(location: location, length: 0)
    _ = attributes(at: location, effectiveRange: &run)
    var start = run.location
    var end = max(location + 1, NSMaxRange(run))
    while start > limit.location, isAlike(attributes(at: start - 1, effectiveRange: &run)) {
      start = min(start - 1, run.location)
    }
    while end < NSMaxRange(limit), isAlike(attributes(at: end, effectiveRange: &run)) {
      end = max(end + 1, NSMaxRange(run))
    }
    return NSIntersectionRange(NSRange(location: start, length: end - start), limit)
  }

  static func areAlike(_ one: Attributes, _ other: Attributes) -> Bool {
    one.count == other.count && one.allSatisfy { isAlike($0.value, other[$0.key]) }
  }

  static func isAlike(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    guard let value = one as? AnyHashable, let otherValue = other as? AnyHashable else {
      return (one as AnyObject) === (other as AnyObject)
    }
    return value == otherValue
  }
}
