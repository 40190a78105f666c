import Foundation
import Geometry

/// What a layout answered when it was last asked which elements there are.
@MainActor
final class ElementQuery {
  let rect: CGRect
  let elements: [UICollectionViewLayoutAttributes]
  /// The cells among them.
  private(set) lazy var items = makeItems()

  init(_ layout: UICollectionViewLayout, in rect: CGRect) {
    self.rect = rect
    elements = layout.layoutAttributesForElements(in: rect) ?? []
  }

  private func makeItems() -> [IndexPath: UICollectionViewLayoutAttributes] {
    var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    for element in elements where element.representedElementKind == nil {
      items[element.indexPath] = element
    }
    return items
  }
}

extension CGRect {
  /// [M] All pages that it is on, in a grid of its own size that begins at zero.
  var wholePages: CGRect {
    guard width > 0, height > 0 else { return self }
    // An edge that rounding has moved off the grid is still on it.
    let left = (minX / width + 1e-9).rounded(.down)
    let right = (maxX / width - 1e-9).rounded(.up)
    let top = (minY / height + 1e-9).rounded(.down)
    let bottom = (maxY / height - 1e-9).rounded(.up)
    return CGRect(
      x: left * width,
      y: top * height,
      width: (right - left) * width,
      height: (bottom - top) * height
    )
  }
}

extension UICollectionViewLayoutAttributes {
  /// The box around the frame as its transform shows it.
  var box: CGRect {
    let matrix = wholeTransform
    guard matrix != CATransform3DIdentity else { return frame }
    let (x, y) = (size.width / 2, size.height / 2)
    let corners = [
      CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: -x, y: y), CGPoint(x: x, y: y),
    ].map { matrix.projected($0) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.reduce(.infinity, min), ys.reduce(.infinity, min))
    let (right, bottom) = (xs.reduce(-.infinity, max), ys.reduce(-.infinity, max))
    return CGRect(
      x: center.x + left,
      y: center.y + top,
      width: right - left,
      height: bottom - top
    )
  }
}

extension CATransform3D {
  /// A point of the plane z = 0 as it is seen; one behind the eye stays where it is.
  fileprivate func projected(_ point: CGPoint) -> CGPoint {
    let depth = point.x * m14 + point.y * m24 + m44
    guard depth > 0 else { return point }
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + m41) / depth,
      y: (point.x * m12 + point.y * m22 + m42) / depth
    )
  }
}
