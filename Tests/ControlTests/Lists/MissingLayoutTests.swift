import Foundation
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct MissingLayoutTests {
  private final class Grid: UICollectionView {
    let ownLayout = UICollectionViewFlowLayout()

    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      super.init(frame: frame, collectionViewLayout: ownLayout)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func aCollectionViewMayBringItsOwnLayout() {
    let grid = Grid()
    #expect(grid.collectionViewLayout == grid.ownLayout && grid.frame == .zero)
  }

  @Test(.evidence(.documented))
  func aCollectionViewWithoutALayoutRaisesAnException() throws {
    let stage = Stage(device: .iPhone15)
    let exception = try #require(throws: Stage.UIKitException.self) {
      _ = try stage.record { _ = UICollectionView() }
    }
    #expect(exception.fault.sentence == "a collection view is made without a layout")
  }
}
