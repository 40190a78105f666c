import UIKit

class FlipCardView: UIView {
  let front = UILabel()
  let back = UIImageView()
  var isFlipped = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    front.text = "Front"
    front.textAlignment = .center
    front.backgroundColor = .orange
    back.backgroundColor = .purple
    back.contentMode = .scaleAspectFit
    front.frame = bounds
    back.frame = bounds
    front.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    back.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(front)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func flip(completion: ((Bool) -> Void)? = nil) {
    let from: UIView = isFlipped ? back : front
    let to: UIView = isFlipped ? front : back
    let direction: UIView.AnimationOptions =
      isFlipped ? .transitionFlipFromLeft : .transitionFlipFromRight
    UIView.transition(from: from, to: to, duration: 0.6, options: [direction]) { finished in
      self.isFlipped.toggle()
      completion?(finished)
    }
  }

  func wobble(completion: @escaping (Bool) -> Void) {
    UIView.animateKeyframes(
      withDuration: 0.8,
      delay: 0.2,
      options: [
        .calculationModeLinear,
        UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
      ],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          self.center.x += 20
        }
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {
          self.center.x -= 40
        }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
          self.center.x += 20
        }
      },
      completion: completion
    )
  }

  func turnInDepth() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    layer.sublayerTransform = perspective
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        self.front.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        self.front.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        self.front.alpha = 0.5
      }
    }
  }
}
