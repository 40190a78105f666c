import Foundation
import Geometry

/// Custom images of a stepper, in place of its plate and line.
@MainActor
struct StepperImages {
  private var segments = SegmentImages()

  var hasBackground: Bool { segments.backgrounds[.normal] != nil }

  subscript(background state: UIControl.State) -> UIImage? {
    get { segments.backgrounds[state] }
    set { segments.backgrounds[state] = newValue }
  }

  subscript(divider sides: SegmentImages.Sides) -> UIImage? {
    get { segments.dividers[sides] }
    set { segments.dividers[sides] = newValue }
  }

  func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
    segments.divider(left: left, right: right)
  }
}

extension UIStepper {
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    customImages[background: state] = image
  }

  public func backgroundImage(for state: State) -> UIImage? { customImages[background: state] }

  public func setDividerImage(
    _ image: UIImage?,
    forLeftSegmentState leftState: State,
    rightSegmentState rightState: State
  ) { customImages[divider: SegmentImages.Sides(left: leftState, right: rightState)] = image }

  public func dividerImage(
    forLeftSegmentState state: State,
    rightSegmentState state1: State
  ) -> UIImage? { customImages[divider: SegmentImages.Sides(left: state, right: state1)] }

  /// [D] The half under the finger is highlighted.
  var leftState: State { direction < 0 ? state.union(.highlighted) : resting }
  var rightState: State { direction > 0 ? state.union(.highlighted) : resting }
  private var resting: State { state.subtracting(.highlighted) }
}

/// The background, whose halves may differ, and the divider of a stepper.
final class StepperImageView: UIView {
  private let halves = [UIView(), UIView()]
  private let backgrounds = [UIImageView(), UIImageView()]
  private let divider = UIImageView()

  init() {
    super.init(frame: .zero)
    for (half, background) in zip(halves, backgrounds) {
      half.clipsToBounds = true
      half.addSubview(background)
      addSubview(half)
    }
    addSubview(divider)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ images: StepperImages, _ left: UIControl.State, _ right: UIControl.State) {
    backgrounds[0].image = images[background: left]
    backgrounds[1].image = images[background: right]
    divider.image = images.divider(left: left, right: right)
    arrange()
  }

  /// [I] As in a segmented control, one image spans both halves, so that its ends are at theirs.
  private func arrange() {
    let width = bounds.width / 2
    for (index, half) in halves.enumerated() {
      let x = CGFloat(index) * width
      half.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      backgrounds[index].frame = bounds.offsetBy(dx: -x, dy: 0)
    }
    let breadth = divider.image?.size.width ?? 0
    divider.frame = CGRect(x: width - breadth / 2, y: 0, width: breadth, height: bounds.height)
  }
}
