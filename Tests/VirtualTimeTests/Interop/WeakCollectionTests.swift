import Foundation
import Testing

@testable import VirtualTime

/// Collections that do not keep what is in them.
@Suite struct WeakCollectionTests {
  private final class Listener: NSObject {}

  @Test func aWeakTableForgetsWhoIsGone() {
    let table = NSHashTable<Listener>.weakObjects()
    let kept = Listener()
    table.add(kept)
    table.add(kept)
    do { table.add(Listener()) }
    #expect(table.allObjects == [kept] && table.count == 1)
    #expect(table.contains(kept) && !table.contains(Listener()))
    table.remove(kept)
    #expect(table.anyObject == nil)
  }

  @Test func aStrongTableComparesAsItsObjectsDo() {
    let table = NSHashTable<NSString>()
    table.add("a")
    table.add(NSString(string: "a"))
    table.add("b")
    #expect(table.allObjects == ["a", "b"])
    #expect(table.member("b") == "b" && table.member("c") == nil)
  }

  @Test func aMapForgetsRowsThatMissAnEnd() {
    let map = NSMapTable<Listener, NSString>.weakToStrongObjects()
    let kept = Listener()
    map.setObject("one", forKey: kept)
    map.setObject("two", forKey: kept)
    do { map.setObject("gone", forKey: Listener()) }
    #expect(map.object(forKey: kept) == "two" && map.count == 1)
    #expect(map.keyEnumerator().allObjects.count == 1)
    let values = NSMapTable<NSString, Listener>.strongToWeakObjects()
    do { values.setObject(Listener(), forKey: "a") }
    values.setObject(kept, forKey: "b")
    #expect(values.object(forKey: "a") == nil && values.object(forKey: "b") === kept)
    values.removeObject(forKey: "b")
    #expect(values.count == 0)
  }

  @Test func aPointerArrayKeepsGapsUntilItIsCompacted() {
    let array = NSPointerArray.weakObjects()
    let kept = Listener()
    do {
      let brief = Listener()
      array.addPointer(Unmanaged.passUnretained(brief).toOpaque())
    }
    array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    array.addPointer(nil)
    #expect(array.count == 3 && array.allObjects.count == 1)
    #expect(array.pointer(at: 1) == Unmanaged.passUnretained(kept).toOpaque())
    array.compact()
    #expect(array.count == 1)
    array.count = 0
    #expect(array.allObjects.isEmpty)
  }
}
