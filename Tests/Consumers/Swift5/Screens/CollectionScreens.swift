import UIKit

// MARK: - Pinterest

protocol PinterestLayoutDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView,
    heightForPhotoAtIndexPath indexPath: IndexPath
  ) -> CGFloat
}

class PinterestLayout: UICollectionViewLayout {
  weak var delegate: PinterestLayoutDelegate?
  private let numberOfColumns = 2
  private let cellPadding: CGFloat = 6
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0
  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: contentWidth, height: contentHeight)
  }

  override func prepare() {
    guard cache.isEmpty, let collectionView = collectionView else { return }
    let columnWidth = contentWidth / CGFloat(numberOfColumns)
    var yOffset: [CGFloat] = .init(repeating: 0, count: numberOfColumns)
    var column = 0
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let indexPath = IndexPath(item: item, section: 0)
      let photoHeight =
        delegate?.collectionView(collectionView, heightForPhotoAtIndexPath: indexPath) ?? 180
      let frame = CGRect(
        x: CGFloat(column) * columnWidth,
        y: yOffset[column],
        width: columnWidth,
        height: cellPadding * 2 + photoHeight
      )
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame.insetBy(dx: cellPadding, dy: cellPadding)
      cache.append(attributes)
      contentHeight = max(contentHeight, frame.maxY)
      yOffset[column] += frame.height
      column = column < (numberOfColumns - 1) ? (column + 1) : 0
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cache[indexPath.item]
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      cache.removeAll()
      contentHeight = 0
    }
  }
}

class PhotoStreamViewController: UICollectionViewController, PinterestLayoutDelegate {
  var heights: [CGFloat] = [120, 180, 90, 150, 210, 100, 140, 160, 130, 170]

  init() {
    super.init(collectionViewLayout: PinterestLayout())
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    (collectionViewLayout as? PinterestLayout)?.delegate = self
    collectionView.backgroundColor = .systemGray6
    collectionView.contentInset = UIEdgeInsets(top: 23, left: 16, bottom: 10, right: 16)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    heights.count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    cell.contentView.backgroundColor = UIColor(
      hue: CGFloat(indexPath.item) / 10,
      saturation: 0.5,
      brightness: 0.9,
      alpha: 1
    )
    cell.contentView.layer.cornerRadius = 6
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    heights.insert(heights.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    heightForPhotoAtIndexPath indexPath: IndexPath
  ) -> CGFloat {
    heights[indexPath.item]
  }
}

// MARK: - Carousel

class CarouselFlowLayout: UICollectionViewFlowLayout {
  var sideItemScale: CGFloat = 0.6
  var sideItemAlpha: CGFloat = 0.6
  private var lastSize = CGSize.zero

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView, collectionView.bounds.size != lastSize else {
      return
    }
    lastSize = collectionView.bounds.size
    collectionView.decelerationRate = UIScrollView.DecelerationRate.fast
    scrollDirection = .horizontal
    itemSize = CGSize(width: 200, height: 280)
    minimumLineSpacing = 10
    let side = (lastSize.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    true
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let superAttributes = super.layoutAttributesForElements(in: rect),
      let attributes = NSArray(array: superAttributes, copyItems: true)
        as? [UICollectionViewLayoutAttributes]
    else { return nil }
    return attributes.map { transformLayoutAttributes($0) }
  }

  private func transformLayoutAttributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let collectionView = collectionView else { return attributes }
    let center = collectionView.bounds.width / 2
    let normalized = attributes.center.x - collectionView.contentOffset.x
    let maxDistance = itemSize.width + minimumLineSpacing
    let distance = min(abs(center - normalized), maxDistance)
    let ratio = (maxDistance - distance) / maxDistance
    let scale = ratio * (1 - sideItemScale) + sideItemScale
    attributes.alpha = ratio * (1 - sideItemAlpha) + sideItemAlpha
    attributes.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
    attributes.zIndex = Int(ratio * 10)
    return attributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView, !collectionView.isPagingEnabled,
      let layoutAttributes = self.layoutAttributesForElements(in: collectionView.bounds)
    else { return super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    let half = collectionView.bounds.size.width / 2
    let wanted = proposedContentOffset.x + half
    let closest = layoutAttributes.min {
      abs($0.center.x - wanted) < abs($1.center.x - wanted)
    }
    return CGPoint(x: (closest?.center.x ?? wanted) - half, y: proposedContentOffset.y)
  }
}

class CarouselViewController: UIViewController, UICollectionViewDataSource {
  let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: CarouselFlowLayout()
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    collectionView.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: 320)
    collectionView.dataSource = self
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    view.addSubview(collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    8
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    cell.contentView.backgroundColor = indexPath.item % 2 == 0 ? .systemIndigo : .systemOrange
    cell.contentView.layer.cornerRadius = 16
    return cell
  }
}
