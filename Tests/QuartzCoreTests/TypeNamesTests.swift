import Foundation
import QuartzCore
import Testing

private final class Own: CALayer {
  final class Inner {}
}
private struct Box<Content> {}

/// Names without modules are those of `String(describing:)`, full ones those of `String(reflecting:)`.
struct TypeNamesTests {
  private static let types: [Any.Type] = [
    CALayer.self, NSObject.self, Own.self, Own.Inner.self, Box<Own>.self, Int.self,
    (any CALayerDelegate).self, (() -> Void).self, [String: Double?].self,
  ]

  @Test(arguments: types.indices) func saysWhatThePrinterSays(index: Int) {
    let type = Self.types[index]
    #expect(TypeNames.of(type) == String(describing: type))
    #expect(TypeNames.qualified(type) == String(reflecting: type))
  }

  @Test func takesTheClassOfTheInstance() {
    let layer: CALayer = Own()
    #expect(TypeNames.of(layer) == "Own")
    #expect(TypeNames.of(layer) == TypeNames.of(layer))
  }
}
