import UIKit

/// A screen laid out in the visual format language, as it was in 2014.
class FormatViewController: UIViewController {
  let avatar = UIImageView()
  let nameLabel = UILabel()
  let bioLabel = UILabel()
  let followButton = UIButton(type: .system)

  override func loadView() {
    view = UIView()
    view.backgroundColor = .white
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    avatar.backgroundColor = .lightGray
    nameLabel.text = "Ada Lovelace"
    bioLabel.text = "Wrote the first program, for a machine that was never built."
    bioLabel.numberOfLines = 0
    followButton.setTitle("Follow", for: .normal)
    let views: [String: UIView] = [
      "avatar": avatar, "name": nameLabel, "bio": bioLabel, "follow": followButton,
    ]
    for subview in views.values {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    for name in views.keys.sorted() { view.addSubview(views[name]!) }
    let metrics: [String: Any] = ["side": 64, "gap": 12, "margin": 20]
    var constraints: [NSLayoutConstraint] = []
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-margin-[avatar(side)]-gap-[name]-(>=gap)-[follow]-margin-|",
      options: [.alignAllCenterY],
      metrics: metrics,
      views: views
    )
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-100-[avatar(side)]-gap-[bio]-(>=margin)-|",
      options: [],
      metrics: metrics,
      views: views
    )
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-margin-[bio]-margin-|",
      metrics: metrics,
      views: views
    )
    NSLayoutConstraint.activate(constraints)
    followButton.setContentCompressionResistancePriority(.required, for: .horizontal)
  }
}
