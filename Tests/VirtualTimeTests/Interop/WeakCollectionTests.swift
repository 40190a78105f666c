import Foundation
import Testing

@testable import VirtualTime

/// Collections that do not keep what is in them.
@Suite struct WeakCollectionTests {
  private final class Listener: NSObject {}

  /// As code has it that was a protocol of Objective-C.
  private protocol Hearing: AnyObject {}
  private final class Ear: Hearing {}
  private struct Box<T> { @HeldWeakly var value: T? = nil }
  private final class Numbered<T> {
    @HeldWeakly var value: T? = nil
    let number: Int
    init(_ value: T, number: Int) {
      self.value = value
      self.number = number
    }
  }

  @Test func anObjectKnownByAProtocolIsHeldWeakly() {
    let ear = Ear()
    let hearing: any Hearing = ear
    var box = Box<any Hearing>(value: hearing)
    #expect(box.value === ear)
    #expect(Numbered<any Hearing>(hearing, number: 1).value === ear)
    #expect((box.value as AnyObject?) === (hearing as AnyObject?))
    box.value = nil
    #expect(box.value == nil)
    do { box.value = Ear() }
    #expect(box.value == nil)
    #expect(Box<Ear>().value == nil)
  }

  @Test func aTableTakesObjectsByAProtocol() {
    let table = NSHashTable<any Hearing>.weakObjects()
    let ear = Ear()
    table.add(ear)
    table.add(ear)
    do { table.add(Ear()) }
    #expect(table.count == 1 && table.anyObject === ear && table.contains(ear))
    table.remove(ear)
    #expect(table.allObjects.isEmpty && table.member(nil) == nil)
  }

  @Test func aMapTakesObjectsByAProtocol() {
    let map = NSMapTable<any Hearing, any Hearing>.weakToWeakObjects()
    let (ear, other) = (Ear(), Ear())
    map.setObject(other, forKey: ear)
    do { map.setObject(other, forKey: Ear()) }
    #expect(map.count == 1 && map.object(forKey: ear) === other)
    #expect(map.object(forKey: other) == nil)
    map.removeObject(forKey: ear)
    #expect(map.count == 0)
  }

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
