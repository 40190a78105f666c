import UIKit

/// A screen with a card that rises.
public final class WelcomeController: UIViewController {
  public let card = UIView(frame: CGRect(x: 20, y: 700, width: 353, height: 120))

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.backgroundColor = .systemBlue
    card.layer.cornerRadius = 16
    view.addSubview(card)
  }

  public func raise() {
    UIView.animate(
      withDuration: 0.5,
      delay: 0,
      usingSpringWithDamping: 0.7,
      initialSpringVelocity: 0,
      animations: { self.card.center.y = 200 }
    )
  }
}
