import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import ScreenFile

@Suite struct LayoutAttributeTests {
  private static let groups: [Set<LayoutAttribute>] = [
    [.top, .bottom, .centerY], [.leading, .trailing, .centerX], [.left, .right, .centerX],
    [.width, .height],
  ]

  /// Edges go with edges of their direction, sizes with sizes; left is not leading.
  @Test(.evidence(.documented), arguments: LayoutAttribute.allCases, LayoutAttribute.allCases)
  func attributesGoWithTheirKind(one: LayoutAttribute, other: LayoutAttribute) {
    let isAllowed = Self.groups.contains { $0.isSuperset(of: [one, other]) }
    #expect(one.pairs(with: other) == isAllowed)
  }
}
