import Foundation
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Targets, actions and who hears of them.
@MainActor
@Suite struct UIControlTests {
  @MainActor private final class Receiver: NSObject {
    var heard: [String] = []
    func touched() { heard.append("touched") }
    func changed(_ sender: UIControl) { heard.append("changed") }
  }

  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let receiver = Receiver()
  private let touched = Selector("touched", Receiver.touched)
  private let changed = Selector("changed:", Receiver.changed)

  @Test func `an action that is added twice is sent once`() {
    control.addTarget(receiver, action: touched, for: .touchUpInside)
    control.addTarget(receiver, action: touched, for: .touchUpInside)
    control.addTarget(receiver, action: touched, for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(receiver.heard == ["touched"])
    control.sendActions(for: .touchDown)
    #expect(receiver.heard == ["touched", "touched"])
    #expect(control.allControlEvents == [.touchUpInside, .touchDown])
  }

  @MainActor private final class Panel: UIView {
    var heard = 0
    func save() { heard += 1 }
  }

  @Test(.evidence(.documented))
  func `without a target, the first responder that knows the action hears it`() {
    let stage = Stage(device: .iPhoneSE)
    let (outer, inner) = (Panel(), UIView())
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(control)
    let save = Selector("save", Panel.save)
    control.addTarget(nil, action: save, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(outer.heard == 1)
    #expect(outer.responds(to: save) && !inner.responds(to: save))
  }

  @Test(.evidence(.documented))
  func `without a target, the chain of the first responder is searched before the sender's`() {
    final class Desk: UIView {
      var heard = 0
      func save() { heard += 1 }
      override var canBecomeFirstResponder: Bool { true }
    }
    let stage = Stage(device: .iPhoneSE)
    let (desk, panel) = (Desk(), Desk())
    stage.window.addSubview(desk)
    stage.window.addSubview(panel)
    panel.addSubview(control)
    control.addTarget(nil, action: Selector("save", Desk.save), for: .touchUpInside)
    #expect(desk.becomeFirstResponder())
    control.sendActions(for: .touchUpInside)
    #expect(desk.heard == 1 && panel.heard == 0)
    #expect(desk.resignFirstResponder())
    control.sendActions(for: .touchUpInside)
    #expect(desk.heard == 1 && panel.heard == 1)
  }

  @Test func `a control that is disabled under a finger lets go of it`() {
    let stage = Stage(device: .iPhoneSE)
    stage.window.addSubview(control)
    control.addTarget(receiver, action: touched, for: .touchUpInside)
    control.addAction(UIAction { [control] _ in control.isEnabled = false }, for: .touchDown)
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(receiver.heard.isEmpty && !control.isTracking && !control.isHighlighted)
  }

  @Test func `an action is taken back from the events that are named`() {
    control.addTarget(receiver, action: touched, for: [.touchUpInside, .touchDown])
    control.addTarget(receiver, action: changed, for: .valueChanged)
    #expect(control.allTargets == [receiver])
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchDown) == ["touched"])
    control.removeTarget(receiver, action: touched, for: .touchDown)
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchDown) == nil)
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(receiver.heard == ["changed"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(receiver.heard == ["changed"])
  }

  @Test func `closures are known by their names`() {
    var heard: [String] = []
    let save = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: save) { _ in heard.append("old") }, for: .touchDown)
    control.addAction(UIAction(identifier: save) { _ in heard.append("new") }, for: .touchDown)
    let unnamed = UIAction(title: "Go", image: nil) { action in
      heard.append(action.sender is UIControl ? "go" : "?")
    }
    control.addAction(unnamed, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(heard == ["new", "go"])
    control.removeAction(identifiedBy: save, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(heard == ["new", "go", "go"])
  }

  @Test(.evidence(.reported)) func `a disabled control is not highlighted as well`() {
    (control.isHighlighted, control.isSelected, control.isEnabled) = (true, true, true)
    #expect(control.state == [.highlighted, .selected])
    control.isEnabled = false
    control.isHighlighted = true
    #expect(control.isHighlighted && control.state == [.disabled, .selected])
  }

  @Test func `a disabled control hears nothing, a highlighted button glows if asked`() {
    let stage = Stage(device: .iPhone15)
    let button = UIButton(frame: control.frame)
    stage.window.addSubview(button)
    button.addTarget(receiver, action: touched, for: .touchUpInside)
    button.isEnabled = false
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(receiver.heard.isEmpty)
    button.isEnabled = true
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(receiver.heard == ["touched"])
    let quiet = button.subviews.count
    button.isHighlighted = true
    #expect(button.subviews.count == quiet)
    button.isHighlighted = false
    button.showsTouchWhenHighlighted = true
    button.isHighlighted = true
    #expect(button.subviews.count == quiet + 1)
    #expect(button.glow?.isHidden == false)
    button.isHighlighted = false
    #expect(button.glow?.isHidden == true)
  }

  @Test func `a target that is gone is not kept and not called`() {
    weak var gone: Receiver?
    do {
      let short = Receiver()
      gone = short
      control.addTarget(short, action: touched, for: .touchDown)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchDown)
  }

  @Test func `notifications reach selectors until the observer goes or is removed`() {
    let center = NotificationCenter()
    let name = Notification.Name("news")
    @MainActor final class Reader: NSObject {
      var heard = 0
      func read(_ notification: Notification) { heard += 1 }
    }
    let read = Selector("read:", Reader.read)
    let reader = Reader()
    weak var gone: Reader?
    do {
      let short = Reader()
      gone = short
      center.addObserver(short, selector: read, name: name, object: nil)
    }
    #expect(gone == nil)
    center.addObserver(reader, selector: read, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(reader.heard == 1)
    center.removeObserver(reader, name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(reader.heard == 1)
    center.addObserver(reader, selector: read, name: nil, object: control)
    center.post(name: name, object: control)
    center.post(name: name, object: receiver)
    #expect(reader.heard == 2)
    center.removeObserver(reader)
    center.post(name: name, object: control)
    #expect(reader.heard == 2)
  }

  @Test func `messages are sent at once, taps are events of the film`() throws {
    receiver.perform(touched)
    receiver.perform(changed, with: control)
    #expect(receiver.heard == ["touched", "changed"])
    let film = try Stage().record {
      let tap = UIImpactFeedbackGenerator(style: .heavy)
      tap.prepare()
      tap.impactOccurred()
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.success)
    }
    #expect(
      film.events.map(\.name) == [
        "impactOccurred()", "selectionChanged()", "notificationOccurred(_:)",
      ]
    )
    #expect(film.events.first?.detail == "heavy")
  }

  @MainActor private final class Knob: UIControl {
    let turns = 3
  }

  @MainActor private final class Desk: NSObject {
    var turns: [Int] = []
    func turned(_ knob: Knob) { turns.append(knob.turns) }
    func scrolled(_ view: UIScrollView) { turns.append(0) }
  }

  @Test(.rule("selector.narrower-parameter", .documented))
  func `a method that takes a subclass of the sender's class is called`() {
    let (stage, desk) = (Stage(device: .iPhoneSE), Desk())
    stage.window.addSubview(control)
    control.addTarget(desk, action: Selector("turned:", Desk.turned), for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(desk.turns == [3, 3])
    #expect(stage.faults.count == 1, "it is said once")
    #expect(stage.faults.first?.remedy == "declare the parameter as UIControl")
    control.addTarget(desk, action: Selector("scrolled:", Desk.scrolled), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(desk.turns == [3, 3], "a class beside the sender's is none of its kind")
  }

  /// Taps often end editing so: `#selector(UIView.endEditing(_:))`.
  @Test(.evidence(.reported))
  func `a method that takes a Boolean is called with true`() {
    let (stage, field) = (Stage(device: .iPhoneSE), UITextField())
    stage.window.addSubview(field)
    stage.window.addSubview(control)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    let end = Selector("endEditing:", UIView.endEditing)
    control.addTarget(stage.window, action: end, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(!field.isFirstResponder)
    #expect(stage.faults.isEmpty)
  }
}
