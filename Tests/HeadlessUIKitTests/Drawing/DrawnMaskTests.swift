import CoreGraphics
import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct DrawnMaskTests {
  @Test func aDrawnImageClipsWithoutAFault() throws {
    let stage = Stage(device: .iPhone15)
    let size = CGSize(width: 10, height: 10)
    let mask = UIGraphicsImageRenderer(size: size).image {
      $0.fill(CGRect(origin: .zero, size: size))
    }
    let picture = try #require(mask.cgImage)
    let context = CGContext(canvas: CGRect(origin: .zero, size: size), scale: 1)
    context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: picture)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 4))
    context.fill(CGRect(origin: .zero, size: size))
    guard case .drawing(let drawing) = context.content else {
      Issue.record("nothing was recorded")
      return
    }
    #expect(
      drawing.commands.contains { if case .clipToPicture = $0 { true } else { false } }
    )
    #expect(stage.faults.isEmpty)
  }
}
