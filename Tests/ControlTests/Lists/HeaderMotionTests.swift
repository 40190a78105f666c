import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// How headers come and go with their sections.
@MainActor
@Suite struct HeaderMotionTests {
  private let bench = Bench()
  private let model = CountedItems()

  private func list(
    _ layout: UICollectionViewFlowLayout,
    sections: Int
  ) -> UICollectionView {
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge"
    )
    model.counts = Array(repeating: 1, count: sections)
    list.dataSource = model
    return bench.add(list, CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  private func header(_ list: UICollectionView, _ section: Int) -> UICollectionReusableView? {
    list.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    )
  }

  @Test(.evidence(.documented)) func headersComeFromWhereTheLayoutSays() throws {
    let list = list(SlidingHeaders(), sections: 1)
    model.counts = [1, 1]
    list.insertSections([1])
    let view = try #require(header(list, 1))
    bench.stage.advance(by: 0)
    #expect(view.layer.presentation()?.position.x == 480)
    try bench.stage.settle()
    #expect(view.center.x == 160)
  }

  @Test(.evidence(.documented)) func headersGoWhereTheLayoutSays() throws {
    let list = list(SlidingHeaders(), sections: 2)
    let view = try #require(header(list, 1))
    #expect(view.center.x == 160)
    model.counts = [1]
    list.deleteSections([1])
    bench.stage.advance(by: 0.15)
    #expect(!view.isHidden && (view.layer.presentation()?.position.x ?? 0) > 160)
    try bench.stage.settle()
    #expect(view.isHidden && header(list, 1) == nil)
  }
}

/// Headers come from the right, and go there.
@MainActor
private final class SlidingHeaders: UICollectionViewFlowLayout {
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { outside(elementKind, elementIndexPath) }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { outside(elementKind, elementIndexPath) }

  private func outside(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind,
      with: path
    )
    attributes.frame = CGRect(x: 320, y: 80, width: 320, height: 30)
    return attributes
  }
}
