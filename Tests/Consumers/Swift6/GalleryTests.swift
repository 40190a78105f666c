import Testing
import UIKit

@MainActor
@Suite struct GalleryTests {
  private let stage = Stage(device: .iPhoneSE)

  @Test func threePhotosStandInARow() {
    let gallery = GalleryViewController()
    gallery.photos = (0..<50).map { "Photo \($0)" }
    stage.show(gallery)
    stage.advance(by: 0)
    let widths = Set(gallery.collectionView.visibleCells.map(\.frame.width))
    #expect(widths.count == 1)
    let frames = gallery.collectionView.visibleCells.prefix(3).map(\.frame)
    #expect(Set(frames.map(\.minY)).count == 1)
    stage.tap(at: CGPoint(x: frames[1].midX, y: frames[1].midY + 20))
    #expect(gallery.chosen == ["Photo 1"])
  }

  @Test func aFastPanThrowsTheCardAway() throws {
    let screen = CardViewController()
    stage.show(screen)
    let film = try stage.record {
      stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 250, y: 200), duration: 0.15)
    }
    #expect(screen.isThrown)
    #expect(film.duration > 0.3)
  }

  @Test func aSlowPanBringsTheCardBack() throws {
    let screen = CardViewController()
    stage.show(screen)
    let home = screen.view.convert(screen.card.center, from: screen.card.superview)
    stage.drag(
      along: [CGPoint(x: 100, y: 200), CGPoint(x: 180, y: 260)],
      duration: 0.5,
      pause: 0.2
    )
    try stage.settle()
    #expect(!screen.isThrown)
    let now = screen.view.convert(screen.card.center, from: screen.card.superview)
    #expect(now == home)
  }
}
