internal import CLight
import Foundation
internal import VirtualTime

/// An image averaged with a box several times.
///
/// Three boxes whose edges count in part have exactly the variance of a Gaussian; an edge blurred with
/// them differs by at most a hundredth of its height (Gwosdek, Grewenig, Bruhn, Weickert, 2011).
struct BoxesRecipe: Recipe {
  let image: CIImage
  let passes: Int
  /// Whole pixels on either side.
  let radius: Int
  /// The share of the next ones.
  let rim: Double

  /// Beyond it, every image is one color.
  static let most = 16_384.0

  /// The pixels that a result depends on, on either side.
  var reach: Int { passes * (radius + 1) }

  func picture(of area: PixelArea, in space: WorkingSpace) -> LightPicture {
    let picture = image.picture(of: area.outset(by: reach), in: space)
    var isBlurred = false
    picture.change { isBlurred = clight_boxes($0, Int32(passes), Int32(radius), rim) }
    if !isBlurred {
      StageCore.ambient.warnOnce(
        "CIImage",
        "there is no memory to blur an image",
        remedy: "use smaller pictures"
      )
    }
    return picture.part(area)
  }

  static func gaussian(_ image: CIImage, deviation: Double) -> BoxesRecipe {
    // [D] The paper's formulas for the radius and the rim that give a box the variance `share`.
    let share = deviation * deviation / 3
    let radius = (((12 * share + 1).squareRoot() - 1) / 2).rounded(.down)
    let inner = radius * (radius + 1) - 3 * share
    let outer = 6 * (share - (radius + 1) * (radius + 1))
    let rim = (2 * radius + 1) * inner / outer
    return BoxesRecipe(image: image, passes: 3, radius: Int(radius), rim: rim)
  }
}

extension CIImage {
  /// Blurred with a Gaussian of that standard deviation, in pixels.
  func blurred(deviation: Double) -> CIImage {
    guard deviation > 0, !isConstant else { return self }
    let deviation = min(deviation, BoxesRecipe.most)
    let recipe = BoxesRecipe.gaussian(self, deviation: deviation)
    // [W] The extent grows by three radii on each side.
    return CIImage(recipe, extent: grown(by: (3 * deviation).rounded(.up)))
  }

  /// Averaged over squares that reach `radius` pixels to each side.
  func boxBlurred(radius: Double) -> CIImage {
    guard radius > 0, !isConstant else { return self }
    let radius = min(radius, BoxesRecipe.most)
    let whole = radius.rounded(.down)
    let recipe = BoxesRecipe(image: self, passes: 1, radius: Int(whole), rim: radius - whole)
    return CIImage(recipe, extent: grown(by: radius.rounded(.up)))
  }

  private var isConstant: Bool { recipe is ConstantRecipe && extent.isInfinite }

  private func grown(by distance: Double) -> CGRect {
    extent.isInfinite || extent.isEmpty
      ? extent : extent.insetBy(dx: -CGFloat(distance), dy: -CGFloat(distance))
  }
}
