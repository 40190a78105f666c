import Foundation
import Testing

@testable import HeadlessUIKit

/// A drag within fifteen degrees of the diagonal is not locked to a direction.
@Suite struct ScrollLockTests {
  static let ways: [(CGFloat, CGFloat, String)] = [
    (100, 0, "horizontal"), (100, 57, "horizontal"), (-100, 57, "horizontal"),
    (100, 58, "diagonal"), (100, -100, "diagonal"), (58, 100, "diagonal"),
    (57, 100, "vertical"), (-57, -100, "vertical"), (0, 1, "vertical"),
  ]

  @Test(arguments: ways)
  func theDirectionIsThatOfMostOfTheWay(x: CGFloat, y: CGFloat, lock: String) {
    #expect("\(ScrollLock(of: CGPoint(x: x, y: y)))" == lock)
  }
}
