import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a collection controller does by itself.
@MainActor
@Suite struct CollectionControllerTests {
  private let stage = Stage(device: .iPhone15)
  private let list = Picked(collectionViewLayout: UICollectionViewFlowLayout())
  private let path = IndexPath(item: 0, section: 0)

  private func pick() {
    list.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    list.picks = []
  }

  @Test(.evidence(.measured))
  func theSelectionIsClearedAfterItWillAppear() {
    list.loadViewIfNeeded()
    pick()
    stage.show(list)
    stage.advance(by: 0)
    #expect(list.picks == ["will 1", "is 0", "did 0"])
  }

  @Test(.evidence(.measured))
  func theSelectionOfAnAnimatedAppearanceIsClearedBeforeItsEnd() throws {
    let nav = UINavigationController(rootViewController: list)
    stage.show(nav)
    nav.pushViewController(UIViewController(), animated: false)
    stage.advance(by: 0)
    pick()
    nav.popViewController(animated: true)
    try stage.settle()
    #expect(list.picks == ["will 1", "is 1", "did 0"])
  }

  @Test(.evidence(.measured))
  func aSelectionThatIsToStayStays() {
    list.clearsSelectionOnViewWillAppear = false
    list.loadViewIfNeeded()
    pick()
    stage.show(list)
    stage.advance(by: 0)
    #expect(list.picks == ["will 1", "is 1", "did 1"])
  }

  @Test(.evidence(.measured))
  func preferencesDoNotLoadTheView() {
    list.installsStandardGestureForInteractiveMovement = true
    list.useLayoutToLayoutNavigationTransitions = false
    list.clearsSelectionOnViewWillAppear = true
    #expect(list.collectionViewLayout === list.firstLayout && !list.isViewLoaded)
    let presses = { [list] in
      list.collectionView.gestureRecognizers?.count { $0 is UILongPressGestureRecognizer } ?? 0
    }
    let wanted = presses()
    list.installsStandardGestureForInteractiveMovement = false
    #expect(presses() == wanted - 1)
    #expect(list.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test(.evidence(.measured))
  func anotherCollectionViewDoesNotChangeTheLayoutOfTheController() {
    let first = list.collectionView
    let other = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    list.collectionView = other
    #expect(first?.superview == nil && other.superview === list.view)
    #expect(list.collectionViewLayout === list.firstLayout)
    #expect(other.collectionViewLayout !== list.firstLayout)
  }
}

/// Writes down how many items are selected when it appears.
@MainActor
private final class Picked: UICollectionViewController {
  var picks: [String] = []

  private func note(_ word: String) {
    picks.append("\(word) \(collectionView.indexPathsForSelectedItems?.count ?? 0)")
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("is")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did")
  }
}
