import Catalogue
import Foundation
import Testing

/// Where wipes show the new picture, and where still the old one.
@Suite struct WipePlaceTests {
  static let patterns = [
    PlaceRow("blinds right", Blinds(.right, count: 4, share: 0.25), new: .left, old: .right),
    PlaceRow("blinds left", Blinds(.left, count: 4, share: 0.25), new: .right, old: .left),
    PlaceRow("blinds down", Blinds(.down, count: 4, share: 0.25), new: .top, old: .bottom),
    PlaceRow("blinds up", Blinds(.up, count: 4, share: 0.25), new: .bottom, old: .top),
    PlaceRow(
      "checkerboard",
      Checkerboard(columns: 2),
      new: [.at(10, 5), .at(42, 35)],
      old: [.at(42, 5), .at(10, 35)]
    ),
    PlaceRow(
      "dots",
      Dots(columns: 2),
      new: [.at(13, 44), .at(39, 44), .at(13, 73), .at(21, 44)],
      old: [.center, .at(13, 30), .at(1, 44)]
    ),
    PlaceRow(
      "level strips",
      Strips(.horizontal, count: 4),
      new: [.at(6, 5), .at(46, 30), .at(6, 50), .at(46, 80)],
      old: [.at(46, 5), .at(6, 30), .at(46, 50), .at(6, 80)]
    ),
    PlaceRow(
      "upright strips",
      Strips(.vertical, count: 4),
      new: [.at(6, 25), .at(20, 80), .at(32, 25), .at(46, 80)],
      old: [.at(6, 80), .at(20, 25), .at(32, 80), .at(46, 25)]
    ),
  ]

  static let corners = [
    PlaceRow("up left", CornerWipe(.upLeft), new: [.topRight] + .bottom, old: [.topLeft]),
    PlaceRow("up right", CornerWipe(.upRight), new: [.topLeft] + .bottom, old: [.topRight]),
    PlaceRow("down left", CornerWipe(.downLeft), new: [.bottomRight] + .top, old: [.bottomLeft]),
    PlaceRow("down right", CornerWipe(.downRight), new: [.bottomLeft] + .top, old: [.bottomRight]),
    PlaceRow("side to the right", CornerWipe(.right), new: .left, old: .right),
    PlaceRow("side upwards", CornerWipe(.up), new: .bottom, old: .top),
  ]

  static let clocks = [
    PlaceRow("clock", Clock(), at: 0.25, new: [.topRight], old: [.topLeft] + .bottom),
    PlaceRow("clock", Clock(), at: 0.75, new: [.bottomLeft] + .right, old: [.topLeft]),
    PlaceRow(
      "clock backwards",
      Clock(isClockwise: false),
      at: 0.25,
      new: [.topLeft],
      old: [.topRight] + .bottom
    ),
    PlaceRow(
      "clock of two hands",
      Clock(hands: 2),
      new: [.topRight, .bottomLeft],
      old: [.topLeft, .bottomRight]
    ),
  ]

  static let edges = [
    PlaceRow("edge to the right", Wipe(.right), new: .left, old: .right),
    PlaceRow("edge to the left", Wipe(.left), new: .right, old: .left),
    PlaceRow("edge downwards", Wipe(.down), new: .top, old: .bottom),
    PlaceRow("edge upwards", Wipe(.up), new: .bottom, old: .top),
    // Diagonal edges stand across the way from corner to corner.
    PlaceRow("edge down right", Wipe(.downRight), new: .top, old: .bottom),
    PlaceRow("edge down right", Wipe(.downRight), at: 0.05, new: [.at(2, 2)], old: .corners),
    PlaceRow("edge down left", Wipe(.downLeft), new: .top, old: .bottom),
    PlaceRow("edge down left", Wipe(.downLeft), at: 0.05, new: [.at(50, 2)], old: .corners),
    PlaceRow("edge up right", Wipe(.upRight), new: .bottom, old: .top),
    PlaceRow("edge up right", Wipe(.upRight), at: 0.05, new: [.at(2, 86)], old: .corners),
    PlaceRow("edge up left", Wipe(.upLeft), new: .bottom, old: .top),
    PlaceRow("edge up left", Wipe(.upLeft), at: 0.05, new: [.at(50, 86)], old: .corners),
    // A soft edge comes from outside and leaves whole.
    PlaceRow("soft", Wipe(.right, softness: 0.4), at: 0.25, new: [.at(3, 25)], old: [.at(15, 25)]),
    PlaceRow("soft", Wipe(.right, softness: 0.4), at: 0.5, new: .left, old: .right),
    PlaceRow("soft", Wipe(.right, softness: 0.4), at: 0.75, new: [.at(40, 25)], old: [.at(49, 25)]),
  ]

  static let middles = [
    PlaceRow("sideways", Split(.horizontal, opens: true), new: [.center], old: .corners),
    PlaceRow("sideways", Split(.horizontal, opens: true), at: 0.25, old: [.at(16, 44)]),
    PlaceRow("up and down", Split(.vertical, opens: true), new: [.at(2, 44)], old: [.at(26, 20)]),
    PlaceRow("from the sides", Split(.horizontal, opens: false), new: .corners, old: [.center]),
    PlaceRow(
      "from the ends",
      Split(.vertical, opens: false),
      new: [.at(26, 20)],
      old: [.at(2, 44)]
    ),
  ]

  @Test(arguments: patterns + corners + clocks + edges + middles)
  func eachPlaceShowsThePictureItShould(row: PlaceRow) throws { try row.expect() }
}
