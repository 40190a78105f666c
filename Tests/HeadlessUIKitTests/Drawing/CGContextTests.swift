import Foundation
import Geometry
import HeadlessUIKit
import Scene
import Testing

private let rect = CGRect(x: 10, y: 10, width: 20, height: 30)
private let black = Ink.color(.black)

@MainActor
@Suite struct CGContextTests {
  @Test func untouchedContextDrawsInBlack() {
    #expect(recorded { $0.fill(rect) } == [.fill(Path(rect: rect), rule: .winding, ink: black)])
  }

  @Test func stateComesBack() {
    let commands = recorded { context in
      context.saveGState()
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.setAlpha(0.5)
      context.restoreGState()
      context.fill(rect)
    }
    #expect(commands == [.save, .restore, .fill(Path(rect: rect), rule: .winding, ink: black)])
  }

  @Test func oneRestoreTooManyIsLeftOut() {
    #expect(recorded { $0.restoreGState() }.isEmpty)
  }

  /// A path's points are fixed when they are added, whatever the transform is later.
  @Test func pathsKeepTheirPlaceUnderALaterTransform() {
    let commands = recorded { context in
      context.move(to: CGPoint(x: 10, y: 20))
      context.translateBy(x: 5, y: 5)
      context.addLine(to: CGPoint(x: 10, y: 20))
      context.strokePath()
    }
    var path = Path()
    path.move(to: CGPoint(x: 5, y: 15))
    path.addLine(to: CGPoint(x: 10, y: 20))
    let move = CGAffineTransform(translationX: 5, y: 5)
    #expect(commands == [.concatenate(move), .stroke(path, style: StrokeStyle(), ink: black)])
  }

  @Test func paintingForgetsThePath() {
    let commands = recorded { context in
      context.addRect(rect)
      context.fillPath(using: .evenOdd)
      context.fillPath()
    }
    #expect(commands == [.fill(Path(rect: rect), rule: .evenOdd, ink: black)])
  }

  @Test func shapesForgetThePath() {
    let shapes: [(CGContext) -> Void] = [
      { $0.fill(rect) }, { $0.fill([rect]) }, { $0.fillEllipse(in: rect) }, { $0.stroke(rect) },
      { $0.stroke(rect, width: 2) }, { $0.strokeEllipse(in: rect) },
      { $0.strokeLineSegments(between: [.zero, rect.origin]) }, { $0.clip(to: rect) },
      { $0.clip(to: [rect]) },
    ]
    for (index, draw) in shapes.enumerated() {
      _ = recorded { context in
        context.addRect(rect)
        draw(context)
        #expect(context.isPathEmpty, "the shape at \(index)")
      }
    }
  }

  @Test(
    arguments: [
      (.fill, true, false), (.eoFill, true, false), (.stroke, false, true),
      (.fillStroke, true, true), (.eoFillStroke, true, true),
    ] as [(CGPathDrawingMode, Bool, Bool)]
  )
  func aPathContainsWhatItWouldPaint(mode: CGPathDrawingMode, middle: Bool, rim: Bool) {
    _ = recorded { context in
      context.setLineWidth(4)
      context.addRect(rect)
      #expect(context.pathContains(CGPoint(x: rect.midX, y: rect.midY), mode: mode) == middle)
      #expect(context.pathContains(CGPoint(x: rect.minX - 1, y: rect.midY), mode: mode) == rim)
    }
  }

  @Test func theBoxOfThePathHasItsControlPoints() {
    _ = recorded { context in
      context.move(to: .zero)
      context.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 2))
      #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 4, height: 2))
    }
  }

  @Test func pixelsOfTheContextCountUpwards() {
    _ = recorded { context in
      #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 200))
      context.translateBy(x: 10, y: 20)
      #expect(CGPoint.zero.applying(context.ctm) == CGPoint(x: 20, y: 160))
    }
  }

  @Test func deviceSpaceCountsPixelsUpwards() {
    _ = recorded { context in
      context.translateBy(x: 10, y: 20)
      #expect(context.convertToDeviceSpace(CGPoint.zero) == CGPoint(x: 20, y: 160))
      #expect(context.convertToDeviceSpace(CGSize(width: 3, height: 4)).width == 6)
      let box = context.convertToDeviceSpace(rect)
      #expect(box == CGRect(x: 40, y: 80, width: 40, height: 60))
      #expect(context.convertToUserSpace(box) == rect)
      #expect(context.convertToUserSpace(CGPoint(x: 20, y: 160)) == .zero)
    }
  }

  @Test func shadowsLieUnderAWholeDrawing() {
    let commands = recorded { context in
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6, color: .black)
      context.addRect(rect)
      context.drawPath(using: .fillStroke)
    }
    let shadow = Shadow(radius: 3, offset: CGSize(width: 1, height: 2))
    #expect(
      commands == [
        .beginGroup(DrawingGroup(shadow: shadow)),
        .fill(Path(rect: rect), rule: .winding, ink: black),
        .stroke(Path(rect: rect), style: StrokeStyle(), ink: black),
        .endGroup,
      ]
    )
  }

  @Test func whatHasAShadowIsStillBlended() {
    func drawn(_ mode: CGBlendMode) -> [DrawingCommand] {
      recorded { context in
        context.setShadow(offset: .zero, blur: 6, color: .black)
        context.setBlendMode(mode)
        context.fill(rect)
      }
    }
    func fill(_ ink: Ink) -> DrawingCommand { .fill(Path(rect: rect), rule: .winding, ink: ink) }
    func group(_ mode: CGBlendMode) -> DrawingCommand {
      .beginGroup(DrawingGroup(blendMode: mode, shadow: Shadow(radius: 3, offset: .zero)))
    }
    let copy = Ink(.color(.black), blendMode: .copy)
    #expect(drawn(.multiply) == [group(.multiply), fill(black), .endGroup])
    #expect(drawn(.copy) == [group(.normal), fill(copy), .endGroup])
    #expect(drawn(.clear) == [fill(Ink(.color(.black), blendMode: .clear))])
  }

  @Test func transparencyLayersTakeTheStateOfTheirStart() {
    let commands = recorded { context in
      context.setAlpha(0.25)
      context.setBlendMode(.screen)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(rect)
      context.endTransparencyLayer()
      context.endTransparencyLayer()
    }
    #expect(
      commands == [
        .save, .beginGroup(DrawingGroup(opacity: 0.25, blendMode: .screen)),
        .fill(Path(rect: rect), rule: .winding, ink: black), .endGroup, .restore,
      ]
    )
  }

  @Test func gradientsFillWhatClipsHaveLeft() throws {
    let colors = [CGColor.black, CGColor.white] as CFArray
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 0.5])
    )
    let commands = recorded { context in
      context.clip(to: rect)
      context.drawLinearGradient(
        gradient,
        start: .zero,
        end: CGPoint(x: 0, y: 100),
        options: [.drawsAfterEndLocation]
      )
    }
    let shading = Shading(
      .linear(from: .zero, to: CGPoint(x: 0, y: 100)),
      stops: [Gradient.Stop(.black, at: 0), Gradient.Stop(.white, at: 0.5)],
      extendsBefore: false
    )
    let all = Path(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(
      commands == [
        .clip(Path(rect: rect), rule: .winding),
        .fill(all, rule: .winding, ink: Ink(.shading(shading))),
      ]
    )
  }

  @Test(
    arguments: [
      ([], [0, 0.25, 0.75, 1]), ([.drawsBeforeStartLocation], [0.25, 0.75, 1]),
      ([.drawsAfterEndLocation], [0, 0.25, 0.75]),
      ([.drawsBeforeStartLocation, .drawsAfterEndLocation], [0.25, 0.75]),
    ] as [(CGGradientDrawingOptions, [Double])]
  )
  func gradientsReachTheirEnds(options: CGGradientDrawingOptions, places: [Double]) throws {
    let colors = [CGColor.black, CGColor.white] as CFArray
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: colors, locations: [0.25, 0.75])
    )
    let commands = recorded { context in
      context.drawLinearGradient(
        gradient,
        start: .zero,
        end: CGPoint(x: 0, y: 100),
        options: options
      )
    }
    guard case .fill(_, _, let ink) = commands.first, case .shading(let shading) = ink.paint else {
      Issue.record("no gradient was drawn")
      return
    }
    #expect(shading.stops.map(\.location) == places)
    #expect(shading.stops.first?.color == .black && shading.stops.last?.color == .white)
  }

  @Test func gradientsNeedColors() {
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
  }

  @Test func clipsKnowTheirBounds() {
    _ = recorded { context in
      context.clip(to: rect)
      context.clip(to: CGRect(x: 0, y: 0, width: 15, height: 100))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 5, height: 30))
    }
  }

  @Test func drawingWithoutAContextIsNothing() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIBezierPath(rect: rect).fill()
    UIRectFill(rect)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func contextsNest() {
    let outer = recorded { outer in
      _ = recorded { inner in
        #expect(UIGraphicsGetCurrentContext() === inner)
        UIRectFill(rect)
      }
      #expect(UIGraphicsGetCurrentContext() === outer)
    }
    #expect(outer.isEmpty)
  }
}
