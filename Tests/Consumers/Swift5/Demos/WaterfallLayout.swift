// Two columns, filled where there is more room, as Pinterest had them.
import UIKit

class WaterfallLayout: UICollectionViewLayout {
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func invalidateLayout() {
    super.invalidateLayout()
    cache = []
  }

  override func prepare() {
    guard cache.isEmpty, let collectionView = collectionView else { return }
    var ends: [CGFloat] = [0, 0]
    let width = collectionView.bounds.width / 2
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let column = ends[0] <= ends[1] ? 0 : 1
      let height = CGFloat(60 + (item * 37) % 70)
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0)
      )
      let place = CGRect(
        x: CGFloat(column) * width,
        y: ends[column],
        width: width,
        height: height
      )
      attributes.frame = place.insetBy(dx: 3, dy: 3)
      cache.append(attributes)
      ends[column] += height
    }
    contentHeight = ends.max() ?? 0
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
  }
}

class WaterfallViewController: UICollectionViewController {
  var hues = [0, 1, 2, 3, 4, 5]

  init() {
    super.init(collectionViewLayout: WaterfallLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { hues.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.contentView.tag = hues[indexPath.item]
    cell.contentView.layer.cornerRadius = 20
    return cell
  }

  func insert() {
    hues.insert(9, at: 2)
    collectionView.performBatchUpdates({
      self.collectionView.insertItems(at: [IndexPath(item: 2, section: 0)])
    })
  }
}
