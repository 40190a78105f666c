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

  /// [D] The half under the finger is highlighted; [W] at a limit a half is disabled.
  var leftState: State { state(ofHalf: -1, isAtLimit: value <= minimumValue) }
  var rightState: State { state(ofHalf: 1, isAtLimit: value >= maximumValue) }

  private func state(ofHalf sign: Double, isAtLimit: Bool) -> State {
    if isAtLimit, !wraps { return .disabled }
    return direction == sign ? state.union(.highlighted) : state.subtracting(.highlighted)
  }
}
