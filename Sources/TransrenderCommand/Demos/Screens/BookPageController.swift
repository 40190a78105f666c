import Foundation
import Geometry
import HeadlessUIKit

/// One page of a book.
final class BookPageController: UIViewController {
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private static let paragraphs = [
    "The lighthouse had been dark for eleven years when Ida rowed out to it with a lamp, a loaf of "
      + "bread, and the key that nobody had asked her to return.",
    "The door opened as if it had been oiled that morning. Inside, the stairs went round and round, "
      + "and on every step stood a shell, the open side turned up, full of rain.",
    "She counted them on the way. There were a hundred and forty-four, and the last one was warm.",
    "At the top, the great lens was covered with a sheet. She pulled it away, and the sea, the town "
      + "and the low clouds hung upside down in the glass, each exactly in its place.",
    "A ship she did not know was coming in. It flew no flag. On its deck a boy was waving, also upside "
      + "down, also without a sound.",
    "Ida lit the lamp.",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(hex: 0xFBF6EA)
    let half = number.isMultiple(of: 2) ? Self.paragraphs.suffix(3) : Self.paragraphs.prefix(3)
    let footer = label("\(number)", size: 14)
    footer.textAlignment = .center
    let column = UIStackView(arrangedSubviews: half.map { label($0, size: 19) })
    column.axis = .vertical
    column.spacing = 16
    for view in [column, footer] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 36),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -36),
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 96),
      footer.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      footer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -48),
    ])
  }

  private func label(_ text: String, size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.textColor = UIColor(hex: 0x3A3226)
    label.numberOfLines = 0
    return label
  }
}
