import Foundation
import TestSupport
import Testing
import UIKit

/// Programs in the manner of well-known demos, and what would go wrong in them.
@MainActor
@Suite struct DemoTests {
  private let stage = Stage(device: .init(width: 200, height: 400, scale: 1))

  private func frames(_ view: UICollectionView) -> [Int: CGRect] {
    let cells = view.subviews.compactMap { $0 as? UICollectionViewCell }.filter { !$0.isHidden }
    let shown = cells.compactMap { cell in
      cell.contentView.backgroundColor.map { ($0, cell.layer.presentation()?.frame ?? .null) }
    }
    let tiles = LayoutTilesController().colors
    return Dictionary(
      shown.compactMap { color, frame in tiles.firstIndex(of: color).map { ($0, frame) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  @Test func aLayoutMaySetItselfUpInPrepare() throws {
    let tiles = LayoutTilesController()
    stage.show(tiles)
    let film = try stage.record {
      tiles.collectionView.setCollectionViewLayout(tiles.cover, animated: true)
    }
    #expect(film.faults.isEmpty && film.duration == 0.3)
    stage.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 30, y: 200), duration: 0.2)
    try stage.settle()
    #expect(stage.faults.isEmpty)
    // It rests with an item in the middle: every 70 points.
    let offset = tiles.collectionView.contentOffset.x
    #expect(offset > 0 && abs((offset / 70).rounded() * 70 - offset) < 1)
  }

  /// The fault was that items which the new layout does not show vanished at once.
  @Test func itemsGoWhereTheNewLayoutHasThem() throws {
    let tiles = LayoutTilesController()
    stage.show(tiles)
    let before = frames(tiles.collectionView)
    #expect(before.count == 12)
    var middle: [Int: CGRect] = [:]
    stage.schedule(at: 0.15) { middle = frames(tiles.collectionView) }
    try stage.record {
      tiles.collectionView.setCollectionViewLayout(tiles.list, animated: true)
    }
    let last = try #require(middle[11])
    #expect(last.minY > (before[11]?.minY ?? 0) + 50 && last.width > 80)
    #expect(frames(tiles.collectionView)[11] == nil)
    // Back again, the last ones come from below.
    stage.schedule(at: 0.15) { middle = frames(tiles.collectionView) }
    try stage.record {
      tiles.collectionView.setCollectionViewLayout(tiles.grid, animated: true)
    }
    #expect((middle[11]?.minY ?? 0) > (before[11]?.minY ?? 0) + 50)
    #expect(frames(tiles.collectionView) == before)
  }

  @Test(arguments: [(3.0, true), (1.5, false)])
  func aPinchLeadsOneLayoutIntoAnother(scale: Double, finishes: Bool) throws {
    let tiles = LayoutTilesController()
    stage.show(tiles)
    let before = frames(tiles.collectionView)
    var widest: CGFloat = 0
    for tick in 1...20 {
      stage.schedule(at: Double(tick) / 40) {
        widest = max(widest, frames(tiles.collectionView)[0]?.width ?? 0)
      }
    }
    stage.pinch(at: CGPoint(x: 100, y: 200), from: 40, to: 40 * scale, duration: 0.5)
    try stage.settle()
    #expect(tiles.ends == [finishes] && stage.faults.isEmpty)
    #expect(widest > 60 && (finishes || widest < 110))
    let layout = finishes ? tiles.list : tiles.grid
    #expect(tiles.collectionView.collectionViewLayout === layout)
    #expect(frames(tiles.collectionView)[0]?.width == (finishes ? 184 : before[0]?.width))
  }

  /// A path does not animate by itself; the fault was a jelly that stood still.
  @Test(.evidence(.documented))
  func aShapeFollowsItsDisplayLink() throws {
    let jelly = ElasticView(frame: CGRect(x: 50, y: 150, width: 100, height: 100))
    jelly.backgroundColor = .systemOrange
    stage.window.addSubview(jelly)
    stage.advance(by: 0)
    var heights: [CGFloat] = []
    for time in [0.1, 0.2, 0.4] {
      stage.schedule(at: time) {
        let shape = jelly.layer.sublayers?.first as? CAShapeLayer
        heights.append(shape?.presentation()?.path?.boundingBoxOfPath.height ?? 0)
      }
    }
    try stage.record(for: 1, fps: 60) {
      stage.press(at: CGPoint(x: 100, y: 200), duration: 0.1)
    }
    #expect(heights.count == 3 && heights[0] > 110 && heights[1] > heights[0] && heights[2] < 110)
  }

  @Test func aTabBarOfOnesOwnIsSetByItsKey() throws {
    let tabs = BumpTabController()
    stage.show(tabs)
    #expect(tabs.tabBar is BumpTabBar && tabs.value(forKey: "tabBar") as? UITabBar === tabs.tabBar)
    #expect(tabs.tabBar.items?.count == 3 && tabs.tabBar.frame.height == 60)
    let film = try stage.record { stage.tap(at: CGPoint(x: 170, y: 380)) }
    #expect(tabs.selectedIndex == 2 && film.faults.isEmpty)
    // An empty image takes the glass away, so that the bar's own shape is seen.
    let picture = try #require(film.frames.last).scene
    #expect(!"\(picture)".contains("backdrop"))
    let ball = tabs.tabBar.subviews.first { $0.bounds.width == 36 }
    #expect(abs((ball?.center.x ?? 0) - 500 / 3) < 1e-6)
  }

  @Test func aKeyThatNobodyKnowsIsRefused() throws {
    let controller = UIViewController()
    stage.show(controller)
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { controller.setValue(1, forKey: "nonsense") }
    }
  }

  @Test func aPingRevealsTheNextScreen() throws {
    let first = PingViewController()
    let navigation = UINavigationController(rootViewController: first)
    navigation.isNavigationBarHidden = true
    navigation.delegate = first
    stage.show(navigation)
    var radius: CGFloat = 0
    stage.schedule(at: 0.25) {
      let mask = navigation.topViewController?.view.layer.mask as? CAShapeLayer
      radius = mask?.presentation()?.path?.boundingBoxOfPath.width ?? 0
    }
    let film = try stage.record { stage.tap(at: CGPoint(x: 160, y: 60)) }
    // The demo leaves its backdrop and its snapshot in the container, and hears of it.
    #expect(film.duration == 0.5 && film.faults.count <= 2)
    #expect(radius > 40 && radius < 800)
    #expect(
      navigation.viewControllers.count == 2 && navigation.topViewController?.view.layer.mask == nil
    )
  }
}
