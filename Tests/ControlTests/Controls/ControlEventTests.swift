import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a control sends, in which order, and to whom.
@MainActor
@Suite struct ControlEventTests {
  private let bench = Bench()
  private let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
    (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up"),
    (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    (.primaryActionTriggered, "primary"),
  ]

  private final class Log { var words: [String] = [] }

  /// Words that follow themselves are written once.
  private func log(of control: UIControl) -> Log {
    let log = Log()
    for (event, name) in names {
      let action = UIAction { _ in if log.words.last != name { log.words.append(name) } }
      control.addAction(action, for: event)
    }
    return log
  }

  @Test func aFingerThatLeavesAndComesBackIsFollowed() {
    let button = bench.add(UIButton(), CGRect(x: 0, y: 0, width: 100, height: 50))
    let log = log(of: button)
    let (inside, far) = (CGPoint(x: 50, y: 25), CGPoint(x: 50, y: 200))
    bench.stage.drag(along: [inside, far, inside], duration: 0.4)
    #expect(
      log.words == ["down", "inside", "exit", "outside", "enter", "inside", "up", "primary"]
    )
    #expect(!button.isTracking && !button.isTouchInside && !button.isHighlighted)
    log.words = []
    bench.stage.drag(along: [inside, far], duration: 0.2)
    #expect(log.words == ["down", "inside", "exit", "outside", "up outside"])
  }

  @Test func aButtonIsHighlightedWhileTheFingerIsOnIt() {
    let button = bench.add(UIButton(), CGRect(x: 0, y: 0, width: 100, height: 50))
    var seen: [[Bool]] = []
    for event in [UIControl.Event.touchDown, .touchDragExit, .touchDragOutside, .touchUpOutside] {
      let action = UIAction { _ in
        let now = [button.isTracking, button.isHighlighted]
        if seen.last != now { seen.append(now) }
      }
      button.addAction(action, for: event)
    }
    let (inside, far) = (CGPoint(x: 50, y: 25), CGPoint(x: 50, y: 200))
    bench.stage.drag(along: [inside, far], duration: 0.2)
    // The exit is told before the look changes.
    #expect(seen == [[true, true], [true, false], [false, false]])
  }

  @Test(arguments: [true, false])
  func onlyAButtonsPrimaryActionIsATap(isButton: Bool) {
    let control: UIControl = isButton ? UIButton() : UISwitch()
    bench.add(control, CGRect(x: 0, y: 0, width: 51, height: 31))
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    bench.stage.tap(at: CGPoint(x: 10, y: 15))
    #expect(count == 1)
    #expect(control.tapIsPrimary == isButton)
  }

  @Test(.evidence(.documented)) func eventsAreTheBitsOfTheirHeader() {
    let bits: [(UIControl.Event, UInt)] = [
      (.touchDown, 0x1), (.touchDownRepeat, 0x2), (.touchDragInside, 0x4),
      (.touchDragOutside, 0x8), (.touchDragEnter, 0x10), (.touchDragExit, 0x20),
      (.touchUpInside, 0x40), (.touchUpOutside, 0x80), (.touchCancel, 0x100),
      (.valueChanged, 0x1000), (.primaryActionTriggered, 0x2000), (.menuActionTriggered, 0x4000),
      (.editingDidBegin, 0x1_0000), (.editingChanged, 0x2_0000), (.editingDidEnd, 0x4_0000),
      (.editingDidEndOnExit, 0x8_0000), (.allTouchEvents, 0xFFF), (.allEditingEvents, 0xF_0000),
    ]
    for (event, bit) in bits { #expect(event.rawValue == bit) }
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
  }

  @Test func aStateIsMadeOfWhatHoldsForTheControl() {
    let control = UIControl()
    #expect(control.state == .normal && control.isEnabled)
    #expect(!control.isContextMenuInteractionEnabled && !control.showsMenuAsPrimaryAction)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
    control.frame = CGRect(x: 10, y: 10, width: 40, height: 30)
    let menu = UIContextMenuConfiguration(actionProvider: { _ in nil })
    #expect(control.menuAttachmentPoint(for: menu) == CGPoint(x: 20, y: 30))
  }

  @Test func handlersAreCountedUntilOneSaysStop() {
    let control = UIControl()
    for title in ["a", "b", "c"] {
      control.addAction(UIAction(title: title) { _ in }, for: .touchDown)
    }
    var seen: [String] = []
    control.enumerateEventHandlers { action, target, events, stop in
      seen.append("\(action?.title ?? "") \(target == nil) \(events == .touchDown)")
      stop = seen.count == 2
    }
    #expect(seen == ["a true true", "b true true"])
  }

  /// A finger's gesture that takes the touch cancels the control's.
  @Test func aTouchThatIsTakenIsCancelled() {
    let button = bench.add(UIButton(), CGRect(x: 0, y: 0, width: 100, height: 50))
    let log = log(of: button)
    bench.view.addGestureRecognizer(UIPanGestureRecognizer())
    bench.stage.drag(
      along: [CGPoint(x: 20, y: 25), CGPoint(x: 90, y: 25)],
      duration: 0.3
    )
    #expect(log.words == ["down", "inside", "cancel"])
    #expect(!button.isTracking && !button.isHighlighted)
  }
}
