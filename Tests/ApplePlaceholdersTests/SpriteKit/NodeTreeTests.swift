import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

@MainActor @Suite struct NodeTreeTests {
  private let root = SKNode()
  private let hall = SKNode()
  private let cellar = SKNode()

  init() {
    hall.name = "hall"
    cellar.name = "cellar"
    root.addChild(hall)
    hall.addChild(cellar)
  }

  @Test func colorsAreThoseOfUIKit() {
    #expect(SKSpriteNode(color: SKColor.red, size: .zero).color == UIColor.red)
  }

  @Test func aChildIsInItsParentOnce() {
    #expect(hall.parent === root && root.children.map(\.name) == ["hall"])
    hall.removeFromParent()
    #expect(hall.parent == nil && root.children.isEmpty && hall.children.count == 1)
    root.insertChild(hall, at: 7)
    #expect(root.family.count == 3 && cellar.inParentHierarchy(root))
    root.removeAllChildren()
    #expect(root.family.count == 1)
  }

  @Test func aNodeThatMovesToAnotherParentKeepsItsPlace() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    scene.addChild(root)
    (root.position, hall.position) = (CGPoint(x: 10, y: 20), CGPoint(x: 1, y: 2))
    hall.xScale = 2
    cellar.position = CGPoint(x: 3, y: 4)
    let place = cellar.convert(.zero, to: scene)
    #expect(place == CGPoint(x: 17, y: 26))
    cellar.move(toParent: root)
    #expect(cellar.convert(.zero, to: scene) == place)
    #expect(scene.convert(place, to: cellar) == .zero)
  }

  @Test(arguments: [
    ("hall", ["hall"]), ("cellar", []), ("hall/cellar", ["cellar"]), ("//cellar", ["cellar"]),
    (".//*", ["hall", "cellar"]), ("*", ["hall"]), ("h*l", ["hall"]), ("h*x", []),
    ("hall/..", [nil]), ("//c*l*r", ["cellar"]), (".", [nil]),
  ])
  func aPathOfNamesFinds(path: String, names: [String?]) {
    #expect(root[path].map(\.name) == names)
    var told: [String?] = []
    root.enumerateChildNodes(withName: path) { node, _ in told.append(node.name) }
    #expect(told == names)
  }

  @Test func theFrameAroundAFamilyHoldsEveryChild() {
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
    sprite.position = CGPoint(x: 20, y: 0)
    cellar.addChild(sprite)
    hall.addChild(SKSpriteNode(color: .red, size: CGSize(width: 2, height: 2)))
    #expect(root.calculateAccumulatedFrame() == CGRect(x: -1, y: -5, width: 26, height: 10))
    #expect(root.frame == .zero && SKNode().calculateAccumulatedFrame() == .zero)
  }

  @Test func aCopyIsATreeOfItsOwn() throws {
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
    (sprite.zRotation, sprite.name) = (1, "sprite")
    cellar.addChild(sprite)
    let copy = try #require(hall.copy() as? SKNode)
    #expect(copy !== hall && copy.parent == nil && copy.name == "hall")
    let twin = try #require(copy["//sprite"].first as? SKSpriteNode)
    #expect(twin !== sprite && twin.size == sprite.size && twin.zRotation == 1)
  }

  @Test func aNodeWithAParentRaisesWhatSpriteKitWould() {
    let stage = Stage(device: .iPhone15)
    #expect(throws: Stage.UIKitException.self) {
      try stage.record(for: 0.1) { root.addChild(cellar) }
    }
    #expect(cellar.parent === hall)
  }
}
