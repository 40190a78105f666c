import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// A collection view that two screens of a stack share.
@MainActor
@Suite struct LayoutToLayoutTests {
  private final class Cells: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 4 }
    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let stage = Stage(device: .iPhone15)
  private let small = Cells(collectionViewLayout: Self.flow(side: 50))
  private let large = Cells(collectionViewLayout: Self.flow(side: 200))
  private let nav: UINavigationController

  private static func flow(side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    return layout
  }

  init() {
    nav = UINavigationController(rootViewController: small)
    large.useLayoutToLayoutNavigationTransitions = true
    stage.show(nav)
  }

  private var side: CGFloat? { small.collectionView.cellForItem(at: [0, 0])?.bounds.width }
  private var shownSide: CGFloat? {
    small.collectionView.cellForItem(at: [0, 0])?.layer.presentation()?.bounds.width
  }

  @Test func aPushLeadsTheItemsIntoTheNextLayout() throws {
    let collection = small.collectionView
    nav.pushViewController(large, animated: true)
    stage.advance(by: 0.15)
    #expect(large.collectionView === collection)
    #expect(collection?.isDescendant(of: large.view) == true)
    let halfway = try #require(shownSide)
    #expect(halfway > 50 && halfway < 200)
    stage.advance(by: 1)
    #expect(side == 200 && large.viewIfLoaded?.window != nil)
    #expect(collection?.collectionViewLayout === large.firstLayout)
    #expect(collection?.dataSource === small && collection?.delegate === large)
  }

  @Test func aPopLeadsThemBack() {
    nav.pushViewController(large, animated: true)
    stage.advance(by: 1)
    nav.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(side == 50 && small.collectionView.superview === small.view)
    #expect(small.collectionView.collectionViewLayout === small.firstLayout)
    #expect(small.collectionView.delegate === small)
    #expect(stage.faults.isEmpty)
  }

  @Test func withoutAnimationTheLayoutChangesAtOnce() {
    nav.pushViewController(large, animated: false)
    stage.advance(by: 0)
    #expect(side == 200)
    nav.popViewController(animated: false)
    stage.advance(by: 0)
    #expect(side == 50)
  }

  @Test func otherwiseEachHasItsOwn() {
    large.useLayoutToLayoutNavigationTransitions = false
    nav.pushViewController(large, animated: true)
    stage.advance(by: 1)
    #expect(large.collectionView !== small.collectionView && side == 50)
  }
}
