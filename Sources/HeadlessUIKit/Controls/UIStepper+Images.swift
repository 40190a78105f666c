import Foundation
import Geometry

extension UIStepper {
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    customImages.backgrounds[state] = image
  }

  public func backgroundImage(for state: State) -> UIImage? { customImages.backgrounds[state] }

  public func setDividerImage(
    _ image: UIImage?,
    forLeftSegmentState leftState: State,
    rightSegmentState rightState: State
  ) {
    customImages.dividers[SegmentImages.Sides(left: leftState, right: rightState)] = image
  }

  public func dividerImage(
    forLeftSegmentState state: State,
    rightSegmentState state1: State
  ) -> UIImage? { customImages.dividers[SegmentImages.Sides(left: state, right: state1)] }

  /// [D] The half under the finger is highlighted.
  var leftState: State { direction < 0 ? state.union(.highlighted) : resting }
  var rightState: State { direction > 0 ? state.union(.highlighted) : resting }
  private var resting: State { state.subtracting(.highlighted) }
}
