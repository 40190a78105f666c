import Testing
import UIKit

@MainActor
@Suite struct FlipBookTests {
  private let stage = Stage(device: .iPhone15)
  private let book = FlipBook()

  init() {
    stage.show(book)
  }

  @Test func pagesTurnThereAndBack() throws {
    var ends: [Bool] = []
    let film = try stage.record { book.turnPage { ends.append($0) } }
    #expect(abs(film.duration - 0.6) < 1e-9)
    #expect(book.page.subviews == [book.back])
    try stage.record { book.turnPage { ends.append($0) } }
    #expect(book.page.subviews == [book.front])
    #expect(ends == [true, true])
    #expect(film.frames.first?.scene != film.frames[film.frames.count / 2].scene)
  }

  @Test func aBounceTouchesTheGround() {
    book.bounce()
    for (time, height) in [(0.25, -80.0), (0.5, 0), (0.75, -40), (1, 0)] {
      stage.advance(by: time - stage.now)
      let shown = book.page.layer.presentation()?.affineTransform().ty ?? .nan
      #expect(abs(shown - height) < 1e-6)
    }
  }

  @Test func theSliderLeadsThePage() {
    for value in [0.25, 0.75, 0.5] as [Float] {
      book.slider.value = value
      book.slider.sendActions(for: .valueChanged)
      stage.advance(by: 0.02)
      let y = book.page.layer.presentation()?.position.y ?? .nan
      #expect(abs(y - (280 + 200 * CGFloat(value))) < 1e-6)
    }
    #expect(!book.animator.isRunning)
    #expect(book.page.layer.presentation()?.opacity == 1)
    book.animator.startAnimation()
    stage.advance(by: 2)
    #expect(book.animator.state == .active)
    #expect(book.animator.fractionComplete == 1)
    #expect(book.page.layer.presentation()?.opacity == 0)
    book.animator.stopAnimation(false)
    book.animator.finishAnimation(at: .start)
    stage.advance(by: 0)
    #expect(book.page.center.y == 280)
    #expect(book.page.alpha == 1)
  }
}
