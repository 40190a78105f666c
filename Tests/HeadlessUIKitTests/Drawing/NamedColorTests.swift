import Foundation
import HeadlessUIKit
import Testing

/// [D] The fixed colors, as UIColor documents them.
@MainActor @Suite struct NamedColorTests {
  private static let table: [(UIColor, [CGFloat])] = [
    (.black, [0, 0, 0, 1]), (.darkGray, [1.0 / 3, 1.0 / 3, 1.0 / 3, 1]),
    (.lightGray, [2.0 / 3, 2.0 / 3, 2.0 / 3, 1]), (.white, [1, 1, 1, 1]),
    (.gray, [0.5, 0.5, 0.5, 1]), (.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]),
    (.blue, [0, 0, 1, 1]), (.cyan, [0, 1, 1, 1]), (.yellow, [1, 1, 0, 1]),
    (.magenta, [1, 0, 1, 1]), (.orange, [1, 0.5, 0, 1]), (.purple, [0.5, 0, 0.5, 1]),
    (.brown, [0.6, 0.4, 0.2, 1]), (.clear, [0, 0, 0, 0]),
  ]

  @Test func everyColorHasItsComponents() {
    for (color, expected) in Self.table {
      var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
      #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
      let found = [red, green, blue, alpha]
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-12 }, "\(found) \(expected)")
    }
  }
}
