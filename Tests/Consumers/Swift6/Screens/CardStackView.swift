import UIKit

@MainActor
protocol CardStackViewDelegate: AnyObject {
  func cardStack(_ stack: CardStackView, didSwipe card: UIView, toTheRight: Bool)
}

/// Cards upon each other; the uppermost is thrown aside.
final class CardStackView: UIView {
  weak var delegate: CardStackViewDelegate?
  private(set) var cards: [UIView] = []

  func setCards(_ views: [UIView]) {
    cards.forEach { $0.removeFromSuperview() }
    cards = views
    for card in cards.reversed() {
      card.translatesAutoresizingMaskIntoConstraints = false
      card.layer.cornerRadius = 12
      card.layer.shadowColor = UIColor.black.cgColor
      card.layer.shadowOpacity = 0.25
      card.layer.shadowOffset = CGSize(width: 0, height: 3)
      card.layer.shadowRadius = 8
      addSubview(card)
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        card.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        card.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      ])
      card.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: Selector("pan", CardStackView.panned))
      )
    }
    restack(animated: false)
  }

  private func restack(animated: Bool) {
    let changes = {
      for (index, card) in self.cards.enumerated() {
        card.transform = CGAffineTransform(translationX: 0, y: CGFloat(min(index, 2)) * 10)
          .scaledBy(x: 1 - 0.05 * CGFloat(min(index, 2)), y: 1)
        card.alpha = index < 3 ? 1 : 0
        card.isUserInteractionEnabled = index == 0
      }
    }
    guard animated else { return changes() }
    UIView.animate(
      withDuration: 0.35,
      delay: 0,
      usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0.2,
      options: [.allowUserInteraction],
      animations: changes
    )
  }

  func panned(_ gesture: UIPanGestureRecognizer) {
    guard let card = gesture.view else { return }
    let translation = gesture.translation(in: self)
    switch gesture.state {
    case .changed:
      let angle = translation.x / bounds.width * (.pi / 8)
      card.transform = CGAffineTransform(translationX: translation.x, y: translation.y)
        .rotated(by: angle)
    case .ended:
      let isFar = abs(translation.x) > bounds.width / 3
      let isFast = abs(gesture.velocity(in: self).x) > 800
      if isFar || isFast {
        dismiss(card, toTheRight: translation.x > 0)
      } else {
        restack(animated: true)
      }
    case .cancelled, .failed:
      restack(animated: true)
    default:
      break
    }
  }

  private func dismiss(_ card: UIView, toTheRight: Bool) {
    let distance = bounds.width * (toTheRight ? 1.5 : -1.5)
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {
      card.transform = card.transform.concatenating(
        CGAffineTransform(translationX: distance, y: 0)
      )
    }
    animator.addCompletion { _ in
      card.removeFromSuperview()
      self.delegate?.cardStack(self, didSwipe: card, toTheRight: toTheRight)
    }
    animator.startAnimation()
    cards.removeAll { $0 === card }
    restack(animated: true)
  }
}
