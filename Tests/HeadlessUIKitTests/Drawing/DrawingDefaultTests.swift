import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What renderers, paths and images start with, and what they leave as it was.
@MainActor
@Suite struct DrawingDefaultTests {
  private let stage = Stage(device: .iPhone15)
  private let square = CGRect(x: 10, y: 20, width: 30, height: 40)

  private func picture(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image {
      $0.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test(.evidence(.documented)) func aFormatIsThatOfTheScreen() throws {
    stage.advance(by: 0)
    let format = UIGraphicsImageRendererFormat()
    #expect(format.scale == 3 && !format.opaque && !format.prefersExtendedRange)
    #expect(format.preferredRange == .automatic && format.bounds == .zero)
    let traits = UITraitCollection(displayScale: 1)
    #expect(UIGraphicsImageRendererFormat(for: traits).scale == 1)
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection()).scale == 3)
    (format.scale, format.opaque, format.prefersExtendedRange) = (2, true, true)
    format.preferredRange = .extended
    let copy = try #require(format.copy() as? UIGraphicsImageRendererFormat)
    #expect(copy.scale == 2 && copy.opaque && copy.prefersExtendedRange)
    #expect(copy.preferredRange == .extended)
    #expect(UIGraphicsImageRendererFormat.default().scale == 3)
    #expect(!UIGraphicsImageRendererFormat.preferred().opaque)
  }

  @Test(.evidence(.documented)) func onlyARendererOfImagesMakesThem() {
    let plain = UIGraphicsRenderer(bounds: square)
    #expect(!plain.allowsImageOutput && plain.format.bounds == square)
    let renderer = UIGraphicsImageRenderer(bounds: square)
    #expect(renderer.allowsImageOutput && renderer.format.bounds == square)
    #expect(renderer.image { _ in }.size == square.size)
  }

  /// The first command of an opaque picture covers it.
  @Test(arguments: [true, false]) func anOpaquePictureIsBlackAtFirst(isOpaque: Bool) {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = isOpaque
    let image = UIGraphicsImageRenderer(bounds: square, format: format).image { _ in }
    guard case .drawn(let drawn) = image.cgImage?.picture else {
      Issue.record("a drawn image keeps its drawing")
      return
    }
    guard case .drawing(let drawing) = drawn.node.layer.content else {
      #expect(!isOpaque)
      return
    }
    let fills = drawing.commands.contains { command in
      if case .fill = command { true } else { false }
    }
    #expect(fills == isOpaque)
  }

  /// Modes of blending that a call names end with it.
  @Test(.evidence(.documented)) func rectanglesAreFilledAndFramedInTheirMode() {
    var modes: [CGBlendMode] = []
    let commands = recorded { context in
      context.setBlendMode(.multiply)
      UIColor.red.setFill()
      UIRectFill(square)
      modes.append(context.state.blendMode)
      UIRectFillUsingBlendMode(square, .screen)
      modes.append(context.state.blendMode)
      UIRectFrame(square)
      modes.append(context.state.blendMode)
      UIRectFrameUsingBlendMode(square, .screen)
      modes.append(context.state.blendMode)
      UIRectClip(square)
    }
    #expect(modes == [.multiply, .multiply, .multiply, .multiply])
    let red = Color(red: 1, green: 0, blue: 0)
    let (copying, screening) = (
      Ink(.color(red), blendMode: .copy), Ink(.color(red), blendMode: .screen)
    )
    let whole = Path(rect: square)
    var frame = whole
    frame.append(Path(rect: CGRect(x: 11, y: 21, width: 28, height: 38)))
    #expect(
      commands == [
        .fill(whole, rule: .winding, ink: copying), .fill(whole, rule: .winding, ink: screening),
        .fill(frame, rule: .evenOdd, ink: copying), .fill(frame, rule: .evenOdd, ink: screening),
        .clip(whole, rule: .winding),
      ]
    )
  }

  /// A renderer's rectangles replace what is there, and its lines are inside of them.
  @Test(.evidence(.documented)) func aRendererStrokesInsideOfARectangle() {
    var commands: [DrawingCommand] = []
    var modes: [CGBlendMode] = []
    _ = UIGraphicsImageRenderer(bounds: square).image { context in
      context.cgContext.setBlendMode(.multiply)
      context.cgContext.setLineWidth(9)
      UIColor.red.set()
      context.fill(square)
      context.fill(square, blendMode: .screen)
      context.stroke(square)
      context.stroke(square, blendMode: .screen)
      modes.append(context.cgContext.state.blendMode)
      context.clip(to: square)
      commands = context.cgContext.commands
    }
    let red = Color(red: 1, green: 0, blue: 0)
    let (copying, screening) = (
      Ink(.color(red), blendMode: .copy), Ink(.color(red), blendMode: .screen)
    )
    let whole = Path(rect: square)
    let line = Path(rect: CGRect(x: 10.5, y: 20.5, width: 29, height: 39))
    #expect(modes == [.multiply])
    #expect(
      commands == [
        .fill(whole, rule: .winding, ink: copying), .fill(whole, rule: .winding, ink: screening),
        .stroke(line, style: StrokeStyle(width: 1), ink: copying),
        .stroke(line, style: StrokeStyle(width: 1), ink: screening),
        .clip(whole, rule: .winding),
      ]
    )
  }

  @Test(.evidence(.documented)) func aPathStartsWithItsDefaults() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    #expect(path.lineWidth == 1 && path.miterLimit == 10 && path.flatness == 0.6)
    #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    #expect(!path.usesEvenOddFillRule && path.dash.lengths.isEmpty && path.dash.phase == 0)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(!path.isEmpty && path.currentPoint == CGPoint(x: 3, y: 4))
    path.removeAllPoints()
    #expect(path.isEmpty && path == UIBezierPath())
  }

  /// Paths are equal if they draw the same.
  @Test func everySettingOfAPathCounts() {
    let changes: [(UIBezierPath) -> Void] = [
      { $0.lineWidth = 2 }, { $0.lineCapStyle = .round }, { $0.lineJoinStyle = .round },
      { $0.miterLimit = 3 }, { $0.usesEvenOddFillRule = true },
      { $0.setLineDash([1, 2], count: 2, phase: 0) }, { $0.addLine(to: .zero) },
    ]
    for change in changes {
      let (one, other) = (UIBezierPath(rect: square), UIBezierPath(rect: square))
      #expect(one == other)
      change(other)
      #expect(one != other)
    }
    let dashed = UIBezierPath(rect: square)
    dashed.setLineDash([1, 2], count: 1, phase: 3)
    #expect(dashed.dash.lengths == [1] && dashed.dash.phase == 3)
    dashed.setLineDash(nil, count: 2, phase: 0)
    #expect(dashed.dash.lengths.isEmpty)
  }

  /// One point between the caps is stretched; without a cap everything is.
  @Test(
    .evidence(.documented),
    arguments: [
      (5, 3, [3, 5, 6, 14]), (0, 0, [0, 0, 0, 0]), (1, 0, [0, 1, 0, 18]), (0, 1, [1, 0, 8, 0]),
      (19, 9, [9, 19, 0, 0]), (30, 20, [20, 30, 0, 0]),
    ] as [(Int, Int, [CGFloat])]
  )
  func thePointAfterACapIsStretched(left: Int, top: Int, insets: [CGFloat]) {
    let image = picture(20, 10).stretchableImage(withLeftCapWidth: left, topCapHeight: top)
    let caps = image.capInsets
    #expect([caps.top, caps.left, caps.bottom, caps.right] == insets)
    #expect(image.resizingMode == .stretch && image.size == CGSize(width: 20, height: 10))
  }

  @Test(.evidence(.documented)) func anImageIsUsedAsItIs() {
    let image = picture(20, 10)
    #expect(image.renderingMode == .automatic && image.imageOrientation == .up)
    #expect(!image.isSymbolImage && !image.hasBaseline && image.baselineOffsetFromBottom == nil)
    #expect(image.capInsets == .zero && image.alignmentRectInsets == .zero)
    #expect(!image.flipsForRightToLeftLayoutDirection && image.images == nil)
    #expect(image.duration == 0 && image.configuration == nil && !image.isTemplate)
    #expect(image.imageRendererFormat.scale == 2 && image.preparingForDisplay() === image)
    #expect(image.applyingSymbolConfiguration(.init(pointSize: 9)) == nil)
    #expect(picture(20, 10, scale: 1).imageRendererFormat.scale == 1)
  }

  @Test(.evidence(.documented)) func aVariantChangesOneSetting() throws {
    let image = picture(20, 10).withRenderingMode(.alwaysTemplate)
    #expect(image.withTintColor(.red).renderingMode == .alwaysTemplate)
    #expect(image.withTintColor(.red, renderingMode: .alwaysOriginal).isTemplate == false)
    let raised = image.withBaselineOffset(fromBottom: 3)
    #expect(raised.hasBaseline && raised.baselineOffsetFromBottom == 3)
    #expect(raised.imageWithoutBaseline() == image && raised.renderingMode == .alwaysTemplate)
    #expect(image.resizableImage(withCapInsets: .zero).resizingMode == .tile)
    #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
    let moving = try #require(UIImage.animatedImage(with: [image, raised], duration: 2))
    #expect(moving.images?.count == 2 && moving.duration == 2 && moving.size == image.size)
    #expect(UIImage.animatedImage(with: [], duration: 2) == nil)
  }

  /// For bars: templates unless they say otherwise.
  @Test(.evidence(.reported)) func barsMakeTemplatesOfWhatSaysNothing() throws {
    let image = picture(20, 10)
    #expect(image.asTemplateByDefault.renderingMode == .alwaysTemplate)
    let original = image.withRenderingMode(.alwaysOriginal)
    #expect(original.asTemplateByDefault === original && image.sizedForBars === image)
    let star = try #require(UIImage(systemName: "star"))
    #expect(star.asTemplateByDefault.renderingMode == .alwaysTemplate)
    let red = UIImage.SymbolConfiguration(paletteColors: [.red])
    let colored = try #require(UIImage(systemName: "star", withConfiguration: red))
    #expect(colored.asTemplateByDefault === colored)
    #expect(star.sizedForBars.size.height > star.size.height)
    let small = UIImage.SymbolConfiguration(scale: .small)
    let stated = try #require(UIImage(systemName: "star", withConfiguration: small))
    #expect(stated.sizedForBars === stated)
  }

  @Test(.evidence(.measured)) func aDimmedColorKeepsItsAlpha() {
    let dimmed = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).dimmed
    #expect(dimmed == UIColor(white: 0.6, alpha: 0.5))
  }
}
