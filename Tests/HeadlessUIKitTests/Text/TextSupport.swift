import Foundation
import Geometry
import Scene

@testable import HeadlessUIKit

/// Points a unit of Inter measures at 22 points: its em is 2816 units.
let interUnit = 22.0 / 2816

extension CALayer {
  /// The text the layer shows, after it has displayed itself.
  var shownText: TextRuns? {
    displayIfNeeded()
    if case .text(let runs) = values.drawing { return runs }
    return nil
  }
}

/// What `body` draws into a fresh context of 100 × 100 points, as a layer would show it.
func drawn(_ body: () -> Void) -> Content {
  let canvas = CGRect(x: 0, y: 0, width: 100, height: 100)
  let context = CGContext(canvas: canvas, scale: 2)
  withCurrentContext(context, body)
  return context.content
}
