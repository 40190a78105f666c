import CoreGraphics
import Foundation
import Geometry
import Scene
import TestSupport
import Testing
import VirtualTime

@testable import QuartzCore

/// What waits for animations, what transactions pass on, and what is kept for objects.
@MainActor
@Suite struct BookkeepingTests {
  private final class Notes {
    var lines: [String] = []
  }

  private let screen = Screen()

  private func block(_ notes: Notes) -> AnimationBlock {
    let block = AnimationBlock { notes.lines.append("\($0)") }
    block.whenDone { notes.lines.append("done") }
    return block
  }

  @Test func `a block without animations is over at once`() {
    let (notes, core) = (Notes(), screen.core)
    block(notes).close(core)
    #expect(notes.lines == ["done"])
    core.flushTurn()
    #expect(notes.lines == ["done", "true"])
  }

  @Test(arguments: [([true, true], "true"), ([true, false], "false"), ([false, true], "false")])
  func `a block waits for the last of its animations`(ends: [Bool], finished: String) {
    let (notes, core) = (Notes(), screen.core)
    let block = block(notes)
    for _ in ends { block.expect() }
    #expect(block.isPending)
    block.fulfil(finished: ends[0], core)
    block.close(core)
    core.flushTurn()
    #expect(block.isPending && notes.lines.isEmpty)
    block.fulfil(finished: ends[1], core)
    core.flushTurn()
    #expect(!block.isPending && notes.lines == ["done", finished])
    block.close(core)
    core.flushTurn()
    #expect(notes.lines.count == 2)
  }

  @Test func `a block that is open is not over`() {
    let (notes, core) = (Notes(), screen.core)
    let block = block(notes)
    block.expect()
    block.fulfil(finished: true, core)
    core.flushTurn()
    #expect(notes.lines.isEmpty)
  }

  // MARK: Transactions

  @Test(.evidence(.documented))
  func `an inner transaction inherits and does not pass outwards`() {
    screen.core.becomeAmbient()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setValue("outer", forKey: "own")
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    #expect(CATransaction.value(forKey: "own") as? String == "outer")
    CATransaction.setAnimationDuration(3)
    CATransaction.setDisableActions(false)
    CATransaction.setValue("inner", forKey: "own")
    #expect(CATransaction.animationDuration() == 3 && !CATransaction.disableActions())
    #expect(CATransaction.value(forKey: "own") as? String == "inner")
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    #expect(CATransaction.value(forKey: "own") as? String == "outer")
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    #expect(CATransaction.value(forKey: "own") == nil)
    CATransaction.commit()
    #expect(screen.core.transactions.depth == 0)
  }

  @Test(.evidence(.documented))
  func `a turn's own transaction ends with it`() {
    screen.core.becomeAmbient()
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.flush()
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
  }

  // MARK: Objects

  /// The numbers of objc/runtime.h.
  @Test(.evidence(.documented))
  func `policies of associations have their numbers`() {
    let policies: [objc_AssociationPolicy] = [
      .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC,
      .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_COPY,
    ]
    #expect(policies.map(\.rawValue) == [0, 1, 3, 769, 771])
  }

  @Test func `what is retained stays and what is assigned does not`() {
    let owner = NSObject()
    let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 3)
    defer { keys.deallocate() }
    func value(_ index: Int) -> Any? { objc_getAssociatedObject(owner, keys + index) }
    objc_setAssociatedObject(owner, keys, NSObject(), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, keys + 1, Notes(), .OBJC_ASSOCIATION_ASSIGN)
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, keys + 2, text, .OBJC_ASSOCIATION_COPY)
    text.append("b")
    #expect(value(0) is NSObject && value(1) == nil)
    #expect((value(2) as? NSString)?.length == 1)
    objc_setAssociatedObject(owner, keys, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(value(0) == nil && value(2) != nil)
    objc_removeAssociatedObjects(owner)
    #expect(value(2) == nil)
  }

  // MARK: Cells of emitters

  /// An emitter takes a cell for another one only if a value of it differs.
  @Test func `cells are equal if all of their values are`() {
    let keys = [
      "birthRate", "lifetime", "lifetimeRange", "emissionLatitude", "emissionLongitude",
      "emissionRange", "velocity", "velocityRange", "xAcceleration", "yAcceleration", "scale",
      "scaleRange", "scaleSpeed", "spin", "spinRange", "contentsScale", "redRange", "greenRange",
      "blueRange", "alphaRange", "redSpeed", "greenSpeed", "blueSpeed", "alphaSpeed", "beginTime",
      "duration",
    ]
    for key in keys {
      var cell = CellValues()
      cell.set(key, 7)
      #expect(cell != CellValues(), "\(key)")
      var other = CellValues()
      other.set(key, 7)
      #expect(cell == other, "\(key)")
    }
    for (key, value) in [("name", "a"), ("enabled", false)] as [(String, Any)] {
      var cell = CellValues()
      cell.set(key, value)
      #expect(cell != CellValues(), "\(key)")
    }
    var parent = CellValues()
    parent.cells = [CellValues()]
    #expect(parent != CellValues())
    let part = CAEmitterCell()
    part.contentsRect.size.height = 0.5
    #expect(part.values != CellValues())
  }

  @Test func `a variation is half of its range to each side`() {
    var ranged = CellValues.Ranged(10)
    ranged.range = 4
    #expect([0, 0.25, 0.5, 1].map { ranged.value($0) } == [8, 9, 10, 12])
  }

  // MARK: Pictures

  @Test func `a picture by itself stands at its own bounds`() {
    var layer = Layer(frame: CGRect(x: 30, y: 40, width: 10, height: 20))
    layer.bounds.origin = CGPoint(x: 3, y: 4)
    (layer.anchorPointZ, layer.zPosition, layer.opacity) = (1, 2, 0.5)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.background = Color(white: 1)
    let alone = Node(layer, id: 7, label: "card").unplaced
    #expect(alone.layer.frame == CGRect(x: 3, y: 4, width: 10, height: 20))
    #expect(alone.layer.anchorPointZ == 0 && alone.layer.zPosition == 0)
    #expect(alone.layer.opacity == 1 && alone.layer.transform == CATransform3DIdentity)
    #expect(alone.id == 7 && alone.label == "card")
    #expect(alone.layer.background == Color(white: 1))
  }

  /// Contents that are no pictures change at the end.
  @Test func `only pictures dissolve`() {
    #expect(MixedContents(from: nil, to: nil, share: 0.5) == nil)
    #expect(MixedContents(from: "text", to: nil, share: 0.5) == nil)
    #expect(MixedContents(from: nil, to: 3, share: 0.5) == nil)
    let layer = CALayer()
    layer.values.drawing = .drawing(Drawing([]))
    let picture = RecordedContents(of: layer)
    #expect(picture != nil && RecordedContents(of: CALayer()) == nil)
    #expect(MixedContents(from: picture, to: nil, share: 0.5) != nil)
    #expect(MixedContents(from: nil, to: picture, share: 0.5) != nil)
    #expect(MixedContents(from: picture, to: "text", share: 0.5) == nil)
  }
}
