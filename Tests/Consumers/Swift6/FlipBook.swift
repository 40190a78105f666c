import UIKit

/// Keyframes, transitions and a slider that leads an animator.
@MainActor
final class FlipBook: UIViewController {
  let page = UIView(frame: CGRect(x: 100, y: 200, width: 120, height: 160))
  let front = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 160))
  let back = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 160))
  let slider = UISlider(frame: CGRect(x: 50, y: 600, width: 290, height: 31))
  let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
  private var isFront = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    front.text = "1"
    front.backgroundColor = .systemYellow
    back.backgroundColor = .systemPurple
    page.addSubview(front)
    view.addSubview(page)
    view.addSubview(slider)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    view.layer.sublayerTransform = perspective
    slider.addAction(
      UIAction { [unowned self] _ in animator.fractionComplete = CGFloat(slider.value) },
      for: .valueChanged
    )
    animator.addAnimations { [page] in
      page.center.y += 200
      page.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    }
    animator.addAnimations({ [page] in page.alpha = 0 }, delayFactor: 0.5)
    animator.pausesOnCompletion = true
  }

  func turnPage(_ completion: ((Bool) -> Void)? = nil) {
    let (old, new): (UIView, UIView) = isFront ? (front, back) : (back, front)
    isFront.toggle()
    UIView.transition(
      from: old,
      to: new,
      duration: 0.6,
      options: [isFront ? .transitionFlipFromRight : .transitionFlipFromLeft, .curveEaseInOut],
      completion: completion
    )
  }

  func bounce() {
    UIView.animateKeyframes(
      withDuration: 1,
      delay: 0,
      options: [
        .calculationModeCubic, .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
      ],
      animations: { [page] in
        for (index, height) in [-80, 0, -40, 0].enumerated() {
          UIView.addKeyframe(
            withRelativeStartTime: Double(index) / 4,
            relativeDuration: 0.25
          ) {
            page.transform = CGAffineTransform(translationX: 0, y: CGFloat(height))
          }
        }
      }
    )
  }
}
