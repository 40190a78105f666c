import Foundation
import HeadlessUIKit
import Testing

@testable import ScreenFile

@Suite struct LayoutAttributeTests {
  private static let groups: [Set<LayoutAttribute>] = [
    [.top, .bottom, .centerY], [.leading, .trailing, .centerX], [.left, .right, .centerX],
    [.width, .height],
  ]

  /// [D] Edges go with edges of their direction, sizes with sizes; left is not leading.
  @Test(arguments: LayoutAttribute.allCases, LayoutAttribute.allCases)
  func attributesGoWithTheirKind(one: LayoutAttribute, other: LayoutAttribute) {
    let isAllowed = Self.groups.contains { $0.isSuperset(of: [one, other]) }
    #expect(one.pairs(with: other) == isAllowed)
  }
}
