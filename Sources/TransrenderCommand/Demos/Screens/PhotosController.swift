import Foundation
import Geometry
import HeadlessUIKit

/// A grid of pictures, three in a row.
final class PhotosController: UICollectionViewController {
  init() {
    super.init(collectionViewLayout: Self.grid)
    title = "Photos"
    navigationItem.largeTitleDisplayMode = .always
    tabBarItem = UITabBarItem(title: "Photos", image: UIImage(systemName: "photo.fill"), tag: 1)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 24 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.show(indexPath.item)
    return cell
  }

  private static var grid: UICollectionViewLayout {
    let third = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / 3),
      heightDimension: .fractionalHeight(1)
    )
    let item = NSCollectionLayoutItem(layoutSize: third)
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalWidth(1 / 3)
    )
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

/// One picture of the grid.
private final class PhotoCell: UICollectionViewCell {
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ index: Int) {
    picture.image = Artwork.landscape(index, size: CGSize(width: 131, height: 131))
  }
}
