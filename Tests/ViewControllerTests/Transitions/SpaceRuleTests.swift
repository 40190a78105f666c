import Bitmap
import CairoRenderer
import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Views that share a space are drawn by depth, in the middle of an animation too.
@MainActor
@Suite struct SpaceRuleTests {
  private let stage = Stage(device: Stage.Device(width: 60, height: 40, scale: 1))
  private let screen = UIView()

  init() {
    screen.frame = stage.window.bounds
    stage.window.addSubview(screen)
  }

  private func add(_ color: UIColor, _ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    screen.addSubview(view)
    return view
  }

  /// The colours from left to right through the middle of the screen, each as often as it comes.
  private func row() throws -> [String] {
    stage.advance(by: 0)
    let bytes = try Renderer(scale: 1).draw(stage.scene()).straightRGBA()
    let names: [[UInt8]: String] = [
      [255, 0, 0, 255]: "red", [0, 0, 255, 255]: "blue", [0, 255, 0, 255]: "green",
    ]
    let colors = (0..<60).compactMap { x in
      names[Array(bytes[((20 * 60 + x) * 4)..<((20 * 60 + x) * 4 + 4)])]
    }
    return colors.indices.filter { $0 == 0 || colors[$0 - 1] != colors[$0] }.map { colors[$0] }
  }

  @Test(.rule("layers.depth-order", .reported))
  func `a view at z = −300 never covers one at z = 0`() throws {
    _ = add(.red, CGRect(x: 20, y: 0, width: 20, height: 40))
    let far = add(.blue, CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(try row() == ["blue"])
    far.layer.transform = CATransform3DMakeTranslation(0, 0, -300)
    #expect(try row() == ["blue", "red", "blue"])
    far.layer.transform = CATransform3DIdentity
    far.layer.zPosition = -300
    #expect(try row() == ["blue", "red", "blue"])
  }

  @Test(.rule("layers.depth-order", .reported))
  func `half of a page in the middle of its turn is behind what it turns in`() throws {
    let page = add(.red, CGRect(x: 10, y: 0, width: 40, height: 40))
    _ = add(.blue, CGRect(x: 0, y: 0, width: 60, height: 40))
    stage.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      page.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    }
    stage.advance(by: 0.5)
    #expect(try row() == ["blue", "red", "blue"])
    let presented = try #require(page.layer.presentation())
    #expect(abs(presented.transform.m13 + 0.5.squareRoot()) < 1e-3)
    let hinge = try Renderer(scale: 1).draw(stage.scene()).straightRGBA()
    #expect(hinge[(20 * 60 + 29) * 4] == 255, "the left side is the near one")
    #expect(hinge[(20 * 60 + 30) * 4] == 0, "the right side is the far one")
  }

  @Test(.rule("layers.depth-order", .documented))
  func `a transform layer keeps its sublayers in the space of its neighbours`() throws {
    let wall = add(.blue, CGRect(x: 0, y: 0, width: 60, height: 40))
    let box = CATransformLayer()
    box.frame = CGRect(x: 10, y: 0, width: 40, height: 40)
    for (color, x, z) in [(UIColor.red, 0.0, 10.0), (.green, 10, -10)] {
      let face = CALayer()
      face.frame = CGRect(x: x, y: 0, width: 20, height: 40)
      face.backgroundColor = color.cgColor
      face.zPosition = z
      box.addSublayer(face)
    }
    screen.layer.addSublayer(box)
    #expect(try row() == ["blue", "red", "blue"])
    wall.layer.zPosition = -20
    #expect(try row() == ["blue", "red", "green", "blue"])
  }
}
