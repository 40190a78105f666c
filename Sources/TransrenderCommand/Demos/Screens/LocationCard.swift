import Foundation
import Geometry
import HeadlessUIKit

/// A picture of a place, its name, and a button to go there.
final class LocationCard: UIView {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layer.cornerRadius = 20
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    arrange()
  }

  required init?(coder: NSCoder) { nil }

  private func arrange() {
    let picture = UIImageView(image: Artwork.landscape(6, size: CGSize(width: 96, height: 120)))
    picture.layer.cornerRadius = 12
    picture.clipsToBounds = true
    title.text = "Harbour Café"
    title.font = .preferredFont(forTextStyle: .headline)
    let detail = UILabel()
    detail.text = "Open until 22:00 · 450 m"
    detail.font = .preferredFont(forTextStyle: .subheadline)
    detail.textColor = .secondaryLabel
    var style = UIButton.Configuration.filled()
    style.title = "Directions"
    style.cornerStyle = .capsule
    let column = UIStackView(
      arrangedSubviews: [title, detail, UIView(), UIButton(configuration: style)]
    )
    column.axis = .vertical
    column.spacing = 4
    for view in [picture, column] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      picture.widthAnchor.constraint(equalToConstant: 96),
      picture.heightAnchor.constraint(equalToConstant: 120),
      column.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 14),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: picture.topAnchor),
      column.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
    ])
  }
}
