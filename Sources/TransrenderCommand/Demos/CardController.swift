import Foundation
import HeadlessUIKit

/// A plain screen with one card on it, for demos that move something.
final class CardController: UIViewController {
  let card = UIView(frame: CGRect(x: 20, y: 640, width: 353, height: 140))
  private let words: String
  private let color: UIColor

  init(_ words: String, color: UIColor = .systemBlue) {
    (self.words, self.color) = (words, color)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.frame.size.width = view.bounds.width - 40
    card.autoresizingMask = .flexibleWidth
    card.backgroundColor = color
    card.layer.cornerRadius = 20
    let label = UILabel(frame: card.bounds)
    label.text = words
    label.textColor = .white
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 24, weight: .semibold)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(label)
    view.addSubview(card)
  }
}
