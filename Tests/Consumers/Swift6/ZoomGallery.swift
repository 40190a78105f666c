import UIKit

/// A grid of tiles; each opens by the zoom of iOS 18, pushed or presented.
@MainActor
final class ZoomGalleryViewController: UIViewController {
  private(set) var tiles: [UIView] = []
  let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemTeal, .systemIndigo]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gallery"
    view.backgroundColor = .systemBackground
    for (index, color) in colors.enumerated() {
      let tile = UIView()
      tile.backgroundColor = color
      tile.layer.cornerRadius = 12
      tile.tag = index
      tile.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(tile)
      NSLayoutConstraint.activate([
        tile.widthAnchor.constraint(equalToConstant: 100),
        tile.heightAnchor.constraint(equalToConstant: 140),
        tile.leadingAnchor.constraint(
          equalTo: view.leadingAnchor,
          constant: CGFloat(20 + 120 * (index % 3))
        ),
        tile.topAnchor.constraint(
          equalTo: view.safeAreaLayoutGuide.topAnchor,
          constant: CGFloat(20 + 160 * (index / 3))
        ),
      ])
      tiles.append(tile)
    }
  }

  func makeDetail(_ index: Int) -> ZoomDetailViewController {
    let detail = ZoomDetailViewController(color: colors[index], index: index)
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = UIColor.black.withAlphaComponent(0.4)
    options.alignmentRectProvider = { context in
      guard let detail = context.zoomedViewController as? ZoomDetailViewController else {
        return nil
      }
      detail.view.layoutIfNeeded()
      return detail.hero.convert(detail.hero.bounds, to: detail.view)
    }
    detail.preferredTransition = .zoom(options: options) { [weak self] context in
      guard let self, let detail = context.zoomedViewController as? ZoomDetailViewController
      else { return nil }
      return tiles[detail.index]
    }
    return detail
  }

  func push(_ index: Int) {
    navigationController?.pushViewController(makeDetail(index), animated: true)
  }

  func show(_ index: Int) {
    let detail = makeDetail(index)
    detail.modalPresentationStyle = .fullScreen
    present(detail, animated: true)
  }
}

@MainActor
final class ZoomDetailViewController: UIViewController {
  let hero = UIView()
  let text = UILabel()
  let color: UIColor
  let index: Int

  init(color: UIColor, index: Int) {
    self.color = color
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tile \(index)"
    view.backgroundColor = .systemBackground
    hero.backgroundColor = color
    text.text = "All about tile \(index)"
    text.font = .preferredFont(forTextStyle: .title1)
    for part in [hero, text] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      hero.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      hero.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      hero.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      hero.heightAnchor.constraint(equalTo: hero.widthAnchor, multiplier: 1.2),
      text.topAnchor.constraint(equalTo: hero.bottomAnchor, constant: 20),
      text.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }
}
