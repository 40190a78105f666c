import Foundation
import Geometry
import TestSupport

/// The largest difference between two rows of numbers; infinite when they differ in length.
func distance(_ left: [CGFloat], _ right: [CGFloat]) -> CGFloat {
  guard left.count == right.count else { return .infinity }
  return zip(left, right).map { abs($0 - $1) }.max() ?? 0
}

extension CGAffineTransform {
  var row: [CGFloat] { [a, b, c, d, tx, ty] }

  init(_ row: [CGFloat]) {
    self.init(a: row[0], b: row[1], c: row[2], d: row[3], tx: row[4], ty: row[5])
  }

  static func random(using generator: inout SeededGenerator) -> CGAffineTransform {
    CGAffineTransform((0..<6).map { _ in CGFloat.random(in: -3...3, using: &generator) })
  }
}

extension CATransform3D {
  static func random(using generator: inout SeededGenerator) -> CATransform3D {
    CATransform3D(numbers: (0..<16).map { _ in CGFloat.random(in: -2...2, using: &generator) })
  }
}

extension Color {
  var row: [CGFloat] { [red, green, blue, alpha].map { CGFloat($0) } }
}
