import Foundation
import Geometry

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

  func show(_ images: SegmentImages, _ left: UIControl.State, _ right: UIControl.State) {
    backgrounds[0].image = images.backgrounds[left]
    backgrounds[1].image = images.backgrounds[right]
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
