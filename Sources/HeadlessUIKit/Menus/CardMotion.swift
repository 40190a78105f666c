import Foundation
import Geometry

/// How a card grows from a point beside what it belongs to, and shrinks back to it.
@MainActor
enum CardMotion {
  // [I] Springs that look like the system's, Numbers.md; nothing is published.
  static let openDuration: TimeInterval = 0.45
  private static let openDamping: CGFloat = 0.8
  static let closeDuration: TimeInterval = 0.3
  private static let startScale: CGFloat = 0.2

  static func open(
    _ animations: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    UIView.animate(
      withDuration: openDuration,
      delay: 0,
      usingSpringWithDamping: openDamping,
      initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: animations,
      completion: completion
    )
  }

  static func close(
    _ animations: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    UIView.animate(
      withDuration: closeDuration,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      options: [],
      animations: animations,
      completion: completion
    )
  }

  /// A card as small as at its start, at the point that it grows from, in units of its frame.
  static func shrink(_ card: UIView, size: CGSize, to anchor: CGPoint) {
    card.alpha = 0
    card.transform = CGAffineTransform(scale: startScale, about: anchor, of: size)
  }

  static func unfold(_ card: UIView) {
    card.alpha = 1
    card.transform = .identity
  }
}
