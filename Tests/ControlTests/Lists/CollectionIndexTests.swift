import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// The letters beside a collection's items.
@MainActor
@Suite struct CollectionIndexTests {
  private final class Names: UICollectionViewController {
    var titles: [String]? = ["A", "B", "C"]

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 60 }
    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    override func collectionView(
      _ collectionView: UICollectionView,
      indexPathForIndexTitle title: String,
      at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: titles?.firstIndex(of: title) ?? 0) }
  }

  private let bench = Bench()

  private func names() -> Names {
    let names = Names(collectionViewLayout: UICollectionViewFlowLayout())
    let view: UIView = names.view
    bench.add(view, CGRect(x: 0, y: 0, width: 320, height: 480))
    return names
  }

  @Test func aFingerLeadsToTheSections() throws {
    let names = names()
    let collection = try #require(names.collectionView)
    let bar = try #require(collection.sectionIndex)
    let letters = bar.subviews.compactMap { $0 as? UILabel }
    #expect(letters.map(\.text) == ["A", "B", "C"])
    #expect(bar.frame.maxX == 320 && collection.subviews.last === bar)
    let letter = letters[1].convert(letters[1].bounds, to: nil)
    bench.stage.tap(at: CGPoint(x: letter.midX, y: letter.midY))
    let top = try #require(collection.layoutAttributesForItem(at: [1, 0])?.frame.minY)
    #expect(collection.contentOffset.y == top && bar.frame.minY == top)
  }

  @Test func itIsGoneWithoutTitles() {
    let names = names()
    names.titles = nil
    names.collectionView.reloadData()
    bench.stage.advance(by: 0)
    #expect(names.collectionView.sectionIndex == nil)
  }
}
