import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Cells whose nib switches off the translation of their mask: their list places them anyway.
@MainActor
@Suite struct CellMaskTests {
  private final class Tile: UICollectionViewCell {
    let picture = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(picture)
      for view in [self, picture] { view.translatesAutoresizingMaskIntoConstraints = false }
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: topAnchor),
        picture.bottomAnchor.constraint(equalTo: bottomAnchor),
        picture.leadingAnchor.constraint(equalTo: leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    }
  }

  @Test(.evidence(.inferred))
  func theListPlacesACellWithoutAMask() throws {
    let (stage, screen, source) = (Stage(device: .iPhone15), UIViewController(), Source())
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 120)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 350, height: 400),
      collectionViewLayout: layout
    )
    list.register(Tile.self, forCellWithReuseIdentifier: "tile")
    list.dataSource = source
    screen.view.addSubview(list)
    stage.show(screen)
    try stage.settle()
    let cells = (0..<3).compactMap { item in
      list.cellForItem(at: IndexPath(item: item, section: 0)) as? Tile
    }
    #expect(cells.map(\.frame.minX) == [0, 125, 250])
    #expect(cells.allSatisfy { $0.picture.frame == CGRect(x: 0, y: 0, width: 100, height: 120) })
  }
}
