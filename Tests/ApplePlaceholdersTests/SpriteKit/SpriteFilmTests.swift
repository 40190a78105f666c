import Foundation
import HeadlessUIKit
import Scene
import Testing

@testable import ApplePlaceholders

@MainActor @Suite struct SpriteFilmTests {
  @Test(arguments: [
    SKAction.moveBy(x: 9, y: 0, duration: 9), .fadeOut(withDuration: 9), .scale(by: 2, duration: 9),
    .rotate(toAngle: 1, duration: 9, shortestUnitArc: true), .moveTo(x: 1, duration: 9),
  ])
  func aNodeThatIsTakenAwayWhileItMovesIsLetGo(action: SKAction) {
    let sprites = SpriteStage()
    weak var kept: SKNode?
    do {
      let node = SKNode()
      kept = node
      sprites.scene.addChild(node)
      node.run(.repeatForever(action))
      sprites.stage.advance(by: 1)
      node.removeFromParent()
    }
    #expect(kept == nil)
  }

  @Test func aFilmLastsAsLongAsTheActionsThatEnd() throws {
    let sprites = SpriteStage()
    let (spinner, mover) = (SKNode(), SKNode())
    for node in [spinner, mover] { sprites.scene.addChild(node) }
    spinner.run(.repeatForever(.rotate(byAngle: .pi, duration: 1)))
    let still = try sprites.stage.record {}
    #expect(still.duration < 0.1)
    let film = try sprites.stage.record { mover.run(.wait(forDuration: 2)) }
    #expect(film.duration >= 2 && film.duration < 2.1)
    sprites.scene.isPaused = true
    mover.run(.wait(forDuration: 2))
    #expect(try sprites.stage.record {}.duration < 0.1)
  }

  @Test func aViewThatLeavesItsWindowKeepsNoFilmOpen() throws {
    let sprites = SpriteStage()
    sprites.scene.run(.wait(forDuration: 5))
    let film = try sprites.stage.record { sprites.view.removeFromSuperview() }
    #expect(film.duration < 0.1)
  }

  @Test func aSceneIsUpdatedAtEveryRefresh() {
    let scene = ToldScene(size: CGSize(width: 200, height: 100))
    let sprites = SpriteStage(scene)
    #expect(scene.told == ["loaded", "moved"])
    sprites.stage.advance(by: 0.1)
    #expect(scene.updates.count == 6)
    let steps = zip(scene.updates, scene.updates.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0 - 1.0 / 60) < 1e-9 })
    sprites.view.presentScene(nil)
    sprites.stage.advance(by: 0.1)
    #expect(scene.told == ["loaded", "moved", "left"] && scene.updates.count == 6)
  }

  @Test func touchesReachTheForemostNodeThatWantsThem() {
    let scene = ToldScene(size: CGSize(width: 200, height: 100))
    let sprites = SpriteStage(scene, frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    let button = Button(color: .red, size: CGSize(width: 40, height: 40))
    button.position = CGPoint(x: 100, y: 50)
    button.isUserInteractionEnabled = true
    let cover = SKSpriteNode(color: .blue, size: CGSize(width: 60, height: 60))
    cover.position = button.position
    scene.addChild(button)
    scene.addChild(cover)
    sprites.stage.tap(at: CGPoint(x: 110, y: 240))
    #expect(button.touched == [CGPoint(x: 10, y: 10)] && scene.touched.isEmpty)
    sprites.stage.tap(at: CGPoint(x: 10, y: 290))
    #expect(scene.touched == [CGPoint(x: 10, y: 10)] && button.touched.count == 1)
  }

  @Test func whatDoesNotExistIsReportedOnce() {
    let sprites = SpriteStage()
    for _ in 0..<2 { sprites.scene.addChild(SKNode()) }
    for node in sprites.scene.children { node.physicsBody = SKPhysicsBody(circleOfRadius: 5) }
    for node in sprites.scene.children { node.addChild(SKEmitterNode()) }
    let sentences = sprites.stage.faults.map(\.sentence)
    #expect(sentences.filter { $0.contains("physics is not simulated") }.count == 1)
    #expect(sentences.filter { $0.contains("particles") }.count == 1)
  }

  @Test(arguments: [
    (SKTransition.crossFade(withDuration: 0.5), false), (.fade(withDuration: 0.5), false),
    (.push(with: .left, duration: 0.5), false), (.reveal(with: .up, duration: 0.5), false),
    (.moveIn(with: .down, duration: 0.5), false), (.doorway(withDuration: 0.5), true),
  ])
  func aTransitionEndsWithOneScene(transition: SKTransition, isSaid: Bool) throws {
    let sprites = SpriteStage()
    let next = ToldScene(size: CGSize(width: 200, height: 100))
    let film = try sprites.stage.record {
      sprites.view.presentScene(next, transition: transition)
    }
    #expect(abs(film.duration - 0.5) < 0.05)
    #expect(sprites.view.scene === next && sprites.scene.view == nil)
    let shown = sprites.view.layer.sublayers ?? []
    #expect(shown.map(ObjectIdentifier.init) == [ObjectIdentifier(next.canvas)])
    let said = sprites.stage.faults.map(\.sentence)
    #expect(said.count == (isSaid ? 1 : 0) && said.allSatisfy { $0.contains("doorway") })
  }
}

private final class ToldScene: SKScene {
  private(set) var told: [String] = []
  private(set) var updates: [TimeInterval] = []
  private(set) var touched: [CGPoint] = []

  override func sceneDidLoad() { told.append("loaded") }
  override func didMove(to view: SKView) { told.append("moved") }
  override func willMove(from view: SKView) { told.append("left") }
  override func update(_ currentTime: TimeInterval) { updates.append(currentTime) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched += touches.map { $0.location(in: self) }
  }
}

private final class Button: SKSpriteNode {
  private(set) var touched: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched += touches.map { $0.location(in: self) }
  }
}
