import Foundation
import TestSupport
import Testing

@testable import QuartzCore

/// Actions for what happens to layers, and where they are looked up.
@MainActor
@Suite struct LayerEventTests {
  private final class Diary {
    var lines: [String] = []
  }

  private struct Note: CAAction {
    let word: String
    let diary: Diary

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      let name = (anObject as? CALayer)?.name ?? ""
      diary.lines.append([name, event, word].filter { !$0.isEmpty }.joined(separator: " "))
    }
  }

  private final class Answering: NSObject, CALayerDelegate {
    var answers: [String: any CAAction] = [:]

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answers[event] }
  }

  private final class Named: CALayer {
    nonisolated(unsafe) static var byDefault: (any CAAction)?

    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "onOrderIn" ? byDefault : nil
    }
  }

  private let screen = Screen()
  private let diary = Diary()

  private func layer(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    var actions: [String: any CAAction] = [:]
    for event in ["onOrderIn", "onOrderOut", "sublayers", "transition"] {
      actions[event] = Note(word: "", diary: diary)
    }
    layer.actions = actions
    return layer
  }

  private func lines(_ body: () -> Void) -> [String] {
    diary.lines = []
    body()
    return diary.lines
  }

  @Test(.evidence(.documented, .inferred))
  func `layers come and go with a visible tree`() {
    let (outer, inner) = (layer("outer"), layer("inner"))
    #expect(lines { outer.addSublayer(inner) } == [], "outer is on no screen")
    #expect(lines { screen.root.addSublayer(outer) } == ["outer onOrderIn", "inner onOrderIn"])
    #expect(lines { inner.removeFromSuperlayer() } == ["inner onOrderOut", "outer sublayers"])
    #expect(lines { outer.addSublayer(inner) } == ["outer sublayers", "inner onOrderIn"])
    #expect(lines { outer.isHidden = true } == ["outer onOrderOut", "inner onOrderOut"])
    #expect(lines { inner.removeFromSuperlayer() } == [], "nothing of it was visible")
    #expect(lines { outer.isHidden = false } == ["outer onOrderIn"])
  }

  @Test(.evidence(.inferred))
  func `a layer that is put in front neither comes nor goes`() {
    let (first, second) = (layer("first"), layer("second"))
    screen.root.addSublayer(first)
    screen.root.addSublayer(second)
    #expect(lines { screen.root.addSublayer(first) } == [])
  }

  @Test(.evidence(.documented, .inferred))
  func `a layer that takes another's place has a transition`() {
    let (old, new) = (layer("old"), layer("new"))
    screen.root.addSublayer(old)
    #expect(
      lines { screen.root.replaceSublayer(old, with: new) } == [
        "old onOrderOut", "new onOrderIn", "new transition",
      ]
    )
  }

  @Test(.evidence(.documented, .inferred))
  func `a new list of sublayers is one change`() {
    let (outer, layers) = (layer("outer"), ["a", "b", "c"].map { layer($0) })
    screen.root.addSublayer(outer)
    outer.sublayers = Array(layers.prefix(2))
    #expect(
      lines { outer.sublayers = Array(layers.suffix(2)) } == [
        "a onOrderOut", "outer sublayers", "c onOrderIn",
      ]
    )
    #expect(lines { outer.sublayers = Array(layers.suffix(2)) } == [])
    #expect(
      lines { outer.replaceSublayer(layers[1], with: layers[0]) } == [
        "b onOrderOut", "outer sublayers", "a onOrderIn", "a transition",
      ]
    )
  }

  /// It was removed without end.
  @Test func `an action may remove its layer again`() {
    final class Remover: NSObject, CAAction {
      func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
        (object as? CALayer)?.removeFromSuperlayer()
      }
    }
    let layer = CALayer()
    layer.actions = ["onOrderOut": Remover()]
    screen.root.addSublayer(layer)
    layer.removeFromSuperlayer()
    #expect(layer.superlayer == nil && screen.root.sublayers?.contains(layer) != true)
  }

  @Test(.evidence(.documented))
  func `without actions nothing happens`() {
    let layer = layer("layer")
    #expect(
      lines {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        screen.root.addSublayer(layer)
        layer.isHidden = true
        CATransaction.commit()
      } == []
    )
  }

  /// An animation for an event runs in the layer under the event's name.
  @Test(.evidence(.documented))
  func `a transition fades what comes`() {
    let layer = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
    fade.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.actions = ["onOrderIn": fade]
    screen.root.addSublayer(layer)
    #expect(layer.animationKeys() == ["onOrderIn"])
    screen.core.flushTurn()
    screen.advance(to: 0.25)
    #expect(layer.presentation()?.opacity == 0.25)
  }

  /// The delegate, the dictionary, the style, the class; an NSNull ends the search.
  @Test(.evidence(.documented))
  func `actions are looked up in order`() {
    let layer = Named()
    let delegate = Answering()
    layer.delegate = delegate
    delegate.answers["onOrderIn"] = Note(word: "delegate", diary: diary)
    layer.actions = ["onOrderIn": Note(word: "actions", diary: diary)]
    let styled: [String: any CAAction] = ["onOrderIn": Note(word: "style", diary: diary)]
    layer.style = ["actions": styled]
    Named.byDefault = Note(word: "class", diary: diary)
    defer { Named.byDefault = nil }
    func word() -> String? { (layer.action(forKey: "onOrderIn") as? Note)?.word }
    #expect(word() == "delegate")
    delegate.answers["onOrderIn"] = NSNull()
    #expect(layer.action(forKey: "onOrderIn") == nil)
    delegate.answers = [:]
    #expect(word() == "actions")
    layer.actions = nil
    #expect(word() == "style")
    layer.style = nil
    #expect(word() == "class")
    Named.byDefault = NSNull()
    #expect(layer.action(forKey: "onOrderIn") == nil)
  }
}
