import Foundation
import Testing
import VirtualTime

private class Own: NSObject {
  final class Inner {}
}
private enum Other {
  final class Inner {}
}
private struct Box<Content> {}

/// Names without modules are those of `String(describing:)`, full ones those of `String(reflecting:)`.
struct TypeNamesTests {
  private static let types: [Any.Type] = [
    NSObject.self, Own.self, Own.Inner.self, Box<Own>.self, Int.self, (any Sequence).self,
    (any NSCopying).self, (() -> Void).self, [String: Double?].self,
  ]

  @Test(arguments: types.indices) func saysWhatThePrinterSays(index: Int) {
    let type = Self.types[index]
    #expect(TypeNames.of(type) == String(describing: type))
    #expect(TypeNames.qualified(type) == String(reflecting: type))
  }

  @Test func takesTheClassOfTheInstance() {
    let object: NSObject = Own()
    #expect(TypeNames.of(object) == "Own")
  }

  /// What is remembered of a type belongs to that type alone.
  @Test func saysTheSameWhenAskedAgain() {
    let types: [Any.Type] = [Own.self, Own.Inner.self, Other.Inner.self, Box<Int>.self]
    let first = types.map { TypeNames.of($0) }
    #expect(first == ["Own", "Inner", "Inner", "Box<Int>"])
    #expect(types.reversed().map { TypeNames.of($0) } == first.reversed())
  }
}
