import Catalogue
import Foundation
import Geometry
import Testing

/// What is inside and outside of a figure that opens or closes.
@Suite struct FigurePlaceTests {
  static let rows = [
    PlaceRow("circle", Iris(.circle, opens: true), new: [.center, .at(46, 44)], old: .corners),
    PlaceRow("circle", Iris(.circle, opens: false), new: .corners, old: [.center, .at(46, 44)]),
    PlaceRow(
      "rectangle",
      Iris(.rectangle, opens: true),
      new: [.center, .at(15, 24), .at(37, 64)],
      old: [.at(10, 44), .at(42, 44), .at(26, 20), .at(26, 68)]
    ),
    // At half its way a diamond touches the middles of the sides.
    PlaceRow(
      "diamond",
      Iris(.diamond, opens: true),
      new: [.center, .at(26, 5), .at(26, 84), .at(3, 44), .at(49, 44)],
      old: .corners
    ),
    // One tip is up, one notch down.
    PlaceRow(
      "star",
      Iris(.star, opens: true),
      at: 0.25,
      new: [.center, .at(26, 20)],
      old: [.at(26, 60), .at(46, 25)]
    ),
    PlaceRow(
      "star",
      Iris(.star, opens: true),
      new: [.at(26, 5), .bottomLeft, .bottomRight, .topRight],
      old: [.at(26, 75), .at(46, 20)]
    ),
    PlaceRow("crop", Crop(.circle), at: 0.25, old: [.center], black: .corners),
    PlaceRow("crop", Crop(.circle), at: 0.75, new: [.center], black: .corners),
    PlaceRow("crop of white", Crop(.circle, through: .white), at: 0.4, bar: .corners),
  ]

  @Test(arguments: rows)
  func eachPlaceShowsThePictureItShould(row: PlaceRow) throws { try row.expect() }
}
