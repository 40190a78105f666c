import Foundation
import Geometry
import HeadlessUIKit

/// One picture on black, with its place and time below.
final class PhotoController: UIViewController {
  let picture = UIImageView()
  private let index: Int

  init(_ index: Int) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    picture.image = Artwork.landscape(index, size: CGSize(width: 393, height: 393))
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    let caption = UILabel()
    caption.text = "Ridge walk · Saturday 19:52"
    caption.font = .preferredFont(forTextStyle: .subheadline)
    caption.textColor = .white
    for view in [picture, caption] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      picture.widthAnchor.constraint(equalTo: view.widthAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      caption.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 16),
      caption.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }
}
