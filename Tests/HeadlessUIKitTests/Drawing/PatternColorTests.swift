import Bitmap
import CoreGraphics
import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// `UIColor(patternImage:)` in layers and contexts.
@MainActor
@Suite struct PatternColorTests {
  private let stage = Stage(device: .iPhoneSE)
  private let frame = CGRect(x: 10, y: 10, width: 40, height: 20)
  private let bitmap = Bitmap(
    width: 2,
    height: 1,
    straightRGBA: [255, 0, 0, 255, 0, 0, 255, 255]
  )

  private var color: UIColor {
    UIColor(patternImage: UIImage(cgImage: CGImage(bitmap), scale: 2, orientation: .up))
  }

  private var ink: Ink { Ink(.pattern(Pattern(bitmap: bitmap, scale: 2))) }

  private func layer(_ label: String) -> Layer? {
    stage.scene().root.subtree.first { $0.label == label }?.layer
  }

  private func shown(_ view: UIView) -> Layer? {
    view.layer.name = "tiled"
    view.frame = frame
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    return layer("tiled")
  }

  @Test func aBackgroundIsTiled() throws {
    let view = UIView()
    view.backgroundColor = color
    let tiled = try #require(shown(view))
    let all = Path(rect: CGRect(origin: .zero, size: frame.size))
    #expect(tiled.background == nil)
    #expect(tiled.content == .drawing(Drawing([.fill(all, rule: .winding, ink: ink)])))
    #expect(view.layer.backgroundColor?.components == [1])
    #expect(view.layer.backgroundColor?.colorSpace?.model == .pattern)
    #expect(stage.faults.isEmpty)
  }

  @Test func roundCornersCutTheTilesAndContentLiesOnThem() throws {
    let label = UILabel()
    label.text = "A"
    label.backgroundColor = color
    label.layer.cornerRadius = 5
    let tiled = try #require(shown(label))
    guard case .drawing(let drawing) = tiled.content else {
      Issue.record("nothing is drawn")
      return
    }
    let pictures = drawing.commands.compactMap { command -> Layer? in
      if case .frozen(let frozen, _, _) = command { frozen.node.layer } else { nil }
    }
    #expect(pictures.count == 2)
    #expect(pictures.first?.clipsToBounds == true)
    #expect(pictures.first?.cornerRadii == CornerRadii(5))
    guard case .text = pictures.last?.content else {
      Issue.record("the text is below its background")
      return
    }
  }

  @Test func shapesAreFilledWithTiles() throws {
    let shape = CAShapeLayer()
    shape.name = "shape"
    shape.frame = frame
    shape.path = CGPath(rect: frame, transform: nil)
    shape.fillColor = color.cgColor
    stage.window.layer.addSublayer(shape)
    stage.advance(by: 0.1)
    let fill = DrawingCommand.fill(Path(rect: frame), rule: .winding, ink: ink)
    #expect(layer("shape")?.content == .drawing(Drawing([fill])))
  }

  @Test func aPhaseMovesTheTiles() {
    let commands = recorded { context in
      color.setFill()
      context.setPatternPhase(CGSize(width: 3, height: 4))
      context.fill(frame)
    }
    let moved = Pattern(bitmap: bitmap, scale: 2, origin: CGPoint(x: 3, y: 4))
    #expect(commands == [.fill(Path(rect: frame), rule: .winding, ink: Ink(.pattern(moved)))])
  }

  @Test func drawnImagesAreTilesToo() {
    let side = CGRect(x: 0, y: 0, width: 10, height: 10)
    let image = UIGraphicsImageRenderer(size: side.size).image { $0.fill(side) }
    let commands = recorded { context in
      UIColor(patternImage: image).setFill()
      context.fill(CGRect(x: 5, y: 0, width: 20, height: 10))
    }
    let tiles = commands.count { if case .frozen = $0 { true } else { false } }
    #expect(tiles == 3)
    #expect(stage.faults.isEmpty)
  }

  @Test func aBackgroundJumpsToItsPattern() {
    let view = UIView(frame: frame)
    view.backgroundColor = .white
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    UIView.animate(withDuration: 1) { view.backgroundColor = color }
    func isTiled() -> Bool { view.layer.presentation()?.backgroundColor?.pattern != nil }
    stage.advance(by: 0.5)
    #expect(!isTiled())
    stage.advance(by: 1)
    #expect(isTiled())
  }

  @Test func aBorderOfAPatternIsReported() {
    let view = UIView()
    view.layer.borderWidth = 1
    view.layer.borderColor = color.cgColor
    _ = shown(view)
    #expect(stage.faults.count { $0.sentence.contains("border") } == 1)
  }
}
