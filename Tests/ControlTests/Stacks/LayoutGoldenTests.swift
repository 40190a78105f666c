import Foundation
import Geometry
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
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Goldens/Layouts")

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
    let file = folder.appending(path: name + ".txt")
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    if recorded != text, ProcessInfo.processInfo.environment["TRANSRENDER_RECORD"] != nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(recorded == text, "\(name) is now\n\(text)")
  }
}
