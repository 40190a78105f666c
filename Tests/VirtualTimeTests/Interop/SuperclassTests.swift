import Foundation
import Testing

@testable import VirtualTime

private class Shape: NSObject {}
private class Circle: Shape {}

@Suite struct SuperclassTests {
  @Test func classesAndObjectsTellTheirSuperclass() {
    #expect(Circle.superclass() == Shape.self && Circle().superclass == Shape.self)
    #expect(class_getSuperclass(Shape.self) == NSObject.self)
    #expect(NSObject.superclass() == nil && class_getSuperclass(nil) == nil)
  }
}
