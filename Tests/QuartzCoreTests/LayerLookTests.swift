import CoreGraphics
import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import QuartzCore

/// What each property of a layer changes in the scene.
@MainActor
@Suite struct LayerLookTests {
  private func plain() -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    return layer
  }

  private func look(_ layer: CALayer) -> Layer { layer.values.layer(children: [], mask: nil) }

  @Test(arguments: lookRows)
  func `a property shows in its own place`(row: LookRow) {
    let layer = plain()
    let before = look(layer)
    var expected = before
    row.change(layer)
    row.look(&expected)
    #expect(look(layer) == expected)
    #expect(expected != before)
  }

  @Test(arguments: hiddenRows)
  func `what cannot be seen changes nothing`(row: LookRow) {
    let layer = plain()
    let before = look(layer)
    row.change(layer)
    #expect(look(layer) == before)
  }

  @Test(.evidence(.documented))
  func `a transform layer has no look of its own`() {
    let layer = CATransformLayer()
    layer.backgroundColor = .white
    layer.borderWidth = 2
    layer.shadowOpacity = 1
    let look = look(layer)
    #expect(look.preservesDepth)
    #expect(look.background == nil && look.border == nil && look.shadow == nil)
  }

  // MARK: Shapes

  private func commands(_ change: (CAShapeLayer) -> Void) -> [DrawingCommand] {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 4), transform: nil)
    change(shape)
    guard case .drawing(let drawing) = shape.values.content else { return [] }
    return drawing.commands
  }

  private let path = Path(rect: CGRect(x: 0, y: 0, width: 8, height: 4))
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test(.evidence(.documented))
  func `a shape is filled, then stroked`() {
    let fill = DrawingCommand.fill(path, rule: .winding, ink: .color(CGColor.black.value))
    let stroke = DrawingCommand.stroke(path, style: StrokeStyle(), ink: .color(red.value))
    #expect(commands { _ in } == [fill])
    #expect(commands { $0.strokeColor = red } == [fill, stroke])
    #expect(
      commands {
        $0.strokeColor = red
        $0.fillColor = nil
      } == [stroke]
    )
    let evenOdd = DrawingCommand.fill(path, rule: .evenOdd, ink: .color(CGColor.black.value))
    #expect(commands { $0.fillRule = .evenOdd } == [evenOdd])
  }

  @Test func `lines of no width or length, and clear ones, are not drawn`() {
    func count(_ change: (CAShapeLayer) -> Void) -> Int {
      commands { shape in
        shape.strokeColor = red
        change(shape)
      }.count
    }
    #expect(count { _ in } == 2)
    #expect(count { $0.lineWidth = 0 } == 1)
    #expect(count { $0.strokeStart = 1 } == 1)
    #expect(count { $0.strokeEnd = 0 } == 1)
    #expect(count { $0.strokeColor = .clear } == 1)
    #expect(count { $0.fillColor = .clear } == 1)
    #expect(count { $0.path = nil } == 0)
  }

  @Test func `a line has its style`() {
    let drawn = commands {
      $0.fillColor = nil
      $0.strokeColor = red
      $0.lineWidth = 3
      $0.lineCap = .round
      $0.lineJoin = .bevel
      $0.miterLimit = 4
      $0.lineDashPattern = [1, 2]
      $0.lineDashPhase = 5
    }
    let style = StrokeStyle(
      width: 3,
      cap: .round,
      join: .bevel,
      miterLimit: 4,
      dash: [1, 2],
      dashPhase: 5
    )
    #expect(drawn == [.stroke(path, style: style, ink: .color(red.value))])
  }

  // MARK: Gradients

  private func ramp(_ change: (CAGradientLayer) -> Void) -> Gradient? {
    let layer = CAGradientLayer()
    layer.colors = [red, CGColor.white, red]
    change(layer)
    guard case .gradient(let gradient) = layer.values.content else { return nil }
    return gradient
  }

  @Test(.evidence(.documented))
  func `a gradient's colours are spread evenly unless each has its place`() throws {
    #expect(ramp { $0.colors = nil } == nil)
    let even = try #require(ramp { _ in })
    #expect(even.kind == .linear)
    #expect(even.stops.map(\.location) == [0, 0.5, 1])
    #expect(even.stops.map(\.color) == [red.value, CGColor.white.value, red.value])
    #expect(ramp { $0.locations = [0, 1] }?.stops.map(\.location) == [0, 0.5, 1])
    #expect(ramp { $0.locations = [0.1, 0.2, 0.9] }?.stops.map(\.location) == [0.1, 0.2, 0.9])
    #expect(ramp { $0.type = .radial }?.kind == Gradient.Kind.radial)
    #expect(ramp { $0.type = .conic }?.kind == Gradient.Kind.conic)
    let moved = ramp {
      $0.startPoint = .zero
      $0.endPoint = CGPoint(x: 1, y: 0.25)
    }
    #expect(moved?.start == CGPoint.zero)
    #expect(moved?.end == CGPoint(x: 1, y: 0.25))
  }
}

/// A change of a layer, and what it changes in the scene.
struct LookRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let change: @Sendable (CALayer) -> Void
  let look: @Sendable (inout Layer) -> Void

  init(
    _ name: String,
    _ change: @escaping @Sendable (CALayer) -> Void,
    _ look: @escaping @Sendable (inout Layer) -> Void = { _ in }
  ) {
    (testDescription, self.change, self.look) = (name, change, look)
  }
}

private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)

/// A layer with a radius of 4 at one of its corners.
private func cornerRow(
  _ corner: CACornerMask,
  _ radius: @escaping @Sendable (inout CornerRadii) -> Void
) -> LookRow {
  LookRow(
    "corner \(corner.rawValue)",
    {
      $0.cornerRadius = 4
      $0.maskedCorners = corner
    },
    { radius(&$0.cornerRadii) }
  )
}

private let lookRows: [LookRow] = [
  LookRow("bounds", { $0.bounds.origin.x = 7 }, { $0.bounds.origin.x = 7 }),
  LookRow("position", { $0.position = CGPoint(x: 3, y: 4) }, { $0.position = CGPoint(x: 3, y: 4) }),
  LookRow("anchorPoint", { $0.anchorPoint.x = 0.25 }, { $0.anchorPoint.x = 0.25 }),
  LookRow("anchorPointZ", { $0.anchorPointZ = 2 }, { $0.anchorPointZ = 2 }),
  LookRow("zPosition", { $0.zPosition = 5 }, { $0.zPosition = 5 }),
  LookRow("transform", { $0.transform.m12 = 6 }, { $0.transform.m12 = 6 }),
  LookRow(
    "sublayerTransform",
    { $0.sublayerTransform.m34 = 0.25 },
    { $0.sublayerTransform.m34 = 0.25 }
  ),
  LookRow("doubleSided", { $0.isDoubleSided = false }, { $0.isDoubleSided = false }),
  LookRow("opacity", { $0.opacity = 0.25 }, { $0.opacity = 0.25 }),
  LookRow("shouldRasterize", { $0.shouldRasterize = true }, { $0.isRasterGroup = true }),
  LookRow("edges", { $0.allowsEdgeAntialiasing = false }, { $0.antialiasesEdges = false }),
  LookRow("masksToBounds", { $0.masksToBounds = true }, { $0.clipsToBounds = true }),
  LookRow("cornerCurve", { $0.cornerCurve = .continuous }, { $0.hasContinuousCorners = true }),
  LookRow("cornerRadius", { $0.cornerRadius = 4 }, { $0.cornerRadii = CornerRadii(4) }),
  cornerRow(.layerMinXMinYCorner) { $0.topLeft = 4 },
  cornerRow(.layerMaxXMinYCorner) { $0.topRight = 4 },
  cornerRow(.layerMinXMaxYCorner) { $0.bottomLeft = 4 },
  cornerRow(.layerMaxXMaxYCorner) { $0.bottomRight = 4 },
  LookRow("backgroundColor", { $0.backgroundColor = blue }, { $0.background = blue.value }),
  LookRow(
    "borderWidth",
    { $0.borderWidth = 2 },
    { $0.border = Border(width: 2, color: CGColor.black.value) }
  ),
  LookRow(
    "borderColor",
    {
      $0.borderWidth = 1
      $0.borderColor = blue
    },
    { $0.border = Border(width: 1, color: blue.value) }
  ),
  LookRow(
    "shadowOpacity",
    { $0.shadowOpacity = 0.5 },
    {
      $0.shadow = Shadow(
        color: CGColor.black.value,
        opacity: 0.5,
        radius: 3,
        offset: CGSize(width: 0, height: -3)
      )
    }
  ),
  LookRow(
    "shadow",
    {
      $0.shadowOpacity = 2
      $0.shadowColor = blue
      $0.shadowRadius = 6
      $0.shadowOffset = CGSize(width: 1, height: 2)
      $0.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3), transform: nil)
    },
    {
      $0.shadow = Shadow(
        color: blue.value,
        opacity: 1,
        radius: 6,
        offset: CGSize(width: 1, height: 2),
        path: Path(rect: CGRect(x: 0, y: 0, width: 3, height: 3))
      )
    }
  ),
  LookRow(
    "compositingFilter",
    { $0.compositingFilter = "screenBlendMode" },
    { $0.blendMode = .screen }
  ),
]

private let hiddenRows: [LookRow] = [
  LookRow("a colour without a border") { $0.borderColor = blue },
  LookRow("a border without a colour") {
    $0.borderWidth = 2
    $0.borderColor = nil
  },
  LookRow("the shape of no shadow") { $0.shadowRadius = 9 },
  LookRow("a shadow without a colour") {
    $0.shadowOpacity = 1
    $0.shadowColor = nil
  },
  LookRow("opaque") { $0.isOpaque = true },
  LookRow("scale") { $0.rasterizationScale = 3 },
  LookRow("how contents are fitted") { $0.contentsGravity = .center },
  LookRow("a compositing filter that means none") { $0.compositingFilter = nil },
]
