import Catalogue
import Foundation

/// How a curling page turns (rule pages.curl-direction).
extension UIPageViewController {
  /// Where the fold moves if the spine is on the left: slightly upwards, the lower corner first.
  nonisolated static let curlAngle = -0.96 * Double.pi  // [I]

  func curl(of turn: PageTurn) -> any SceneTransition {
    guard navigationOrientation == .horizontal else {
      return turn.isForward ? CurlUp() : CurlUp().reversed()
    }
    let angle = isBoundOnTheRight ? -.pi - Self.curlAngle : Self.curlAngle
    let lifting = CurlUp(angle: angle)
    return lifts(turn) ? lifting : lifting.reversed()
  }

  private var isBoundOnTheRight: Bool { (spineLocation == .max) != content.isRightToLeft }

  /// Whether the old page is lifted off the new one, instead of the new one being laid on it.
  ///
  /// [D] Forward goes from right to left, wherever the spine is.
  private func lifts(_ turn: PageTurn) -> Bool { turn.isForward == (spineLocation != .max) }
}
