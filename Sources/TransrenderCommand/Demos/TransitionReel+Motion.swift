import Foundation
import Geometry
import HeadlessUIKit

/// The ways to animate a view.
extension TransitionReel {
  static let springs = TransitionReel("springs", "UIView.animate with a spring") { stage in
    let screen = MapController()
    stage.show(screen)
    return {
      UIView.animate(
        withDuration: 0.8,
        delay: 0,
        usingSpringWithDamping: 0.5,
        initialSpringVelocity: 0,
        animations: { screen.card.center.y = 240 }
      )
    }
  }

  static let keyframes = TransitionReel("keyframes", "UIView.animateKeyframes") { stage in
    let screen = MapController()
    stage.show(screen)
    return {
      let middle = screen.view.bounds.midX.rounded(.down)
      UIView.animateKeyframes(
        withDuration: 1,
        delay: 0,
        options: .calculationModeCubic,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
            screen.card.center = CGPoint(x: middle, y: 420)
            screen.card.transform = CGAffineTransform(rotationAngle: -0.2)
          }
          UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) {
            screen.card.center = CGPoint(x: middle, y: 220)
            screen.card.transform = .identity
          }
        }
      )
    }
  }

  static let propertyAnimator = TransitionReel(
    "property-animator",
    "UIViewPropertyAnimator, reversed half-way"
  ) { stage in
    let screen = MapController()
    stage.show(screen)
    return {
      let animator = UIViewPropertyAnimator(duration: 0.6, curve: .easeInOut) {
        screen.card.center.y = 240
      }
      animator.startAnimation()
      stage.schedule(at: 0.3) { animator.isReversed = true }
    }
  }

  static let layerAnimation = TransitionReel(
    "layer-animation",
    "a CAKeyframeAnimation that shakes a layer"
  ) { stage in
    let screen = PasscodeController()
    stage.show(screen)
    return {
      let shake = CAKeyframeAnimation(keyPath: "position.x")
      shake.values = [0, -40, 30, -20, 10, 0]
      shake.duration = 0.5
      shake.isAdditive = true
      screen.dots.layer.add(shake, forKey: "shake")
    }
  }

  static let timer = TransitionReel("timer", "a Timer that starts a second animation") { stage in
    let screen = MapController()
    stage.show(screen)
    return {
      UIView.animate(withDuration: 0.2) { screen.card.center.y = 240 }
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
        MainActor.assumeIsolated {
          UIView.animate(withDuration: 0.3) { screen.card.center.y = 480 }
        }
      }
    }
  }

  static let viewTransition = TransitionReel(
    "view-transition",
    "UIView.transition, a flip of one view"
  ) { stage in
    let screen = PlayerController()
    stage.show(screen)
    return {
      UIView.transition(
        with: screen.artwork,
        duration: 0.6,
        options: .transitionFlipFromRight,
        animations: {
          screen.artwork.image = Artwork.landscape(2, size: screen.artwork.bounds.size)
        }
      )
    }
  }

  static let autoLayout = TransitionReel(
    "auto-layout",
    "a constraint that changes inside an animation"
  ) { stage in
    let screen = UIViewController()
    screen.view.backgroundColor = .systemBackground
    let bar = UIView()
    bar.backgroundColor = .systemGreen
    bar.layer.cornerRadius = 12
    bar.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(bar)
    let width = bar.widthAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
      width,
      bar.heightAnchor.constraint(equalToConstant: 80),
      bar.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
      bar.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor, constant: 80),
    ])
    stage.show(screen)
    return {
      UIView.animate(withDuration: 0.5) {
        width.constant = 320
        screen.view.layoutIfNeeded()
      }
    }
  }
}
