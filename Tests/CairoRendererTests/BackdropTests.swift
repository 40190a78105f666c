import Bitmap
import CairoRenderer
import Foundation
import Geometry
import Scene
import Testing

/// What frosted glass sees.
@Suite struct BackdropTests {
  private let ground = [box(CGRect(0, 0, 20, 10), .red), box(CGRect(0, 10, 20, 10), .blue)]
  private let glass = box(CGRect(4, 4, 12, 12), nil).with {
    $0.effects = [.backdropBlur(BackdropBlur(deviation: 2))]
  }

  @Test func glassInARoundParentSeesWhatIsBelowTheParent() throws {
    let alone = try Drawn(box(canvas, nil, ground + [glass]))
    let round = box(canvas, nil, [glass]).with {
      $0.cornerRadii = CornerRadii(3)
      $0.clipsToBounds = true
    }
    #expect(try Drawn(box(canvas, nil, ground + [round])) == alone)
  }

  @Test func glassInATranslucentParentIsBlendedOnce() throws {
    let alone = try Drawn(box(canvas, nil, ground + [glass]))
    let bare = try Drawn(box(canvas, nil, ground))
    let half = box(canvas, nil, [glass]).with { $0.opacity = 0.5 }
    let drawn = try Drawn(box(canvas, nil, ground + [half]))
    for y in 0..<20 {
      for (channel, level) in drawn[9, y].enumerated() {
        let mean = (Int(alone[9, y][channel]) + Int(bare[9, y][channel])) / 2
        #expect(abs(Int(level) - mean) <= 2, "channel \(channel) in row \(y)")
      }
    }
  }

  @Test func glassSeesItsSiblingsToo() throws {
    let dot = box(CGRect(8, 8, 4, 4), .green)
    let alone = try Drawn(box(canvas, nil, ground + [dot, glass]))
    let round = box(canvas, nil, [dot, glass]).with {
      $0.cornerRadii = CornerRadii(3)
      $0.clipsToBounds = true
    }
    #expect(try Drawn(box(canvas, nil, ground + [round])) == alone)
  }
}
