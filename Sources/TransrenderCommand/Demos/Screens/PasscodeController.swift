import Foundation
import Geometry
import HeadlessUIKit

/// A lock screen that asks for four digits.
final class PasscodeController: UIViewController {
  let dots = UIStackView()

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(hex: 0x24344D)
    for _ in 0..<4 { dots.addArrangedSubview(dot) }
    dots.spacing = 24
    let title = UILabel()
    title.text = "Wrong passcode"
    title.font = .preferredFont(forTextStyle: .title3)
    title.textColor = .white
    let column = UIStackView(arrangedSubviews: [title, dots] + rows)
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 18
    column.setCustomSpacing(48, after: dots)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private var dot: UIView {
    let view = UIView()
    view.backgroundColor = .white
    view.layer.cornerRadius = 7
    size(view, 14)
    return view
  }

  private var rows: [UIView] {
    [[1, 2, 3], [4, 5, 6], [7, 8, 9], [0]].map { digits in
      let row = UIStackView(arrangedSubviews: digits.map(key))
      row.spacing = 24
      return row
    }
  }

  private func key(_ digit: Int) -> UIView {
    let label = UILabel()
    label.text = String(digit)
    label.font = .systemFont(ofSize: 34)
    label.textColor = .white
    label.textAlignment = .center
    label.backgroundColor = UIColor(white: 1, alpha: 0.2)
    label.layer.cornerRadius = 38
    label.clipsToBounds = true
    size(label, 76)
    return label
  }

  private func size(_ view: UIView, _ side: CGFloat) {
    view.widthAnchor.constraint(equalToConstant: side).isActive = true
    view.heightAnchor.constraint(equalToConstant: side).isActive = true
  }
}
