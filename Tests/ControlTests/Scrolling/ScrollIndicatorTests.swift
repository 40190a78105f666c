import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// When indicators show, where, and how long they are.
@MainActor
@Suite struct ScrollIndicatorTests {
  private let bench = Bench()
  private let scroll = UIScrollView()

  init() {
    bench.add(scroll, CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test(arguments: [true, false], [true, false])
  func anIndicatorShowsIfItIsWantedAndTheContentScrolls(isWanted: Bool, isLarge: Bool) throws {
    let side: CGFloat = isLarge ? 900 : 50
    scroll.contentSize = CGSize(width: side, height: side)
    scroll.showsHorizontalScrollIndicator = isWanted
    scroll.showsVerticalScrollIndicator = !isWanted
    scroll.showIndicators()
    let bars = try #require(scroll.bars)
    #expect(bars.horizontal.opacity == (isWanted && isLarge ? 1 : 0))
    #expect(bars.vertical.opacity == (!isWanted && isLarge ? 1 : 0))
  }

  @Test func contentThatAlwaysBouncesHasIndicatorsToo() throws {
    scroll.alwaysBounceVertical = true
    scroll.showIndicators()
    let bars = try #require(scroll.bars)
    #expect(bars.vertical.opacity == 1 && bars.horizontal.opacity == 0)
  }

  @Test func indicatorsStayForAMomentAndFade() throws {
    scroll.contentSize = CGSize(width: 100, height: 900)
    scroll.flashScrollIndicators()
    let bar = try #require(scroll.bars).vertical
    var shown: [CGFloat] = []
    for step in [0.29, 0.135, 0.135] {
      bench.stage.advance(by: step)
      let opacity = try #require(bar.presentation()).opacity
      shown.append(CGFloat(opacity))
    }
    #expect(shown[0] == 1 && isNear(shown[1], 0.5, within: 0.01) && shown[2] == 0)
  }

  /// Its place on screen.
  private func bar(at offset: CGFloat) throws -> CGRect {
    scroll.contentOffset.y = offset
    scroll.showIndicators()
    scroll.layOutIndicators()
    return try #require(scroll.bars).vertical.frame.offsetBy(dx: 0, dy: -offset)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let content: CGFloat
    let offset: CGFloat
    let start: CGFloat
    let length: CGFloat
    var testDescription: String { "\(content) at \(offset)" }
  }

  /// Of 194 points between its ends it has the share of the content that is in sight, at least 36.
  @Test(arguments: [
    Row(content: 1000, offset: 0, start: 3, length: 38.8),
    Row(content: 1000, offset: 800, start: 158.2, length: 38.8),
    Row(content: 1000, offset: 400, start: 80.6, length: 38.8),
    Row(content: 400, offset: 50, start: 27.25, length: 97),
    Row(content: 9000, offset: 0, start: 3, length: 36),
    // Beyond an end it is shorter by that, but never shorter than two widths.
    Row(content: 1000, offset: -20, start: 3, length: 18.8),
    Row(content: 1000, offset: 820, start: 178.2, length: 18.8),
    Row(content: 1000, offset: -90, start: 3, length: 6),
  ])
  func theIndicatorIsAsLongAsWhatIsInSight(row: Row) throws {
    scroll.contentSize = CGSize(width: 100, height: row.content)
    let shown = try bar(at: row.offset)
    #expect(isNear(shown.minY, row.start) && isNear(shown.height, row.length))
    #expect(isNear(shown.minX, 94) && isNear(shown.width, 3))
  }

  @Test func theHorizontalIndicatorLiesAtTheBottom() throws {
    scroll.contentSize = CGSize(width: 200, height: 100)
    scroll.contentOffset.x = 100
    scroll.showIndicators()
    scroll.layOutIndicators()
    let bars = try #require(scroll.bars)
    let frame = bars.horizontal.frame
    // Half of 94 points, at the end.
    #expect(isNear(frame.minX, 150) && isNear(frame.width, 47))
    #expect(isNear(frame.minY, 194) && isNear(frame.height, 3))
    #expect(bars.vertical.frame == .zero)
  }

  @Test(arguments: [(false, 90.0), (true, 5.0)])
  func insetsTakeFromTheTrackAndMoveTheBar(isRightToLeft: Bool, x: CGFloat) throws {
    scroll.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 5, left: 2, bottom: 7, right: 4)
    let first = try bar(at: -20)
    #expect(isNear(first.minY, 28) && isNear(first.height, 36) && isNear(first.minX, x))
    #expect(isNear(try bar(at: 830).maxY, 160))
  }

  @Test(arguments: [(42.0, false), (43.0, true)])
  func aTrackThatIsTooShortHasNoIndicator(height: CGFloat, shows: Bool) throws {
    scroll.frame.size.height = height
    scroll.contentSize = CGSize(width: 100, height: 1000)
    #expect(try bar(at: 0).isEmpty == !shows)
  }

  @Test func theStyleIsAFaintColor() {
    let traits = scroll.traitCollection
    func color(_ style: UIScrollView.IndicatorStyle) -> UIColor {
      scroll.indicatorStyle = style
      return scroll.barColor.resolvedColor(with: traits)
    }
    let label = UIColor.label.withAlphaComponent(0.35).resolvedColor(with: traits)
    #expect(color(.default) == label)
    #expect(color(.black) == UIColor.black.withAlphaComponent(0.35))
    #expect(color(.white) == UIColor.white.withAlphaComponent(0.35))
  }
}
