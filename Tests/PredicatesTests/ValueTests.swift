import Foundation
import Testing

@testable import Predicates

/// Values whose types are known only at run time: what they hold, and how they are ordered.
@Suite struct ValueTests {
  private final class Keyed: KeyedObject {
    func keyedValue(_ key: String) -> Any? { key == "size" ? 7 : nil }
  }

  private class Base {
    let title = "base"
  }

  private final class Derived: Base {
    let year: Int?? = 2001
  }

  // MARK: Key paths

  @Test func membersOfEveryCollectionCount() {
    let collections: [Any] = [
      [3, 1, 2], Set([3, 1, 2]), NSSet(array: [3, 1, 2]), NSArray(array: [3, 1, 2]),
      NSOrderedSet(array: [3, 1, 2]), [3, 1, 2] as [Int?],
    ]
    for collection in collections {
      #expect(KeyPathValue.members(collection)?.count == 3)
      func number(_ operation: String) -> Double? {
        KeyPathValue.value(of: collection, at: [operation]).flatMap(ValueOrder.number)
      }
      #expect(number("@count") == 3 && number("@sum") == 6 && number("@avg") == 2)
      #expect(number("@min") == 1 && number("@max") == 3 && number("@least") == nil)
    }
    #expect(KeyPathValue.members("abc") == nil && KeyPathValue.members(3) == nil)
    #expect(KeyPathValue.value(of: 3, at: ["@count"]) == nil)
  }

  @Test func aggregatesOfNothing() {
    let none: [Any?] = []
    func number(_ operation: String, of values: [Any?]) -> Double? {
      KeyPathValue.value(of: values, at: [operation]).flatMap(ValueOrder.number)
    }
    #expect(number("@count", of: none) == 0 && number("@sum", of: none) == 0)
    #expect(number("@min", of: none) == nil && number("@max", of: none) == nil)
    // [D] nil counts as 0 in an average, and is ignored by the smallest and the largest.
    #expect(number("@avg", of: [10, nil]) == 5 && number("@sum", of: [10, nil]) == 10)
    #expect(number("@min", of: [10, nil]) == 10 && number("@count", of: [10, nil]) == 2)
  }

  @Test func keysAreFoundWhereverTheyAre() {
    func value(of object: Any?, _ keys: String...) -> Any? {
      KeyPathValue.value(of: object, at: keys)
    }
    #expect(value(of: Keyed(), "size") as? Int == 7 && value(of: Keyed(), "other") == nil)
    #expect(value(of: Derived(), "title") as? String == "base")
    #expect(value(of: Derived(), "year") as? Int == 2001)
    #expect(value(of: Derived(), "other") == nil)
    #expect(value(of: NSDictionary(dictionary: ["a": 1]), "a") as? Int == 1)
    // UTF-16, as NSString counts.
    #expect(value(of: "a😀", "length") as? Int == 3 && value(of: "ab", "size") == nil)
    #expect(value(of: nil, "a") == nil && value(of: 3) as? Int == 3)
    let nested: [String: Any] = ["a": ["b": [["c": 1], ["c": 2]]]]
    let found = value(of: nested, "a", "b", "c").flatMap(KeyPathValue.members)
    #expect(found?.map { $0 as? Int } == [1, 2])
  }

  @Test func optionalsAreTheirValues() {
    let deep: Int??? = 3
    let none: Int?? = .some(nil)
    #expect(KeyPathValue.unwrapped(deep as Any) as? Int == 3)
    #expect(KeyPathValue.unwrapped(none as Any) == nil && KeyPathValue.unwrapped(nil) == nil)
  }

  // MARK: Order

  @Test func valuesAreOrdered() {
    // Each is less than the next.
    let rows: [[Any]] = [
      [false, 0.5, true, 2, Decimal(2.5), NSNumber(value: 3), UInt64.max],
      // These differ by less than a Double can tell.
      [9_007_199_254_740_992, 9_007_199_254_740_993],
      ["", "A", "B", "a", "ab", "é"],
      [Date(timeIntervalSinceReferenceDate: 1), NSDate(timeIntervalSinceReferenceDate: 2)],
    ]
    for row in rows {
      for (index, left) in row.enumerated() {
        for (other, right) in row.enumerated() {
          let wanted: ComparisonResult =
            index < other ? .orderedAscending : index > other ? .orderedDescending : .orderedSame
          #expect(ValueOrder.order(left, right) == wanted, "\(left) \(right)")
          #expect(ValueOrder.areEqual(left, right) == (index == other), "\(left) \(right)")
        }
      }
    }
  }

  @Test func whatHasNoOrderMayStillBeEqual() throws {
    let (one, two) = (try #require(URL(string: "a:b")), try #require(URL(string: "a:c")))
    #expect(ValueOrder.order(one, one) == nil && ValueOrder.areEqual(one, one))
    #expect(!ValueOrder.areEqual(one, two))
    let object = NSObject()
    #expect(ValueOrder.areEqual(object, object) && !ValueOrder.areEqual(object, NSObject()))
    #expect(ValueOrder.order("1", 1) == nil && !ValueOrder.areEqual("1", 1))
    #expect(ValueOrder.order(Double.nan, 1.0) == nil)
  }

  @Test func nilComesFirst() {
    #expect(ValueOrder.ordered(nil, nil) == .orderedSame)
    #expect(ValueOrder.ordered(nil, 1) == .orderedAscending)
    #expect(ValueOrder.ordered(1, nil) == .orderedDescending)
    #expect(ValueOrder.ordered(1, 2) == .orderedAscending)
    #expect(ValueOrder.ordered("a", 1) == .orderedSame)
  }
}
