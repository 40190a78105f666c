import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// The magnifying glass in a search field.
@MainActor
@Suite struct SearchIconTests {
  private let stage = Stage(device: .iPhone15)

  /// What its lines follow.
  private func outlines() -> [Path] {
    let icon = SearchIcon(frame: CGRect(origin: .zero, size: SearchIcon.size))
    stage.window.addSubview(icon)
    UIGraphicsBeginImageContextWithOptions(SearchIcon.size, false, 1)
    defer { UIGraphicsEndImageContext() }
    icon.draw(icon.bounds)
    let commands = UIGraphicsGetCurrentContext()?.commands ?? []
    return commands.compactMap { command -> Path? in
      guard case .stroke(let path, _, _) = command else { return nil }
      return path
    }
  }

  @Test func `the handle begins on the rim of the lens`() throws {
    let outline = try #require(outlines().first)
    guard case .move(let start) = outline.elements.dropLast().last else {
      Issue.record("the last line is no handle")
      return
    }
    let lens = Path(Array(outline.elements.dropLast(2))).bounds
    let (x, y) = (start.x - lens.midX, start.y - lens.midY)
    #expect(x > 0 && y > 0)
    #expect(abs((x * x + y * y).squareRoot() - lens.width / 2) < 1e-6)
  }
}
