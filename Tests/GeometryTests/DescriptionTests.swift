import Foundation
import TestSupport
import Testing

@testable import Geometry

/// How values of geometry read in a message.
@Suite struct DescriptionTests {
  @Test(.rule("values.descriptions", .documented))
  func `points, sizes and rectangles print as on Apple's systems`() {
    #expect("\(CGPoint(x: 1, y: -2.5))" == "(1.0, -2.5)")
    #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
    #expect("\(CGRect(x: 1, y: 2, width: -3, height: 4))" == "(1.0, 2.0, -3.0, 4.0)")
    #expect(String(reflecting: [CGPoint.zero]) == "[(0.0, 0.0)]")
  }

  @Test(.rule("values.descriptions", .documented))
  func `vectors and insets name their parts`() {
    #expect("\(CGVector(dx: 1.0, dy: 2.0))" == "CGVector(dx: 1.0, dy: 2.0)")
    #expect(
      "\(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
        == "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)"
    )
  }
}
