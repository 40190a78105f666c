internal import Foundation
internal import Geometry
internal import Scene

extension Painter {
  /// Draws what cuts have left of a node.
  func paintPart(
    of placed: PlacedNode,
    on canvas: Canvas,
    through parent: Projection
  ) throws(CairoError) {
    var whole = placed
    whole.cuts = []
    let outline = outline(of: placed, through: parent)
    let box = PixelRect(
      around: CGRect(
        x: outline.low.x,
        y: outline.low.y,
        width: outline.high.x - outline.low.x,
        height: outline.high.y - outline.low.y
      )
    )
    let area = box.intersection(canvas.visible)
    guard !outline.isEmpty, !area.isEmpty else { return }
    guard !placed.node.readsBackdrop else {
      // What looks at the pixels below has to be drawn where they are.
      return try canvas.saving { () throws(CairoError) in
        canvas.trace(outline)
        canvas.clipToPath()
        try paint(whole, on: canvas, through: parent)
      }
    }
    // Parts of the picture that were clipped one by one would shine through each other.
    let picture = try Canvas(area, over: canvas)
    try paint(whole, on: picture, through: parent)
    picture.trace(outline)
    picture.keepPath()
    try canvas.lay(picture, Look())
  }

  /// The part of the device's plane that the cuts leave; it reaches past the picture elsewhere.
  private func outline(of placed: PlacedNode, through parent: Projection) -> ConvexOutline {
    let picture = Extents.projected(Extents.picture(of: placed.node), by: placed.projection(parent))
    let box = PixelRect(around: picture).outset(by: 2).rect
    let start = ConvexOutline(box.corners.map { SIMD2(Double($0.x), Double($0.y)) })
    // Two soft edges that meet let what is behind shine through, so that the farther part of an
    // opaque picture goes on for a pixel under the nearer one.
    let overlap = placed.layer.opacity * placed.opacity < 1 ? 0.0 : 1
    return placed.cuts.reduce(start) { rest, cut in
      rest.kept(by: cut.seen(through: parent, movedBack: cut.isFarther ? overlap : 0))
    }
  }
}

extension DepthCut {
  /// The same cut after an affine map, keeping so much more.
  fileprivate func seen(through map: Projection, movedBack distance: Double) -> DepthCut {
    let at = map.point(CGPoint(x: place.x, y: place.y))
    let side = map.a * map.d - map.b * map.c < 0 ? -1.0 : 1
    // Lines keep their direction under a map, their normals do not.
    let turned = SIMD2(map.d * normal.x - map.b * normal.y, map.a * normal.y - map.c * normal.x)
    let facing = DepthCut(through: SIMD2(Double(at.x), Double(at.y)), facing: turned * side)
    return DepthCut(through: facing.place - facing.normal * distance, facing: facing.normal)
  }
}
