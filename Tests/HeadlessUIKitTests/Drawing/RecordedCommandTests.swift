import Bitmap
import Foundation
import Geometry
import HeadlessUIKit
import Scene
import Testing

/// Each call of a drawing context and the command that it records.
@MainActor
@Suite struct RecordedCommandTests {
  private let rect = CGRect(x: 10, y: 10, width: 20, height: 30)
  private let black = Ink.color(.black)

  private func path(_ build: (inout Path) -> Void) -> Path {
    var path = Path()
    build(&path)
    return path
  }

  @Test(
    arguments: [
      (.fill, true, false, .winding), (.eoFill, true, false, .evenOdd),
      (.stroke, false, true, .winding), (.fillStroke, true, true, .winding),
      (.eoFillStroke, true, true, .evenOdd),
    ] as [(CGPathDrawingMode, Bool, Bool, CGPathFillRule)]
  )
  func aModeFillsAndStrokes(
    mode: CGPathDrawingMode,
    fills: Bool,
    strokes: Bool,
    rule: CGPathFillRule
  ) {
    let commands = recorded { context in
      context.addRect(rect)
      context.drawPath(using: mode)
      #expect(context.isPathEmpty)
    }
    let shape = Path(rect: rect)
    #expect(
      commands == (fills ? [.fill(shape, rule: rule, ink: black)] : [])
        + (strokes ? [.stroke(shape, style: StrokeStyle(), ink: black)] : [])
    )
  }

  @Test func shapesAreFilledAndStroked() {
    let style = StrokeStyle(width: 4)
    let other = rect.offsetBy(dx: 50, dy: 0)
    let commands = recorded { context in
      context.fillEllipse(in: rect)
      context.fill([rect, other])
      context.setLineWidth(4)
      context.stroke(rect)
      context.strokeEllipse(in: rect)
      context.stroke(rect, width: 7)
      context.stroke(rect, width: 0)
      context.stroke(rect, width: -1)
      context.fill([])
      context.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
      context.strokeLineSegments(between: [.zero])
      context.clear(rect)
    }
    let line = path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 1, y: 2))
    }
    let two = Path(Path(rect: rect).elements + Path(rect: other).elements)
    #expect(
      commands == [
        .fill(Path(ellipseIn: rect), rule: .winding, ink: black),
        .fill(two, rule: .winding, ink: black), .stroke(Path(rect: rect), style: style, ink: black),
        .stroke(Path(ellipseIn: rect), style: style, ink: black),
        .stroke(Path(rect: rect), style: StrokeStyle(width: 7), ink: black),
        .stroke(line, style: style, ink: black),
        .fill(Path(rect: rect), rule: .winding, ink: Ink(.color(.black), blendMode: .clear)),
      ]
    )
  }

  @Test func colorsAreThoseThatWereSet() {
    let commands = recorded { context in
      context.setFillColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
      context.fill(rect)
      context.setFillColor(gray: 0.5, alpha: 0.25)
      context.fill(rect)
      context.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.stroke(rect)
      context.setStrokeColor(gray: 1, alpha: 1)
      context.stroke(rect)
    }
    let inks = commands.map { command -> Ink? in
      switch command {
      case .fill(_, _, let ink), .stroke(_, _, let ink): ink
      default: nil
      }
    }
    let colors = [
      CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75), CGColor(gray: 0.5, alpha: 0.25),
      CGColor(red: 0, green: 1, blue: 0, alpha: 1), CGColor(gray: 1, alpha: 1),
    ]
    #expect(inks == colors.map { Ink.color($0.value) })
  }

  @Test func linesHaveTheirStyle() {
    let commands = recorded { context in
      context.setLineCap(.round)
      context.setLineJoin(.bevel)
      context.setMiterLimit(3)
      context.setLineDash(phase: 2, lengths: [4, 5])
      context.stroke(rect)
    }
    guard case .stroke(_, let style, _) = commands.first else {
      Issue.record("no stroke")
      return
    }
    #expect(style.cap == .round && style.join == .bevel && style.miterLimit == 3)
    #expect(style.dash == [4, 5] && style.dashPhase == 2)
  }

  @Test func pathsAreBuiltStepByStep() {
    _ = recorded { context in
      #expect(context.isPathEmpty && context.path == nil && context.currentPointOfPath == .zero)
      context.move(to: CGPoint(x: 1, y: 2))
      context.addLines(between: [CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)])
      #expect(context.currentPointOfPath == CGPoint(x: 5, y: 6) && !context.isPathEmpty)
      context.beginPath()
      context.addRects([rect])
      #expect(context.boundingBoxOfPath == rect)
      #expect(context.path?.boundingBox == rect)
      #expect(context.pathContains(CGPoint(x: 11, y: 11), mode: .fill))
      #expect(!context.pathContains(CGPoint(x: 9, y: 11), mode: .fill))
      context.addRect(rect.insetBy(dx: 5, dy: 5))
      #expect(context.pathContains(CGPoint(x: 20, y: 20), mode: .fill))
      #expect(!context.pathContains(CGPoint(x: 20, y: 20), mode: .eoFill))
      context.beginPath()
      context.addEllipse(in: rect)
      context.addPath(CGPath(rect: rect.offsetBy(dx: 100, dy: 0), transform: nil))
      #expect(context.boundingBoxOfPath == rect.union(rect.offsetBy(dx: 100, dy: 0)))
      context.beginPath()
      context.move(to: .zero)
      context.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 2))
      context.addCurve(to: CGPoint(x: 8, y: 1), control1: .zero, control2: .zero)
      #expect(context.currentPointOfPath == CGPoint(x: 8, y: 1))
      context.closePath()
      #expect(context.currentPointOfPath == .zero)
      context.beginPath()
      context.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
      #expect(abs(context.currentPointOfPath.y - 5) < 1e-9)
      context.beginPath()
      context.move(to: CGPoint(x: 10, y: 0))
      context.addLine(to: CGPoint(x: 20, y: 0))
      context.setLineWidth(6)
      context.replacePathWithStrokedPath()
      #expect(context.boundingBoxOfPath == CGRect(x: 10, y: -3, width: 10, height: 6))
    }
  }

  @Test func aStrokedPathIsDashed() {
    _ = recorded { context in
      context.translateBy(x: 100, y: 0)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 10, y: 0))
      context.setLineDash(phase: 0, lengths: [4, 2])
      context.replacePathWithStrokedPath()
      #expect(context.boundingBoxOfPath.minX == 0 && context.boundingBoxOfPath.maxX == 10)
      #expect(context.pathContains(CGPoint(x: 3, y: 0), mode: .fill))
      #expect(!context.pathContains(CGPoint(x: 5, y: 0), mode: .fill))
    }
  }

  @Test(arguments: [(-1, 0), (0, 0), (0.25, 0.25), (1, 1), (2, 1)] as [(CGFloat, Double)])
  func whatIsDrawnTransparentlyIsAGroup(alpha: CGFloat, opacity: Double) {
    let commands = recorded { context in
      context.setAlpha(alpha)
      context.draw(CGImage(Bitmap(width: 1, height: 1, straightRGBA: [1, 2, 3, 255])), in: rect)
    }
    let first: DrawingCommand =
      opacity == 1 ? .save : .beginGroup(DrawingGroup(opacity: opacity))
    #expect(commands.first == first)
    #expect((commands.last == .endGroup) == (opacity != 1))
  }

  @Test func openStatesAreClosedInAPicture() throws {
    _ = recorded { context in
      context.saveGState()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(rect)
      let image = context.makeImage()
      #expect(image?.width == 200 && image?.height == 200)
      context.saveGState()
      context.restoreGState()
    }
  }

  @Test func transformsFollowEachOther() {
    _ = recorded { context in
      context.translateBy(x: 10, y: 20)
      context.scaleBy(x: 2, y: 3)
      context.rotate(by: .pi / 2)
      // (1, 0) is turned to (0, 1), scaled to (0, 3), and moved.
      let place = CGPoint(x: 1, y: 0).applying(context.ctm)
      #expect(abs(place.x - 20) < 1e-9 && abs(place.y - (200 - 46)) < 1e-9)
      #expect(context.userSpaceToDeviceSpaceTransform == context.ctm)
    }
    let order = recorded { context in
      context.translateBy(x: 1, y: 0)
      context.scaleBy(x: 2, y: 2)
    }
    #expect(
      order == [
        .concatenate(CGAffineTransform(translationX: 1, y: 0)),
        .concatenate(CGAffineTransform(scaleX: 2, y: 2)),
      ]
    )
  }

  @Test func gradientsAreMadeOfComponents() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let numbers: [CGFloat] = [1, 0, 0, 1, 0, 1, 0, 0.5, 0, 0, 1, 1]
    let even = try #require(
      CGGradient(colorSpace: space, colorComponents: numbers, locations: nil, count: 3)
    )
    #expect(even.stops.map(\.location) == [0, 0.5, 1])
    #expect(even.stops.map(\.color.green) == [0, 1, 0] && even.stops[1].color.alpha == 0.5)
    let placed = try #require(
      CGGradient(colorSpace: space, colorComponents: numbers, locations: [0.8, 0.2, 0.2], count: 3)
    )
    #expect(placed.stops.map(\.location) == [0.2, 0.2, 0.8])
    #expect(placed.stops.map(\.color.blue) == [0, 1, 0])
    #expect(
      CGGradient(colorSpace: space, colorComponents: numbers, locations: nil, count: 0) == nil
    )
    #expect(
      CGGradient(colorSpace: space, colorComponents: numbers, locations: nil, count: -1) == nil
    )
    #expect(CGGradient(colorsSpace: nil, colors: [] as NSArray, locations: nil) == nil)
  }

  @Test(
    arguments: [
      (CGRect(x: 0, y: 0, width: 4, height: 3), 4, 3),
      (CGRect(x: 1, y: 1, width: 9, height: 9), 3, 2),
      (CGRect(x: 3, y: 2, width: 1, height: 1), 1, 1),
      (CGRect(x: 0.5, y: 0.5, width: 1, height: 1), 2, 2),
      (CGRect(x: 4, y: 0, width: 1, height: 1), 0, 0),
      (CGRect(x: 0, y: 3, width: 1, height: 1), 0, 0),
      (CGRect(x: 9, y: 9, width: 1, height: 1), 0, 0),
    ]
  )
  func aPictureIsCroppedToWholePixels(part: CGRect, width: Int, height: Int) {
    let bytes: [UInt8] = (0..<12).flatMap { (level: Int) -> [UInt8] in [UInt8(level), 0, 0, 255] }
    let image = CGImage(Bitmap(width: 4, height: 3, straightRGBA: bytes))
    let cropped = image.cropping(to: part)
    #expect(cropped?.width ?? 0 == width && cropped?.height ?? 0 == height)
    #expect(image.bytesPerRow == 16 && image.bitsPerPixel == 32 && image.bitsPerComponent == 8)
  }
}
