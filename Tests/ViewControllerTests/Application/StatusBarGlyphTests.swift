import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// The symbols of the status bar, and where they stand.
@MainActor
@Suite struct StatusBarGlyphTests {
  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    let pairs = [
      (one.minX, other.minX), (one.minY, other.minY), (one.maxX, other.maxX),
      (one.maxY, other.maxY),
    ]
    return pairs.allSatisfy { abs($0.0 - $0.1) < 0.01 }
  }

  @Test func eachIsTwelvePointsHigh() {
    let (half, wide) = (2.0.squareRoot() / 2, 11.6)
    #expect(
      isNear(StatusBarGlyphs.signal.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 17.9, height: 12))
    )
    #expect(
      isNear(
        StatusBarGlyphs.waves.boundingBoxOfPath,
        CGRect(x: 8.5 - wide * half, y: 0.2, width: 2 * wide * half, height: 11.6)
      )
    )
    #expect(
      isNear(StatusBarGlyphs.charge.boundingBoxOfPath, CGRect(x: 2, y: 2, width: 20, height: 8))
    )
    #expect(
      isNear(
        StatusBarGlyphs.batteryOutline.boundingBoxOfPath,
        CGRect(x: -0.5, y: -0.5, width: 27, height: 13)
      )
    )
  }

  @Test(
    arguments: [
      // Four bars, each higher than the one before.
      (1.5, 10, true), (1.5, 7.9, false), (6.5, 6, true), (6.5, 5, false), (11.4, 3.5, true),
      (11.4, 2.4, false), (16.3, 0.5, true), (4, 11, false), (9, 11, false), (14, 11, false),
      (18.1, 11, false),
    ]
  )
  func barsGrow(x: CGFloat, y: CGFloat, isInside: Bool) {
    #expect(StatusBarGlyphs.signal.contains(CGPoint(x: x, y: y)) == isInside)
  }

  /// Up from the dot: dot, gap, wave, gap, wave.
  @Test(
    arguments: [
      (1, true), (3.5, true), (3.7, false), (4.9, false), (5.1, true), (7.4, true), (7.6, false),
      (8.8, false), (9, true), (11.5, true), (11.7, false), (-1, false),
    ]
  )
  func wavesAreBands(distance: CGFloat, isInside: Bool) {
    #expect(StatusBarGlyphs.waves.contains(CGPoint(x: 8.5, y: 11.8 - distance)) == isInside)
    // A quarter of a circle: nothing at its side.
    #expect(!StatusBarGlyphs.waves.contains(CGPoint(x: 8.5 + abs(distance), y: 11.7)))
  }

  struct Bar: Sendable {
    let frame: CGRect
    let time: CGPoint
    /// Where signal, waves, battery and its outline begin.
    let symbols: [CGFloat]
    let line: CGFloat
  }

  nonisolated static let bars = [
    Bar(
      frame: CGRect(x: 0, y: 0, width: 393, height: 59),
      time: CGPoint(x: 393 * 0.17, y: 59 * 0.62),
      symbols: 393 - 393 * 0.17 - 71.5 / 2,
      line: 59 * 0.62
    ),
    Bar(
      frame: CGRect(x: 0, y: 0, width: 834, height: 24),
      time: CGPoint(x: 32, y: 12),
      symbols: 834 - 12 - 71.5,
      line: 12
    ),
    Bar(
      frame: CGRect(x: 0, y: 0, width: 375, height: 20),
      time: CGPoint(x: 187.5, y: 10),
      symbols: [12, 35, 336.5, 336.5],
      line: 10
    ),
  ]

  @Test(arguments: bars.indices)
  func theyStandOnBothSidesOfTheCutout(index: Int) throws {
    let bar = Self.bars[index]
    let view = StatusBarView(frame: .zero)
    let state = StatusBar.State(style: .default, isHidden: false)
    view.show(state, on: bar.frame, .none, isDark: true)
    let time = try #require(view.subviews.first as? UILabel)
    #expect(abs(time.center.x - bar.time.x) < 1e-9 && abs(time.center.y - bar.time.y) < 1e-9)
    #expect(time.text == "9:41" && time.textColor == .black)
    let shapes = (view.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
    let starts = shapes.map(\.position.x)
    #expect(zip(starts, bar.symbols).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(shapes.allSatisfy { abs($0.position.y - (bar.line - 6)) < 1e-9 })
    #expect(shapes.allSatisfy { $0.fillColor == UIColor.black.cgColor })
    #expect(shapes.map(\.opacity) == [1, 1, 1, 0.4])
  }

  /// The whole bar is mirrored: what ended at a distance from the right begins there from the left.
  @Test(arguments: bars.indices)
  func theirOrderIsMirroredFromRightToLeft(index: Int) throws {
    let bar = Self.bars[index]
    let view = StatusBarView(frame: .zero)
    view.semanticContentAttribute = .forceRightToLeft
    view.show(StatusBar.State(), on: bar.frame, .none, isDark: true)
    let time = try #require(view.subviews.first)
    #expect(abs(time.center.x - (bar.frame.width - bar.time.x)) < 1e-9)
    let shapes = (view.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
    for (number, width) in [17.9, 17, 26.5, 26.5].enumerated() {
      let end = bar.frame.width - bar.symbols[number]
      #expect(abs(shapes[number].position.x + width - end) < 1e-9)
    }
  }

  @Test(
    arguments: [
      (false, UIStatusBarAnimation.none, 1, 29.5), (true, .none, 0, 29.5), (true, .fade, 0, 29.5),
      (true, .slide, 1, -29.5), (false, .slide, 1, 29.5),
    ] as [(Bool, UIStatusBarAnimation, CGFloat, CGFloat)]
  )
  func aHiddenBarFadesOrSlides(
    isHidden: Bool,
    animation: UIStatusBarAnimation,
    alpha: CGFloat,
    y: CGFloat
  ) {
    let view = StatusBarView(frame: .zero)
    let state = StatusBar.State(style: .lightContent, isHidden: isHidden)
    view.show(state, on: CGRect(x: 0, y: 0, width: 393, height: 59), animation, isDark: false)
    #expect(view.alpha == alpha && view.center == CGPoint(x: 196.5, y: y))
    #expect((view.subviews.first as? UILabel)?.textColor == .white)
  }
}

extension StatusBarGlyphTests.Bar {
  /// A bar with all symbols at its end.
  init(frame: CGRect, time: CGPoint, symbols start: CGFloat, line: CGFloat) {
    let starts = [0, 23, 45, 45].map { start + $0 }
    self.init(frame: frame, time: time, symbols: starts, line: line)
  }
}
