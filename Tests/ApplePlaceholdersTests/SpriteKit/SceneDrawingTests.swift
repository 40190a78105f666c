import Foundation
import Geometry
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

@MainActor @Suite struct SceneDrawingTests {
  struct Row: CustomTestStringConvertible {
    let mode: SKSceneScaleMode
    let anchor: CGPoint
    let point: CGPoint
    let shown: CGPoint

    init(
      _ mode: SKSceneScaleMode,
      _ anchor: (Double, Double),
      _ point: (Double, Double),
      _ shown: (Double, Double)
    ) {
      (self.mode, self.anchor) = (mode, CGPoint(x: anchor.0, y: anchor.1))
      self.point = CGPoint(x: point.0, y: point.1)
      self.shown = CGPoint(x: shown.0, y: shown.1)
    }

    var testDescription: String { "\(mode) \(anchor) \(point)" }
  }

  // A scene of 100 × 100 in a view of 200 × 100.
  @Test(arguments: [
    Row(.fill, (0, 0), (0, 0), (0, 100)), Row(.fill, (0, 0), (100, 100), (200, 0)),
    Row(.fill, (0.5, 0.5), (0, 0), (100, 50)), Row(.aspectFit, (0, 0), (0, 0), (50, 100)),
    Row(.aspectFit, (0, 0), (100, 100), (150, 0)), Row(.aspectFill, (0, 0), (0, 0), (0, 150)),
    Row(.aspectFill, (0, 0), (50, 50), (100, 50)), Row(.resizeFill, (0, 0), (200, 100), (200, 0)),
  ])
  func aPointOfTheSceneIsShownWithYUpwards(row: Row) {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    (scene.scaleMode, scene.anchorPoint) = (row.mode, row.anchor)
    let sprites = SpriteStage(scene)
    let shown = scene.convertPoint(toView: row.point)
    #expect(isClose(shown, row.shown))
    #expect(isClose(scene.convertPoint(fromView: shown), row.point))
    #expect(isClose(sprites.view.convert(shown, to: scene), row.point))
  }

  @Test func aSpriteIsWhereItsAnchorPointIs() {
    let sprites = SpriteStage()
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 20))
    sprite.position = CGPoint(x: 50, y: 30)
    sprites.scene.addChild(sprite)
    #expect(sprites.shownFrames == [CGRect(x: 30, y: 60, width: 40, height: 20)])
    #expect(sprite.frame == CGRect(x: 30, y: 20, width: 40, height: 20))
    sprite.anchorPoint = .zero
    #expect(sprites.shownFrames == [CGRect(x: 50, y: 50, width: 40, height: 20)])
  }

  @Test func aParentMovesTurnsAndScalesItsChildren() throws {
    let sprites = SpriteStage()
    let parent = SKNode()
    parent.position = CGPoint(x: 100, y: 50)
    parent.zRotation = .pi / 2
    parent.setScale(2)
    let child = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 4))
    child.position = CGPoint(x: 10, y: 0)
    parent.addChild(child)
    sprites.scene.addChild(parent)
    // A quarter of a turn against the clock: what was on the right is above.
    #expect(isClose(child.convert(.zero, to: sprites.scene), CGPoint(x: 100, y: 70)))
    let shown = try #require(sprites.shownFrames.first)
    #expect(isClose(shown.origin, CGPoint(x: 96, y: 20)))
    #expect(abs(shown.width - 8) < 1e-9 && abs(shown.height - 20) < 1e-9)
  }

  @Test func depthsAddUpAcrossTheTree() {
    let sprites = SpriteStage()
    let names = ["a", "b", "c"]
    let nodes = names.map { name in
      let node = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
      node.name = name
      return node
    }
    nodes[0].zPosition = 1
    nodes[0].addChild(nodes[1])
    nodes[1].zPosition = -2
    sprites.scene.addChild(nodes[0])
    sprites.scene.addChild(nodes[2])
    #expect(sprites.scene.nodes(at: .zero).compactMap(\.name) == ["a", "c", "b"])
  }

  @Test func opacitiesMultiplyAndHiddenNodesAreNotDrawn() throws {
    let sprites = SpriteStage()
    let parent = SKNode()
    parent.alpha = 0.5
    let child = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
    child.alpha = 0.5
    parent.addChild(child)
    sprites.scene.addChild(parent)
    sprites.view.layoutIfNeeded()
    #expect(sprites.scene.canvas.sublayers?.first?.opacity == 0.25)
    parent.isHidden = true
    #expect(sprites.shownFrames.isEmpty)
    #expect(sprites.scene.nodes(at: .zero).isEmpty)
  }

  @Test func aCameraIsTheMiddleOfTheView() {
    let sprites = SpriteStage()
    let camera = SKCameraNode()
    camera.position = CGPoint(x: 20, y: 20)
    camera.setScale(2)
    sprites.scene.addChild(camera)
    sprites.scene.camera = camera
    #expect(
      isClose(sprites.scene.convertPoint(toView: CGPoint(x: 20, y: 20)), CGPoint(x: 100, y: 50))
    )
    #expect(
      isClose(sprites.scene.convertPoint(toView: CGPoint(x: 40, y: 40)), CGPoint(x: 110, y: 40))
    )
  }

  @Test func aCroppedNodeIsMaskedByAnotherTree() throws {
    let sprites = SpriteStage()
    let crop = SKCropNode()
    crop.maskNode = SKSpriteNode(color: .white, size: CGSize(width: 10, height: 10))
    crop.addChild(SKSpriteNode(color: .red, size: CGSize(width: 50, height: 50)))
    crop.position = CGPoint(x: 100, y: 50)
    sprites.scene.addChild(crop)
    sprites.view.layoutIfNeeded()
    let group = try #require(sprites.scene.canvas.sublayers?.first)
    #expect(group.mask?.sublayers?.map(\.frame) == [CGRect(x: 95, y: 45, width: 10, height: 10)])
    #expect(group.sublayers?.map(\.frame) == [CGRect(x: 75, y: 25, width: 50, height: 50)])
  }

  @Test func aLabelStandsOnItsBaseline() {
    let label = SKLabelNode(text: "Score")
    #expect(label.frame.minY < 0 && label.frame.maxY > 0)
    #expect(abs(label.frame.midX) < 1e-9)
    label.verticalAlignmentMode = .top
    label.horizontalAlignmentMode = .left
    #expect(label.frame.maxY == 0 && label.frame.minX == 0)
  }

  @Test func aShapeIncludesHalfOfItsLine() {
    let circle = SKShapeNode(circleOfRadius: 10)
    circle.lineWidth = 4
    #expect(isClose(circle.frame.origin, CGPoint(x: -12, y: -12)))
    #expect(abs(circle.frame.width - 24) < 1e-9)
  }

  @Test func aTintIsMadeOnceAndNoneKeepsThePicture() throws {
    let size = CGSize(width: 2, height: 2)
    let white = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    var tint = SpriteTint()
    let texture = SKTexture(image: white)
    #expect(tint.picture(of: texture, .red, 0) === texture.cgImage())
    let red = tint.picture(of: texture, .red, 1)
    #expect(red !== texture.cgImage() && tint.picture(of: texture, .red, 1) === red)
  }

  private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }
}
