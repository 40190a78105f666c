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

  @Test(arguments: [0, 0.5]) func glassSeesNothingBesideItself(x: CGFloat) throws {
    let frosted = box(CGRect(x, 0, 10, 20), nil).with { $0.effects = glass.effects }
    let drawn = try Drawn(box(canvas, .blue, [box(CGRect(x, 0, 10, 20), .red), frosted]))
    let alone = try Drawn(box(canvas, .blue, [box(CGRect(x, 0, 10, 20), .red)]))
    #expect(drawn[1, 10] == alone[1, 10] && drawn[9, 10] == alone[9, 10])
  }

  @Test func turnedGlassSeesNothingBesideItself() throws {
    let turned = CATransform3DMakeRotation(0.7, 0, 0, 1)
    let below = box(CGRect(4, 4, 12, 12), .red).with { $0.transform = turned }
    let frosted = box(CGRect(5, 5, 10, 10), nil).with {
      $0.effects = glass.effects
      $0.transform = turned
    }
    let drawn = try Drawn(box(canvas, .blue, [below, frosted]))
    let alone = try Drawn(box(canvas, .blue, [below]))
    for (x, y) in [(10, 10), (10, 5), (14, 9), (6, 11), (11, 14)] {
      let differences = zip(drawn[x, y], alone[x, y]).map { abs(Int($0) - Int($1)) }
      #expect(differences.allSatisfy { $0 <= 3 }, "\(x), \(y): \(drawn[x, y])")
    }
  }
}
