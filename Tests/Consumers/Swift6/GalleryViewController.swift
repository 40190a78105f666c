import UIKit

final class PhotoCell: UICollectionViewCell {
  let captionLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemTeal
    captionLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(captionLabel)
    NSLayoutConstraint.activate([
      captionLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      captionLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.5 : 1 }
  }
}

final class GalleryViewController: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  var photos: [String] = []
  private(set) var chosen: [String] = []

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.captionLabel.text = photos[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    chosen.append(photos[indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = (collectionView.bounds.width - 20) / 3
    return CGSize(width: width, height: width)
  }
}

/// A card that is thrown away by a pan and zoomed by a pinch.
final class CardViewController: UIViewController, UIGestureRecognizerDelegate, UIScrollViewDelegate
{
  let card = UIView()
  let scrollView = UIScrollView()
  private var start = CGPoint.zero
  private(set) var isThrown = false

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.delegate = self
    scrollView.maximumZoomScale = 4
    scrollView.contentSize = view.bounds.size
    view.addSubview(scrollView)
    card.frame = CGRect(x: 50, y: 100, width: 200, height: 300)
    card.backgroundColor = .systemIndigo
    scrollView.addSubview(card)
    let pan = UIPanGestureRecognizer(
      target: self,
      action: Selector("pan", CardViewController.handlePan)
    )
    pan.delegate = self
    card.addGestureRecognizer(pan)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: view)
    switch pan.state {
    case .began:
      start = card.center
    case .changed:
      card.center = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
    case .ended, .cancelled:
      if pan.velocity(in: view).x > 500 { throwAway() } else { bringBack() }
    default:
      break
    }
  }

  private func throwAway() {
    isThrown = true
    UIView.animate(withDuration: 0.2) { self.card.center.x += self.view.bounds.width }
  }

  private func bringBack() {
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      usingSpringWithDamping: 0.7,
      initialSpringVelocity: 0
    ) {
      self.card.center = self.start
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { card }
}
