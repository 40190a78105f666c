import Testing
import UIKit

@MainActor
@Suite struct CollectionScreenTests {
  private let stage = Stage(device: .iPhone15)

  @Test func photosOfTwoColumnsStandBelowEachOther() throws {
    let stream = PhotoStreamViewController()
    stage.show(stream)
    let view: UICollectionView = stream.collectionView
    let column: CGFloat = (393 - 32) / 2
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let fourth = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)))
    #expect(first.frame == CGRect(x: 6, y: 6, width: column - 12, height: 120))
    #expect(fourth.frame == CGRect(x: column + 6, y: 198, width: column - 12, height: 150))
    // Columns: 120 + 90 + 210 + 140 + 130 and 180 + 150 + 100 + 160 + 170, 12 more for each.
    #expect(view.contentSize.height == 820)
    stream.heights.remove(at: 0)
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    try stage.settle()
    let now = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(now.frame.height == 180 && now.frame.minY == 6)
    #expect(stage.faults.isEmpty)
  }

  @Test func theCarouselStopsAtACard() throws {
    let carousel = CarouselViewController()
    stage.show(carousel)
    let view = carousel.collectionView
    let second = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(abs(second.transform3D.m11 - 0.6) < 1e-9 && abs(second.alpha - 0.6) < 1e-6)
    stage.drag(from: CGPoint(x: 300, y: 360), to: CGPoint(x: 180, y: 360), duration: 0.3)
    try stage.settle()
    // Cards are 210 apart, and a card stands in the middle.
    let cards = (view.contentOffset.x / 210).rounded()
    #expect(cards >= 1 && abs(view.contentOffset.x - cards * 210) < 0.01)
    let middle = try #require(view.cellForItem(at: IndexPath(item: Int(cards), section: 0)))
    #expect(middle.transform3D.m11 == 1 && middle.alpha == 1)
    #expect(stage.faults.isEmpty)
  }

  @Test func aGestureOfItsOwnFileIsRecognized() {
    let screen = CheckmarkScreen()
    stage.show(screen)
    stage.drag(
      along: [CGPoint(x: 60, y: 300), CGPoint(x: 110, y: 380), CGPoint(x: 260, y: 200)],
      duration: 0.6
    )
    #expect(screen.count == 1)
    stage.drag(
      along: [CGPoint(x: 60, y: 300), CGPoint(x: 110, y: 380), CGPoint(x: 90, y: 460)],
      duration: 0.6
    )
    #expect(screen.count == 1)
  }
}

private class CheckmarkScreen: UIViewController {
  var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(
      CheckmarkGestureRecognizer(
        target: self,
        action: Selector("marked", CheckmarkScreen.marked)
      )
    )
  }

  func marked(_ sender: UIGestureRecognizer) {
    if sender.state == .recognized { count += 1 }
  }
}
