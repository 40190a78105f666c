import Foundation
import Geometry
import Scene
import Testing

@testable import Catalogue

/// The parts of a push, from below: the old screen, its scrim, the shadow, the new screen.
@Suite struct NavigationPushTests {
  private static let before = Page(Samples.before.root, in: Samples.before.bounds)
  private static let after = Page(Samples.after.root, in: Samples.after.bounds)

  private func layers(_ heading: Heading, at progress: Double) -> [Layer] {
    NavigationPush(heading: heading).layers(from: Self.before, to: Self.after, progress: progress)
  }

  private func gradient(_ layer: Layer) throws -> Gradient {
    guard case .gradient(let gradient) = layer.content else { throw NoGradient() }
    return gradient
  }

  private struct NoGradient: Error {}

  /// It is darkest next to the new screen, and lies on the old one's side.
  @Test(arguments: [Heading.left, .right])
  func theShadowLeavesTheNewScreen(heading: Heading) throws {
    let parts = layers(heading, at: 0.5)
    let (shadow, upper) = (parts[2], parts[3])
    let gradient = try gradient(shadow)
    #expect(gradient.stops.map(\.color.alpha) == [0, NavigationPush.shadowOpacity])
    #expect(abs(shadow.bounds.width - NavigationPush.shadowWidth) < 1e-9)
    #expect(shadow.frame.height == upper.frame.height && shadow.isRasterGroup)
    if heading == .left {
      #expect(shadow.frame.maxX == upper.frame.minX)
      #expect(gradient.start.x == 0 && gradient.end.x == 1)
    } else {
      #expect(shadow.frame.minX == upper.frame.maxX)
      #expect(gradient.start.x == 1 && gradient.end.x == 0)
    }
  }

  @Test(arguments: [(0.0, 0.0), (0.125, 0.5), (0.25, 1), (1, 1)])
  func theShadowAppearsInTheFirstQuarter(progress: Double, strength: Double) throws {
    let gradient = try gradient(layers(.left, at: progress)[2])
    #expect(gradient.stops.last?.color.alpha == NavigationPush.shadowOpacity * strength)
  }

  @Test(arguments: [0.0, 0.4, 1])
  func theOldScreenMovesThreeTenthsAsFar(progress: Double) {
    let parts = layers(.left, at: progress)
    let width = Samples.before.bounds.width
    #expect(abs(parts[0].frame.minX + 0.3 * width * progress) < 1e-9)
    #expect(abs(parts[3].frame.minX - width * (1 - progress)) < 1e-9)
  }
}
