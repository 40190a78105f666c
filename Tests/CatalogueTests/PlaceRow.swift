import Bitmap
import CairoRenderer
import Catalogue
import Foundation
import Scene
import Testing

/// Where a transition between the samples shows which picture.
struct PlaceRow: CustomTestStringConvertible, Sendable {
  /// What can be seen at a place.
  enum Sight: Sendable { case old, new, bar, black, other }

  let name: String
  let transition: any SceneTransition
  let progress: Double
  let places: [(Sight, [CGPoint])]

  init(
    _ name: String,
    _ transition: any SceneTransition,
    at progress: Double = 0.5,
    new: [CGPoint] = [],
    old: [CGPoint] = [],
    bar: [CGPoint] = [],
    black: [CGPoint] = []
  ) {
    self.name = name
    self.transition = transition
    self.progress = progress
    places = [(.new, new), (.old, old), (.bar, bar), (.black, black)]
  }

  var testDescription: String { "\(name) at \(progress)" }

  func expect(_ place: SourceLocation = #_sourceLocation) throws {
    let picture = try SamplePicture(of: transition, at: progress)
    for (sight, points) in places {
      for point in points {
        let seen = picture.sight(at: point)
        #expect(seen == sight, "at \(point.x), \(point.y)", sourceLocation: place)
      }
    }
  }
}

// Samples are 52 wide and 88 high, with a white bar between 10 and 18.
extension CGPoint {
  static let topLeft = CGPoint(x: 6, y: 25)
  static let topRight = CGPoint(x: 46, y: 25)
  static let bottomLeft = CGPoint(x: 6, y: 80)
  static let bottomRight = CGPoint(x: 46, y: 80)
  static let center = CGPoint(x: 26, y: 44)

  static func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
}

extension [CGPoint] {
  static let left: [CGPoint] = [.topLeft, .bottomLeft]
  static let right: [CGPoint] = [.topRight, .bottomRight]
  static let top: [CGPoint] = [.topLeft, .topRight]
  static let bottom: [CGPoint] = [.bottomLeft, .bottomRight]
  static let corners: [CGPoint] = top + bottom
}

/// A frame between the samples as pixels, one for each point.
struct SamplePicture {
  private let picture: Bitmap

  init(of transition: any SceneTransition, at progress: Double) throws {
    let scene = transition.scene(from: Samples.before, to: Samples.after, progress: progress)
    picture = try Renderer(scale: 1).draw(scene)
  }

  /// The new sample is more blue than red, the old one more red than blue.
  func sight(at point: CGPoint) -> PlaceRow.Sight {
    let start = Int(point.y) * picture.bytesPerRow + Int(point.x) * Bitmap.bytesPerPixel
    let (blue, green, red) = picture.withUnsafeBytes { ($0[start], $0[start + 1], $0[start + 2]) }
    if max(blue, green, red) < 3 { return .black }
    if min(blue, green, red) > 220 { return .bar }
    return blue == red ? .other : blue > red ? .new : .old
  }
}
