import Foundation

extension CGRect {
  /// Scaled about its centre.
  func scaled(x: Double, y: Double) -> CGRect {
    insetBy(dx: width * (1 - x) / 2, dy: height * (1 - y) / 2)
  }

  /// The part that an edge moving that way has crossed after a fraction of the distance.
  func part(going heading: Heading, _ share: Double) -> CGRect {
    let width = heading.isHorizontal ? self.width * share : self.width
    let height = heading.isHorizontal ? self.height : self.height * share
    return CGRect(
      x: heading == .left ? maxX - width : minX,
      y: heading == .up ? maxY - height : minY,
      width: width,
      height: height
    )
  }

  /// The bounding square of a circle.
  static func circle(_ center: CGPoint, radius: Double) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// From the middle to a corner.
  var halfDiagonal: Double { hypot(width, height) / 2 }

  /// Parts in reading order; their edges are at whole points, so that pictures cut there have no
  /// seams.
  func cells(columns: Int, rows: Int) -> [CGRect] {
    let (x, y) = (
      Self.edges(from: minX, length: width, count: columns),
      Self.edges(from: minY, length: height, count: rows)
    )
    return (0..<rows).flatMap { row in
      (0..<columns).map { column in
        CGRect(
          x: x[column],
          y: y[row],
          width: x[column + 1] - x[column],
          height: y[row + 1] - y[row]
        )
      }
    }
  }

  /// Parts about as high as they are wide.
  func cells(columns: Int) -> [CGRect] {
    cells(columns: columns, rows: rows(for: columns))
  }

  /// A limit: a very thin picture would otherwise have too many rows.
  func rows(for columns: Int) -> Int {
    let most = Double(Self.mostRows)
    return max(1, Int(min((Double(columns) * height / width).rounded(), height, most)))
  }

  private static let mostRows = 400

  private static func edges(from start: Double, length: Double, count: Int) -> [Double] {
    precondition(count > 0, "a picture cannot be cut into \(count) parts")
    return (0...count).map { part in
      part == count ? start + length : start + (length * Double(part) / Double(count)).rounded()
    }
  }
}
