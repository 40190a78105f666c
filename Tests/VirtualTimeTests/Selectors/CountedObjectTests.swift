import Foundation
import Testing
import VirtualTime

@Suite struct CountedObjectTests {
  /// As ported code asks for it.
  private func count(_ value: Any) -> Int { (value as AnyObject as! any CountedObject).count }

  @Test func everyCollectionIsCounted() {
    let objects: [Any] = [
      NSMutableArray(array: [1, 2]), NSDictionary(dictionary: [1: 2]), NSSet(array: [1, 2, 3]),
      NSOrderedSet(array: [1, 2]), [1, 2, 3, 4], ["a": 1], Set([1, 2]), IndexSet(0..<5),
    ]
    #expect(objects.map(count) == [2, 1, 3, 2, 4, 1, 2, 5])
  }
}
