import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Where scripted fingers are, and when: each event as the window in front hears of it.
@MainActor
@Suite struct ScriptedFingerTests {
  private final class Pad: UIWindow {
    struct Line {
      let phase: UITouch.Phase
      let time: TimeInterval
      let places: [CGPoint]
      let tapCount: Int
    }

    var lines: [Line] = []

    override func sendEvent(_ event: UIEvent) {
      super.sendEvent(event)
      guard let touch = event.orderedTouches.first else { return }
      lines.append(
        Line(
          phase: touch.phase,
          time: event.timestamp,
          places: event.orderedTouches.map { $0.location(in: nil) },
          tapCount: touch.tapCount
        )
      )
    }

    var phases: [UITouch.Phase] { lines.map(\.phase) }

    /// Whether events came at these times.
    func isHeard(at times: [TimeInterval]) -> Bool {
      lines.count == times.count && zip(lines, times).allSatisfy { abs($0.time - $1) < 1e-6 }
    }

    /// Whether the fingers were at these places, event by event.
    func isTouched(at places: [[CGFloat]]) -> Bool {
      let found = lines.map { $0.places.flatMap { [$0.x, $0.y] } }
      return found.count == places.count
        && zip(found, places).allSatisfy { one, other in
          one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 1e-6 }
        }
    }
  }

  private let stage = Stage(device: .init(width: 320, height: 480, scale: 2))
  private let pad: Pad
  private static let frame = 1.0 / 60

  init() {
    pad = Pad(frame: stage.window.bounds)
    pad.isMultipleTouchEnabled = true
    pad.makeKeyAndVisible()
    stage.advance(by: 0)
  }

  // MARK: One finger

  @Test func aTapTakesNoTime() {
    stage.tap(at: CGPoint(x: 10, y: 20))
    #expect(pad.phases == [.began, .ended] && pad.isHeard(at: [0, 0]))
    #expect(pad.isTouched(at: [[10, 20], [10, 20]]))
    #expect(stage.now == 0)
  }

  @Test(arguments: [1, 2, 3, 5]) func tapsFollowEachOtherAtOnce(times: Int) {
    stage.tap(at: CGPoint(x: 10, y: 20), times: times)
    let began = pad.lines.filter { $0.phase == .began }
    #expect(pad.lines.count == 2 * times && began.map(\.tapCount) == Array(1...times))
    for (index, line) in began.enumerated() {
      #expect(isNear(line.time, 0.1 * Double(index), within: 1e-6))
    }
    #expect(isNear(stage.now, 0.1 * Double(times - 1), within: 1e-6))
  }

  @Test func tapsInAFilmFollowEachOtherToo() throws {
    let film = try stage.record {
      stage.tap(at: CGPoint(x: 10, y: 20), times: 3)
      #expect(stage.now == 0 && pad.lines.count == 2)
    }
    #expect(pad.lines.count == 6 && isNear(film.duration, 0.2, within: 1e-6))
  }

  @Test func aPressStays() {
    stage.press(at: CGPoint(x: 10, y: 20), duration: 0.75)
    #expect(pad.phases == [.began, .ended] && pad.isHeard(at: [0, 0.75]))
    #expect(pad.isTouched(at: [[10, 20], [10, 20]]))
  }

  @Test func aDragMovesWithEveryFrame() {
    let (start, end) = (CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 60))
    stage.drag(along: [start, end], hold: 0.5, duration: 2 * Self.frame, pause: 0.25)
    #expect(pad.phases == [.began, .moved, .moved, .ended])
    let moved = [0.5 + Self.frame, 0.5 + 2 * Self.frame]
    #expect(pad.isHeard(at: [0] + moved + [moved[1] + 0.25]))
    #expect(pad.isTouched(at: [[10, 20], [20, 40], [30, 60], [30, 60]]))
    #expect(isNear(stage.now, 0.75 + 2 * Self.frame, within: 1e-6))
  }

  /// Even one that takes no time arrives.
  @Test(arguments: [0, 0.001]) func aShortDragMovesOnce(duration: TimeInterval) {
    stage.drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 30, y: 60), duration: duration)
    #expect(pad.phases == [.began, .moved, .ended])
    #expect(pad.isHeard(at: [0, duration, duration]))
    #expect(pad.isTouched(at: [[10, 20], [30, 60], [30, 60]]))
  }

  /// The film begins before the finger moves, and ends when it is lifted.
  @Test func aDragRunsWhileTheFilmRuns() throws {
    stage.advance(by: 3)
    let film = try stage.record {
      stage.drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 30, y: 60), duration: 0.5)
      #expect(stage.now == 3 && pad.phases == [.began])
    }
    #expect(isNear(film.duration, 0.5, within: 1e-6) && pad.lines.count == 32)
    #expect(pad.phases.last == .ended)
  }

  // MARK: Several fingers

  @Test func aPinchIsLevelAboutItsCenter() {
    stage.pinch(at: CGPoint(x: 100, y: 200), from: 40, to: 80, duration: 2 * Self.frame)
    #expect(pad.phases == [.began, .moved, .moved, .ended])
    #expect(
      pad.isTouched(at: [
        [80, 200, 120, 200], [70, 200, 130, 200], [60, 200, 140, 200], [60, 200, 140, 200],
      ])
    )
  }

  /// The left finger goes up and the right one down: clockwise, as y points down.
  @Test func aTwistTurnsClockwiseAboutItsCenter() {
    let center = CGPoint(x: 100, y: 200)
    stage.twist(at: center, by: .pi / 2, duration: Self.frame)
    #expect(
      pad.isTouched(at: [[40, 200, 160, 200], [100, 140, 100, 260], [100, 140, 100, 260]])
    )
    pad.lines = []
    stage.twist(at: center, by: -.pi / 2, radius: 30, duration: Self.frame)
    #expect(
      pad.isTouched(at: [[70, 200, 130, 200], [100, 230, 100, 170], [100, 230, 100, 170]])
    )
  }

  @Test func fingersGoTheirOwnWays() {
    stage.drag(
      [
        (from: CGPoint(x: 10, y: 20), to: CGPoint(x: 30, y: 20)),
        (from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 180)),
      ],
      duration: 2 * Self.frame
    )
    #expect(
      pad.isTouched(at: [
        [10, 20, 200, 100], [20, 20, 200, 140], [30, 20, 200, 180], [30, 20, 200, 180],
      ])
    )
  }

  // MARK: Windows

  @Test func aWindowHearsInItsOwnSpace() {
    pad.frame = CGRect(x: 50, y: 100, width: 100, height: 100)
    stage.advance(by: 0)
    stage.drag(from: CGPoint(x: 60, y: 120), to: CGPoint(x: 70, y: 190), duration: Self.frame)
    #expect(pad.isTouched(at: [[10, 20], [20, 90], [20, 90]]))
    pad.lines = []
    stage.tap(at: CGPoint(x: 40, y: 120))
    #expect(pad.lines.isEmpty, "the window behind it is there")
  }

  @Test(.evidence(.documented)) func fingersThatAreIgnoredAreNotHeard() {
    stage.application.beginIgnoringInteractionEvents()
    stage.tap(at: CGPoint(x: 10, y: 20))
    stage.press(at: CGPoint(x: 10, y: 20), duration: 0.2)
    #expect(pad.lines.isEmpty && stage.now == 0)
    stage.application.endIgnoringInteractionEvents()
    pad.isHidden = true
    stage.tap(at: CGPoint(x: 10, y: 20))
    #expect(pad.lines.isEmpty)
    pad.isHidden = false
    stage.tap(at: CGPoint(x: 10, y: 20))
    #expect(pad.lines.count == 2)
  }

  // MARK: The status bar

  /// Only a short tap in one place brings a scroll view to its top.
  @Test(
    .evidence(.inferred),
    arguments: [(0, 0, 0), (0.45, 0, 0), (0.55, 0, 500), (0.1, 40, 500)]
      as [(TimeInterval, CGFloat, CGFloat)]
  )
  func aTapOnTheStatusBarIsShort(duration: TimeInterval, way: CGFloat, offset: CGFloat) throws {
    let stage = Stage(device: .iPhone15)
    let (root, scroll) = (UIViewController(), UIScrollView())
    stage.show(root)
    scroll.frame = root.view.bounds
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: scroll.bounds.width, height: 4000)
    scroll.contentOffset.y = 500
    root.view.addSubview(scroll)
    stage.advance(by: 0)
    let (start, end) = (CGPoint(x: 20, y: 10), CGPoint(x: 20 + way, y: 10))
    try stage.record {
      if way == 0 {
        stage.press(at: start, duration: duration)
      } else {
        stage.drag(from: start, to: end, duration: duration)
      }
    }
    #expect(scroll.contentOffset.y == offset)
  }
}
