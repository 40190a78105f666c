import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

@MainActor private final class Dot: UIView {
  var color = UIColor.red
  var drawings = 0

  override func draw(_ rect: CGRect) {
    drawings += 1
    color.setFill()
    UIRectFill(rect)
  }
}

/// A line of four points around an oval.
@MainActor private final class Ring: UIView {
  var inset: CGFloat = 0

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath(ovalIn: bounds.insetBy(dx: inset, dy: inset))
    path.lineWidth = 4
    path.stroke()
  }
}

private final class Bar: CALayer {
  override func draw(in ctx: CGContext) {
    ctx.fill(bounds)
  }
}

@MainActor @Suite struct ViewDrawingTests {
  private let stage = Stage(device: .iPhoneSE)
  private let frame = CGRect(x: 10, y: 10, width: 40, height: 20)

  @Test func viewsDrawOnceAndWhenAsked() throws {
    let dot = Dot(frame: frame)
    stage.window.addSubview(dot)
    stage.advance(by: 0.1)
    stage.advance(by: 0.1)
    #expect(dot.drawings == 1)
    let red = Ink(.color(Color(red: 1, green: 0, blue: 0)), blendMode: .copy)
    let all = Path(rect: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(content(of: "Dot") == .drawing(Drawing([.fill(all, rule: .winding, ink: red)])))
    dot.color = .blue
    dot.setNeedsDisplay()
    stage.advance(by: 0.1)
    #expect(dot.drawings == 2)
    let blue = Ink(.color(Color(red: 0, green: 0, blue: 1)), blendMode: .copy)
    #expect(content(of: "Dot") == .drawing(Drawing([.fill(all, rule: .winding, ink: blue)])))
  }

  @Test func viewsWithoutRoomDrawWhenTheyGetIt() {
    let dot = Dot()
    stage.window.addSubview(dot)
    stage.advance(by: 0.1)
    #expect(dot.drawings == 0)
    dot.frame = frame
    stage.advance(by: 0.1)
    #expect(dot.drawings == 1)
  }

  @Test func plainViewsHaveNoDrawing() {
    let view = UIView(frame: frame)
    view.layer.name = "plain"
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    #expect(content(of: "plain") == Content.none)
  }

  @Test func layersDrawThemselves() {
    let bar = Bar()
    bar.name = "bar"
    bar.frame = frame
    bar.setNeedsDisplay()
    stage.window.layer.addSublayer(bar)
    stage.advance(by: 0.1)
    let all = Path(rect: CGRect(x: 0, y: 0, width: 40, height: 20))
    let black = Ink.color(.black)
    #expect(content(of: "bar") == .drawing(Drawing([.fill(all, rule: .winding, ink: black)])))
  }

  @Test(
    arguments: [
      (.scaleToFill, CGRect(x: 0, y: 0, width: 80, height: 30)),
      (.scaleAspectFit, CGRect(x: 10, y: 0, width: 60, height: 30)),
      (.center, CGRect(x: 20, y: 5, width: 40, height: 20)),
      (.left, CGRect(x: 0, y: 5, width: 40, height: 20)),
      (.topRight, CGRect(x: 40, y: 0, width: 40, height: 20)),
    ] as [(UIView.ContentMode, CGRect)]
  )
  func aDrawingIsFittedIntoOtherBounds(mode: UIView.ContentMode, place: CGRect) {
    let dot = Dot(frame: frame)
    dot.contentMode = mode
    stage.window.addSubview(dot)
    stage.advance(by: 0.1)
    dot.frame.size = CGSize(width: 80, height: 30)
    stage.advance(by: 0.1)
    #expect(dot.drawings == 1)
    guard case .drawing(let drawing) = content(of: "Dot"),
      case .frozen(let picture, let rect, _) = drawing.commands.first
    else {
      Issue.record("the drawing is not a picture")
      return
    }
    #expect(picture.source == CGRect(x: 0, y: 0, width: 40, height: 20) && rect == place)
    dot.contentMode = .redraw
    dot.frame.size = CGSize(width: 50, height: 50)
    stage.advance(by: 0.1)
    #expect(dot.drawings == 2)
  }

  /// A stroke along the edge loses its outer half, as on a device.
  @Test(arguments: [(0, true), (1, true), (2, false), (3, false)] as [(CGFloat, Bool)])
  func nothingIsDrawnOutsideOfTheBounds(inset: CGFloat, isCut: Bool) {
    let ring = Ring(frame: frame)
    ring.inset = inset
    ring.layer.name = "ring"
    stage.window.addSubview(ring)
    stage.advance(by: 0.1)
    guard case .drawing(let drawing) = content(of: "ring") else {
      Issue.record("nothing is drawn")
      return
    }
    let clip = DrawingCommand.clip(Path(rect: ring.bounds), rule: .winding)
    #expect(drawing.commands.count == (isCut ? 2 : 1))
    #expect((drawing.commands.first == clip) == isCut)
  }

  @Test func hierarchiesAreDrawnAsTheyStand() {
    let dot = Dot(frame: frame)
    stage.window.addSubview(dot)
    stage.advance(by: 0.1)
    let place = CGRect(x: 0, y: 0, width: 80, height: 40)
    let commands = recorded { context in
      #expect(dot.drawHierarchy(in: place, afterScreenUpdates: false))
      dot.layer.render(in: context)
    }
    let sources = commands.map { command -> [CGRect] in
      guard case .frozen(let content, let rect, _) = command else { return [] }
      return [content.source, rect]
    }
    #expect(sources == [[dot.bounds, place], [dot.bounds, dot.bounds]])
  }

  /// Unlike the screen, and unlike a presentation layer that is asked instead.
  @Test func renderedLayersStandWhereCodeHasPutThem() throws {
    let view = UIView(frame: frame)
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(dot)
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { dot.center.x = 35 }
    stage.advance(by: 0.5)
    let places = recorded { context in
      view.layer.render(in: context)
      view.layer.presentation()?.render(in: context)
    }.compactMap { command -> CGFloat? in
      guard case .frozen(let content, _, _) = command else { return nil }
      return content.node.layer.children.first?.layer.position.x.rounded()
    }
    #expect(places == [35, 20])
    #expect(dot.layer.animationKeys()?.isEmpty == false)
  }

  @Test func imagesAreLayerContents() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let layer = CALayer()
    layer.name = "picture"
    layer.frame = frame
    layer.contents = image.cgImage
    layer.contentsGravity = .resizeAspect
    stage.window.layer.addSublayer(layer)
    stage.advance(by: 0.1)
    guard case .drawing(let drawing) = content(of: "picture"),
      case .frozen(_, let place, _) = drawing.commands.first
    else {
      Issue.record("a drawn image is drawn into the layer")
      return
    }
    #expect(place == CGRect(x: 10, y: 0, width: 20, height: 20))
  }

  private func content(of label: String) -> Content? {
    stage.scene().root.subtree.first { $0.label == label }?.layer.content
  }
}
