public import Foundation
import Geometry
package import Scene

extension CGContext {
  /// [D] Core Graphics draws images with the first row at the top of a space with y up: in UIKit's
  /// spaces, where y points down, they are upside down.
  ///
  /// [D] Tiles fill the clip, and one of them is in `rect`. A mask is painted with the fill color.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let flip = CGAffineTransform(1, 0, 0, -1, 0, rect.minY + rect.maxY)
    let picture = image.isMask ? stencil(image, in: rect) : self.picture(image, in: rect)
    let upright = [.save, .concatenate(flip)] + picture + [.restore]
    painted {
      guard byTiling else { return upright.forEach(record) }
      let tiles = Tiles(of: rect, steps: rect.size, over: boundingBoxOfClipPath)
      tile(upright, at: tiles)
    }
  }

  private func picture(_ image: CGImage, in rect: CGRect) -> [DrawingCommand] {
    image.picture.commands(in: rect, filter: state.filter)
  }

  private func stencil(_ mask: CGImage, in rect: CGRect) -> [DrawingCommand] {
    let fill = DrawingCommand.fill(Path(rect: rect), rule: .winding, ink: Ink(state.fillPaint))
    return [mask.clip(to: rect), fill]
  }

  /// A frozen subtree over `rect`, upright.
  package func draw(_ content: FrozenContent, in rect: CGRect) {
    painted { record(.frozen(content, in: rect, opacity: 1)) }
  }

  /// Everything recorded so far, as an image.
  public func makeImage() -> CGImage? {
    guard canvas.width > 0, canvas.height > 0 else { return nil }
    if let image = memory?.image(of: self) { return image }
    let origin = CGAffineTransform(translationX: -canvas.minX, y: -canvas.minY)
    let drawn = DrawnPicture(
      [.concatenate(origin)] + closedCommands,
      size: canvas.size,
      scale: Double(scale)
    )
    return CGImage(.drawn(drawn))
  }

  /// Composites what `body` records as one picture, with alpha, blend mode and shadow.
  package func painted(_ body: () -> Void) {
    guard group != DrawingGroup() else {
      body()
      return
    }
    record(.beginGroup(group))
    body()
    record(.endGroup)
  }
}
