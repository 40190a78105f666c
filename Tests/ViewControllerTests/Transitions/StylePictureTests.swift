import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// The pictures at both ends of each style are those of the screens at rest.
@MainActor @Suite struct StylePictureTests {
  nonisolated static let looks: [UIModalTransitionStyle] = [
    .coverVertical, .crossDissolve, .flipHorizontal,
  ]

  @Test(arguments: looks, [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
  func filmsBeginAndEndAtRest(
    look: UIModalTransitionStyle,
    style: UIModalPresentationStyle
  ) throws {
    let theatre = Theatre(style)
    theatre.b.modalTransitionStyle = look
    let before = theatre.stage.scene()
    try theatre.present()
    try theatre.dismiss()
    #expect(theatre.stage.scene() == before)
  }

  // [M] Numbers.md: the system spring, as shares of the way.
  @Test(arguments: [(0.05, 0.23223), (0.1, 0.54478), (0.2, 0.87928), (0.3, 0.97292)])
  func coverVerticalFollowsTheSystemSpring(time: Double, share: Double) throws {
    let theatre = Theatre(.fullScreen)
    var y = 0.0
    theatre.stage.schedule(at: time) {
      y = Double(theatre.b.view.layer.presentation()?.frame.minY ?? -1)
    }
    try theatre.present()
    #expect(isNear(1 - y / 852, share, within: 1e-4))
  }

  @Test(arguments: [
    (UIModalTransitionStyle.coverVertical, 0.5), (.crossDissolve, 0.35), (.flipHorizontal, 0.75),
    (.partialCurl, 0.75),
  ])
  func eachStyleTakesItsTime(look: UIModalTransitionStyle, seconds: Double) throws {  // Numbers.md
    let theatre = Theatre(.fullScreen)
    theatre.b.modalTransitionStyle = look
    #expect(try theatre.present().duration == seconds)
    #expect(try theatre.dismiss().duration == seconds)
  }
}
