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
    if case .text(let text) = values.special, case .text(let runs) = text.content { return runs }
    if case .text(let runs) = values.drawing { return runs }
    return nil
  }
}
