import Geometry

/// The direction that a drag is locked to, decided when it begins.
enum ScrollLock {
  case horizontal, vertical
  /// [D] A drag that begins diagonally is not locked.
  case diagonal

  // [I] Within fifteen degrees of the diagonal: the tangent of thirty degrees.
  private static let leastRatio: CGFloat = 0.577

  init(of travel: CGPoint) {
    let (x, y) = (abs(travel.x), abs(travel.y))
    if min(x, y) >= max(x, y) * Self.leastRatio {
      self = .diagonal
    } else {
      self = x > y ? .horizontal : .vertical
    }
  }
}
