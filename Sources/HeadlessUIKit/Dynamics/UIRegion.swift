public import Foundation

/// A part of the plane around a centre.
open class UIRegion: NSObject, NSCopying {
  private let holds: @Sendable (CGPoint) -> Bool

  private init(_ holds: @escaping @Sendable (CGPoint) -> Bool) {
    self.holds = holds
  }

  public convenience init(radius: CGFloat) {
    self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius }
  }

  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// Everywhere.
  open class var infinite: UIRegion { UIRegion { _ in true } }

  open func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }
  open func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion { [holds, other = region.holds] in holds($0) || other($0) }
  }
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion { [holds, other = region.holds] in holds($0) && !other($0) }
  }
  open func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion { [holds, other = region.holds] in holds($0) && other($0) }
  }

  /// It cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// `point` is relative to the region's centre.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }
}
