// Layouts that change into one another, one of them setting itself up in prepare.
import UIKit

class CoverFlowLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 90, height: 130)
    minimumLineSpacing = -20
    let inset = (collectionView!.bounds.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let superAttributes = super.layoutAttributesForElements(in: rect),
      let attributes = NSArray(array: superAttributes, copyItems: true)
        as? [UICollectionViewLayoutAttributes]
    else { return nil }
    attributes.forEach { change($0) }
    return attributes
  }
  private func change(_ a: UICollectionViewLayoutAttributes) {
    guard let collectionView = collectionView else { return }
    let centerX = collectionView.contentOffset.x + collectionView.bounds.width / 2
    let distance = max(-1, min(1, (a.center.x - centerX) / 90))
    var t = CATransform3DIdentity
    t.m34 = -1 / 400
    t = CATransform3DRotate(t, -distance * .pi / 4, 0, 1, 0)
    t = CATransform3DScale(t, 1 - abs(distance) * 0.2, 1 - abs(distance) * 0.2, 1)
    a.transform3D = t
    a.zIndex = Int(-abs(distance) * 100)
    a.alpha = 1 - abs(distance) * 0.3
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let cv = collectionView,
      let attrs = super.layoutAttributesForElements(
        in: CGRect(origin: proposedContentOffset, size: cv.bounds.size)
      )
    else { return proposedContentOffset }
    let mid = proposedContentOffset.x + cv.bounds.width / 2
    let best = attrs.min { abs($0.center.x - mid) < abs($1.center.x - mid) }
    return CGPoint(x: (best?.center.x ?? mid) - cv.bounds.width / 2, y: proposedContentOffset.y)
  }
}

class LayoutTilesController: UICollectionViewController {
  let colors: [UIColor] = (0..<12).map {
    UIColor(hue: CGFloat($0) / 12, saturation: 0.7, brightness: 0.9, alpha: 1)
  }
  let grid: UICollectionViewFlowLayout = {
    let l = UICollectionViewFlowLayout()
    l.itemSize = CGSize(width: 58, height: 58)
    l.minimumInteritemSpacing = 5; l.minimumLineSpacing = 5
    l.sectionInset = UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8)
    return l
  }()
  let list: UICollectionViewFlowLayout = {
    let l = UICollectionViewFlowLayout()
    l.itemSize = CGSize(width: 184, height: 44)
    l.minimumLineSpacing = 4
    l.sectionInset = UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8)
    return l
  }()
  let cover = CoverFlowLayout()
  init() { super.init(collectionViewLayout: grid) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    let pinch = UIPinchGestureRecognizer(
      target: self,
      action: Selector("handlePinch:", LayoutTilesController.handlePinch)
    )
    collectionView.addGestureRecognizer(pinch)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { colors.count }
  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    cell.contentView.backgroundColor = colors[indexPath.item]
    cell.contentView.layer.cornerRadius = 8
    return cell
  }
  // MARK: - Pinch
  private(set) var ends: [Bool] = []
  private var transitionLayout: UICollectionViewTransitionLayout?
  func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      transitionLayout = collectionView.startInteractiveTransition(to: list) {
        [weak self] _, finished in
        self?.ends.append(finished)
      }
    case .changed:
      transitionLayout?.transitionProgress = max(0, min(1, (pinch.scale - 1) / 2))
      transitionLayout?.invalidateLayout()
    case .ended:
      if pinch.scale > 2 {
        collectionView.finishInteractiveTransition()
      } else {
        collectionView.cancelInteractiveTransition()
      }
    default: break
    }
  }
}
