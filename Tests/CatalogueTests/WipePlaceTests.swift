import Bitmap
import CairoRenderer
import Catalogue
import Foundation
import Geometry
import Scene
import Testing

/// Where wipes show the new picture, and where still the old one.
@Suite struct WipePlaceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let wipe: any SceneTransition
    let progress: Double
    let new: [CGPoint]
    let old: [CGPoint]

    var testDescription: String { "\(name) at \(progress)" }
  }

  // Samples are 52 wide and 88 high, with a bar between 10 and 18.
  private static let (topLeft, topRight) = (CGPoint(x: 6, y: 25), CGPoint(x: 46, y: 25))
  private static let (bottomLeft, bottomRight) = (CGPoint(x: 6, y: 80), CGPoint(x: 46, y: 80))
  private static let (left, right) = ([topLeft, bottomLeft], [topRight, bottomRight])
  private static let (top, bottom) = ([topLeft, topRight], [bottomLeft, bottomRight])

  static let rows = [
    Row(
      name: "blinds to the right",
      wipe: Blinds(.right, count: 4, share: 0.25),
      progress: 0.5,
      new: left,
      old: right
    ),
    Row(
      name: "blinds to the left",
      wipe: Blinds(.left, count: 4, share: 0.25),
      progress: 0.5,
      new: right,
      old: left
    ),
    Row(
      name: "blinds downwards",
      wipe: Blinds(.down, count: 4, share: 0.25),
      progress: 0.5,
      new: top,
      old: bottom
    ),
    Row(
      name: "blinds upwards",
      wipe: Blinds(.up, count: 4, share: 0.25),
      progress: 0.5,
      new: bottom,
      old: top
    ),
    Row(
      name: "checkerboard",
      wipe: Checkerboard(columns: 2),
      progress: 0.5,
      new: [CGPoint(x: 10, y: 5), CGPoint(x: 42, y: 35)],
      old: [CGPoint(x: 42, y: 5), CGPoint(x: 10, y: 35)]
    ),
    Row(
      name: "corner up left",
      wipe: CornerWipe(.upLeft),
      progress: 0.5,
      new: [topRight] + bottom,
      old: [topLeft]
    ),
    Row(
      name: "corner up right",
      wipe: CornerWipe(.upRight),
      progress: 0.5,
      new: [topLeft] + bottom,
      old: [topRight]
    ),
    Row(
      name: "corner down left",
      wipe: CornerWipe(.downLeft),
      progress: 0.5,
      new: [bottomRight] + top,
      old: [bottomLeft]
    ),
    Row(
      name: "corner down right",
      wipe: CornerWipe(.downRight),
      progress: 0.5,
      new: [bottomLeft] + top,
      old: [bottomRight]
    ),
    Row(name: "side to the right", wipe: CornerWipe(.right), progress: 0.5, new: left, old: right),
    Row(name: "side upwards", wipe: CornerWipe(.up), progress: 0.5, new: bottom, old: top),
    Row(name: "clock", wipe: Clock(), progress: 0.25, new: [topRight], old: [topLeft] + bottom),
    Row(name: "clock", wipe: Clock(), progress: 0.75, new: [bottomLeft] + right, old: [topLeft]),
    Row(
      name: "clock backwards",
      wipe: Clock(isClockwise: false),
      progress: 0.25,
      new: [topLeft],
      old: [topRight] + bottom
    ),
    Row(
      name: "clock of two hands",
      wipe: Clock(hands: 2),
      progress: 0.5,
      new: [topRight, bottomLeft],
      old: [topLeft, bottomRight]
    ),
  ]

  @Test(arguments: rows)
  func eachPlaceShowsThePictureItShould(row: Row) throws {
    let scene = row.wipe.scene(from: Samples.before, to: Samples.after, progress: row.progress)
    let picture = try Renderer(scale: 1).draw(scene)
    for point in row.new { #expect(isNew(picture, at: point), "new at \(point)") }
    for point in row.old { #expect(!isNew(picture, at: point), "old at \(point)") }
  }

  /// The new sample is more blue than red, the old one more red than blue.
  private func isNew(_ picture: Bitmap, at point: CGPoint) -> Bool {
    let pixel = Int(point.y) * picture.bytesPerRow + Int(point.x) * Bitmap.bytesPerPixel
    return picture.withUnsafeBytes { $0[pixel] > $0[pixel + 2] }
  }
}
