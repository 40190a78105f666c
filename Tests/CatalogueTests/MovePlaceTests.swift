import Catalogue
import Foundation
import Testing

/// Where pictures have gone, half of the way and on the way.
@Suite struct MovePlaceTests {
  // The bar of a picture that has gone half of its way down, or has it still to go.
  private static let movedBar = CGPoint(x: 26, y: 58)
  private static let restingBar = CGPoint(x: 26, y: 14)

  static let slides = [
    PlaceRow("cover left", MoveIn(.left), new: .right, old: .left),
    PlaceRow("cover right", MoveIn(.right), new: .left, old: .right),
    PlaceRow("cover down", MoveIn(.down), new: .top, old: .bottom + [movedBar]),
    PlaceRow("cover up", MoveIn(.up), new: .bottom, old: .top, bar: [movedBar, restingBar]),
    PlaceRow("push left", Push(.left), new: .right, old: .left),
    PlaceRow("push right", Push(.right), new: .left, old: .right),
    PlaceRow("push down", Push(.down), new: .top + [restingBar], old: .bottom, bar: [movedBar]),
    PlaceRow("push up", Push(.up), new: .bottom, old: .top + [restingBar], bar: [movedBar]),
    PlaceRow("reveal left", Reveal(.left), new: .right, old: .left),
    PlaceRow("reveal right", Reveal(.right), new: .left, old: .right),
    PlaceRow("reveal down", Reveal(.down), new: .top, old: .bottom, bar: [restingBar, movedBar]),
    PlaceRow("reveal up", Reveal(.up), new: .bottom + [movedBar], old: .top + [restingBar]),
    PlaceRow("modal", CoverVertical(), new: .bottom, old: .top, bar: [restingBar, movedBar]),
    PlaceRow("navigation", NavigationPush(), new: .right, old: .left),
    PlaceRow("navigation back to front", NavigationPush(heading: .right), new: .left, old: .right),
  ]

  static let squeezes = [
    PlaceRow("pressed", Squeeze(.horizontal), new: .corners, old: [.center]),
    PlaceRow(
      "pressed flat",
      Squeeze(.vertical),
      new: [.at(26, 5), .at(26, 80)],
      old: [.at(2, 44)]
    ),
    PlaceRow("squeeze left", SqueezePush(.left), new: .right, old: .left, bar: [restingBar]),
    PlaceRow("squeeze right", SqueezePush(.right), new: .left, old: .right, bar: [restingBar]),
    PlaceRow("squeeze down", SqueezePush(.down), new: .top, old: .bottom, bar: squeezedBars),
    PlaceRow("squeeze up", SqueezePush(.up), new: .bottom, old: .top, bar: squeezedBars),
  ]

  private static let squeezedBars: [CGPoint] = [.at(26, 7), .at(26, 51)]

  static let growths = [
    PlaceRow("zoom", Zoom(), new: [.center, .at(12, 44)], old: .corners),
    PlaceRow("closer", ZoomIn(), at: 0.25, old: [.center] + .corners),
    PlaceRow("closer", ZoomIn(), at: 0.75, new: [.center] + .corners),
    // Upside down and half as large.
    PlaceRow("whirl", Whirl(), new: .corners, old: [.center], bar: [.at(26, 59)]),
    PlaceRow(
      "swap",
      Swap(),
      at: 0.25,
      new: [.at(40, 44)],
      old: [.at(6, 44), .at(20, 44)],
      black: [.at(40, 5)]
    ),
    PlaceRow(
      "swap",
      Swap(),
      at: 0.75,
      new: [.at(46, 44), .at(32, 44)],
      old: [.at(12, 44)],
      black: [.at(12, 5)]
    ),
    PlaceRow("curl", CurlUp(), new: [.bottomRight], old: [.topLeft]),
  ]

  @Test(arguments: slides + squeezes + growths)
  func eachPlaceShowsThePictureItShould(row: PlaceRow) throws { try row.expect() }
}
