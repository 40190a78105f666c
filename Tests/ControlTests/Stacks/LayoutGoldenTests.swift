import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The frames of whole screens as texts that people can check with a ruler.
@MainActor
@Suite struct LayoutGoldenTests {
  private let stage = Stage(device: .iPhone15)

  @Test(arguments: ["profile", "form-right-to-left", "grid-of-stacks", "scrolled-stack"])
  func framesAreAsRecorded(name: String) throws {
    let make = try #require(LayoutScreens.named[name])
    let screen = make()
    screen.frame = stage.window.bounds
    stage.window.addSubview(screen)
    stage.advance(by: 0)
    #expect(stage.faults.isEmpty)
    try LayoutGolden.compare(LayoutGolden.text(screen), name)
  }
}

/// Texts in `Goldens/Layouts`.
@MainActor
enum LayoutGolden {
  /// Every view that has a name, indented below its parent.
  static func text(_ view: UIView, _ depth: Int = 0) -> String {
    let own = view.accessibilityIdentifier.map {
      String(repeating: "  ", count: depth) + "\($0): \(numbers(view.frame))\n"
    }
    let below = view.subviews.map { text($0, own == nil ? depth : depth + 1) }
    return (own ?? "") + below.joined()
  }

  private static func numbers(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height]
      .map { ($0 * 100).rounded() / 100 }
      .map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
      .joined(separator: " ")
  }

  static func compare(_ text: String, _ name: String) throws {
    if let problem = try GoldenFile("Layouts/\(name).txt").problem(with: text) {
      Issue.record("\(problem)")
    }
  }
}
