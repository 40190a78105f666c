import Foundation
import Testing
import VirtualTime

private final class Plain {}

/// The object in a value is itself; a value becomes an object that holds it.
struct AnyInstanceTests {
  @Test func anObjectStaysItself() {
    let (object, plain) = (NSString("a"), Plain())
    #expect(ObjectIdentifier(AnyInstance.of(object)) == ObjectIdentifier(object))
    #expect(ObjectIdentifier(AnyInstance.of(plain)) == ObjectIdentifier(plain))
  }

  @Test func aValueIsBoxed() {
    #expect(AnyInstance.of("a") as? String == "a")
    #expect(AnyInstance.of(CGPoint(x: 1, y: 2)) as? CGPoint == CGPoint(x: 1, y: 2))
  }

  @Test func aTypeIsNoInstance() {
    #expect((AnyInstance.of(Plain.self) as? Plain.Type) == Plain.self)
  }
}
