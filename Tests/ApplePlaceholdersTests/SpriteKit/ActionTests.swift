import Foundation
import Geometry
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

@MainActor @Suite struct ActionTests {
  struct Timed: CustomTestStringConvertible, Sendable {
    let name: String
    let action: SKAction
    let duration: TimeInterval
    var testDescription: String { name }

    init(_ name: String, _ action: SKAction, _ duration: TimeInterval) {
      (self.name, self.action, self.duration) = (name, action, duration)
    }
  }

  nonisolated private static let wait = SKAction.wait(forDuration: 0.5)

  @Test(arguments: [
    Timed("wait", wait, 0.5), Timed("sequence", .sequence([wait, wait, .hide()]), 1),
    Timed("group", .group([wait, .wait(forDuration: 2)]), 2),
    Timed("repeat", .repeat(wait, count: 3), 1.5),
    Timed("for ever", .repeatForever(wait), .infinity),
    Timed("removal", .removeFromParent(), 0),
    Timed(
      "path",
      .follow(CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil), speed: 20),
      2
    ),
    Timed(
      "frames",
      .animate(
        with: [SKTexture(image: UIImage()), SKTexture(image: UIImage())],
        timePerFrame: 0.1
      ),
      0.2
    ),
    Timed("reversed", .sequence([wait, .moveBy(x: 1, y: 1, duration: 1)]).reversed(), 1.5),
  ])
  func anActionLasts(row: Timed) {
    #expect(abs(row.action.duration - row.duration) < 1e-9 || row.action.duration == row.duration)
    #expect(row.action.isEndless == (row.duration == .infinity))
  }

  @Test func aNodeIsHalfwayAfterHalfOfTheTime() {
    let sprites = SpriteStage()
    let node = SKNode()
    sprites.scene.addChild(node)
    node.run(.move(to: CGPoint(x: 60, y: 30), duration: 1))
    sprites.stage.advance(by: 0.5)
    #expect(isClose(node.position, CGPoint(x: 30, y: 15)))
    #expect(node.hasActions())
    sprites.stage.advance(by: 0.5)
    #expect(node.position == CGPoint(x: 60, y: 30) && !node.hasActions())
  }

  @Test func oneActionBeginsExactlyWhereAnotherEnds() {
    let sprites = SpriteStage()
    let node = SKNode()
    sprites.scene.addChild(node)
    // Neither ends at a refresh.
    let (left, right) = (
      SKAction.moveBy(x: 10, y: 0, duration: 0.103), SKAction.moveBy(x: -10, y: 0, duration: 0.207)
    )
    node.run(.repeat(.sequence([left, right]), count: 2))
    sprites.stage.advance(by: 0.5)
    // 0.19 s into the second round, of which 0.103 s lead away.
    #expect(abs(node.position.x - (10 - 10 * 0.087 / 0.207)) < 1e-6)
    sprites.stage.advance(by: 0.2)
    #expect(abs(node.position.x) < 1e-9 && !node.hasActions())
  }

  @Test func changesOfTwoActionsAddUp() {
    let sprites = SpriteStage()
    let node = SKNode()
    sprites.scene.addChild(node)
    node.run(.moveBy(x: 10, y: 0, duration: 1))
    node.run(.moveBy(x: 20, y: 5, duration: 0.5))
    sprites.stage.advance(by: 1)
    #expect(isClose(node.position, CGPoint(x: 30, y: 5)))
  }

  @Test func anActionAndItsOppositeCancelOut() {
    let sprites = SpriteStage()
    let node = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
    sprites.scene.addChild(node)
    let actions: [SKAction] = [
      .moveBy(x: 3, y: 4, duration: 0.1), .rotate(byAngle: 1, duration: 0.1),
      .scale(by: 3, duration: 0.1), .resize(byWidth: 5, height: -2, duration: 0.1),
    ]
    let there = SKAction.sequence(actions)
    node.run(.sequence([there, there.reversed()]))
    sprites.stage.advance(by: 1)
    #expect(isClose(node.position, .zero) && abs(node.zRotation) < 1e-9)
    #expect(abs(node.xScale - 1) < 1e-9 && abs(node.size.width - 10) < 1e-9)
  }

  @Test func blocksRunInOrderAndRemovedActionsNoMore() {
    let sprites = SpriteStage()
    let node = SKNode()
    sprites.scene.addChild(node)
    var told: [String] = []
    node.run(
      .sequence([.run { told.append("a") }, .wait(forDuration: 0.1), .run { told.append("b") }])
    ) { told.append("end") }
    node.run(
      .repeatForever(.sequence([.wait(forDuration: 0.05), .run { told.append(".") }])),
      withKey: "dots"
    )
    sprites.stage.advance(by: 0.12)
    #expect(told == ["a", ".", "b", "end", "."] || told == ["a", ".", ".", "b", "end"])
    node.removeAction(forKey: "dots")
    let count = told.count
    sprites.stage.advance(by: 1)
    #expect(told.count == count && !node.hasActions())
  }

  @Test func aNodeThatRemovesItselfIsGone() {
    let sprites = SpriteStage()
    let node = SKNode()
    sprites.scene.addChild(node)
    node.run(.sequence([.fadeOut(withDuration: 0.2), .removeFromParent()]))
    sprites.stage.advance(by: 0.3)
    #expect(node.parent == nil && node.alpha == 0)
  }

  @Test func aFollowerLooksAlongItsPath() {
    let sprites = SpriteStage()
    let node = SKNode()
    node.position = CGPoint(x: 5, y: 5)
    sprites.scene.addChild(node)
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 100))
    path.addLine(to: CGPoint(x: 100, y: 100))
    node.run(.follow(path, asOffset: true, orientToPath: true, speed: 100))
    sprites.stage.advance(by: 0.5)
    #expect(isClose(node.position, CGPoint(x: 5, y: 55)) && abs(node.zRotation) < 1e-9)
    sprites.stage.advance(by: 1)
    #expect(isClose(node.position, CGPoint(x: 55, y: 105)))
    #expect(abs(node.zRotation + .pi / 2) < 1e-9)
  }

  @Test(arguments: [SKActionTimingMode.linear, .easeIn, .easeOut, .easeInEaseOut])
  func anEasedActionBeginsAndEndsWhereALinearOneDoes(mode: SKActionTimingMode) {
    let action = SKAction.wait(forDuration: 1)
    action.timingMode = mode
    #expect(action.shaped(0) == 0 && action.shaped(1) == 1)
    let middle = action.shaped(0.5)
    #expect(mode == .easeIn ? middle < 0.5 : mode == .easeOut ? middle > 0.5 : middle == 0.5)
    let values = (0...100).map { action.shaped(Double($0) / 100) }
    #expect(zip(values, values.dropFirst()).allSatisfy(<))
  }

  @Test func aPausedSceneAndAPausedViewStandStill() {
    let sprites = SpriteStage()
    let node = SKNode()
    sprites.scene.addChild(node)
    node.run(.moveBy(x: 100, y: 0, duration: 1))
    sprites.scene.isPaused = true
    sprites.stage.advance(by: 1)
    #expect(node.position.x == 0)
    sprites.scene.isPaused = false
    sprites.view.isPaused = true
    sprites.stage.advance(by: 1)
    #expect(node.position.x == 0)
    sprites.view.isPaused = false
    sprites.stage.advance(by: 1.05)
    #expect(isClose(node.position, CGPoint(x: 100, y: 0)))
  }

  private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6
  }
}
