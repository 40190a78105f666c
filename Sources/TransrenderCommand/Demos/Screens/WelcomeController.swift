import Foundation
import Geometry
import HeadlessUIKit

/// One page of an introduction: a symbol, a title and a sentence.
final class WelcomeController: UIViewController {
  private let symbol: String
  private let heading: String
  private let sentence: String
  private let color: UIColor

  init(symbol: String, heading: String, sentence: String, color: UIColor) {
    (self.symbol, self.heading, self.sentence) = (symbol, heading, sentence)
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  static var pages: [WelcomeController] {
    [
      WelcomeController(
        symbol: "paperplane.fill",
        heading: "All your mail",
        sentence: "Every account in one inbox, and nothing that you did not ask for.",
        color: .systemBlue
      ),
      WelcomeController(
        symbol: "moon.fill",
        heading: "Quiet at night",
        sentence: "Messages wait until morning. The people you choose still get through.",
        color: .systemIndigo
      ),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let points = UIImage.SymbolConfiguration(pointSize: 96)
    let picture = UIImageView(image: UIImage(systemName: symbol, withConfiguration: points))
    picture.tintColor = .white
    let column = UIStackView(arrangedSubviews: [
      picture, label(heading, .largeTitle), label(sentence, .title3),
    ])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 20
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -64),
    ])
  }

  private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    let font = UIFont.preferredFont(forTextStyle: style)
    label.font = style == .largeTitle ? .boldSystemFont(ofSize: font.pointSize) : font
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }
}
