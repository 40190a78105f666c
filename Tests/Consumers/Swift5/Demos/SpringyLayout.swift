// A list whose rows hang on springs, as Messages had it.
import UIKit

class SpringyLayout: UICollectionViewFlowLayout {
  lazy var dynamicAnimator = UIDynamicAnimator(collectionViewLayout: self)
  override func prepare() {
    itemSize = CGSize(width: 180, height: 40); minimumLineSpacing = 8
    super.prepare()
    if dynamicAnimator.behaviors.isEmpty {
      let size = collectionViewContentSize
      super.layoutAttributesForElements(in: CGRect(origin: .zero, size: size))?.forEach {
        let b = UIAttachmentBehavior(item: $0, attachedToAnchor: $0.center)
        b.length = 0; b.damping = 0.8; b.frequency = 1
        dynamicAnimator.addBehavior(b)
      }
    }
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  { dynamicAnimator.items(in: rect) as? [UICollectionViewLayoutAttributes] }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { dynamicAnimator.layoutAttributesForCell(at: indexPath) }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let delta = newBounds.origin.y - collectionView!.bounds.origin.y
    let touch = collectionView!.panGestureRecognizer.location(in: collectionView)
    dynamicAnimator.behaviors.forEach { b in
      guard let s = b as? UIAttachmentBehavior, let item = s.items.first else { return }
      let d = abs(touch.y - s.anchorPoint.y), resistance = d / 700
      var c = item.center
      c.y += delta < 0 ? max(delta, delta * resistance) : min(delta, delta * resistance)
      item.center = c
      dynamicAnimator.updateItem(usingCurrentState: item)
    }
    return false
  }
}
class SpringyViewController: UICollectionViewController {
  init() { super.init(collectionViewLayout: SpringyLayout()) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func viewDidLoad() {
    super.viewDidLoad(); collectionView.backgroundColor = .white;
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 30 }
  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let c = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    c.backgroundColor = UIColor(
      hue: CGFloat(indexPath.item) / 30,
      saturation: 0.6,
      brightness: 0.9,
      alpha: 1
    )
    return c
  }
}
