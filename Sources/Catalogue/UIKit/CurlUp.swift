import Foundation
import Geometry
public import Scene

/// The old screen is rolled up like a page, from the bottom right corner over the top.
public struct CurlUp: SceneTransition {
  /// The direction of the fold, in radians clockwise on screen from the x axis.
  // [I] UIKit peels the lower right corner and leaves over the top, slightly to the left.
  public static let usualAngle = -0.6 * Double.pi
  /// The direction of the modal style: from the bottom, slightly from the right.
  public static let partialAngle = -0.52 * Double.pi  // [I]
  /// [I] The roll's radius as a fraction of the page's shorter side.
  public static let usualRoundness = 0.12

  public var angle: Double
  public var roundness: Double
  /// How far the fold goes; below 1 the page remains half rolled up at the end.
  ///
  /// `UIModalTransitionStyle.partialCurl` ends like that: draw its end with `rest(…)`. The frame at
  /// progress 1 is still *after*, without the page.
  public var reach: Double

  public init(
    angle: Double = usualAngle,
    roundness: Double = usualRoundness,
    reach: Double = 1
  ) {
    self.angle = angle
    self.roundness = roundness
    self.reach = reach
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    [after.layer, curl(of: before, progress: progress)]
  }

  private func curl(of page: Page, progress: Double) -> Layer {
    let radius = roundness * min(page.width, page.height)
    var curl = PageCurl(front: page.node, angle: angle, travel: 0, radius: radius)
    let whole =
      PageCurl.extent(of: page.bounds, angle: angle) + radius + curl.shadowReach
    curl.travel = whole * reach * progress
    return Layer(frame: page.bounds).changed {
      $0.content = .pageCurl(curl)
      $0.clipsToBounds = true
    }
  }
}
