import CoreGraphics
import CoreImage
import Foundation
import Testing

/// Cells of patterns and tiles of images, read back from the pixels.
@Suite struct PatternTests {
  private let canvas = CGRect(x: 0, y: 0, width: 4, height: 2)

  /// The blue, green and red bytes of one pixel after the other.
  private func pixels(_ context: CGContext) throws -> [[UInt8]] {
    let data = try #require(context.makeImage()?.dataProvider?.data)
    let bytes = Array(Data(referencing: data))
    return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 3]) }
  }

  private func marks(_ context: CGContext) throws -> String {
    String(try pixels(context).map { $0 == [0, 0, 0] ? "." : "x" })
  }

  /// A pixel in the corner of each 2 × 2 cell, in red if the pattern has its colours.
  private func pattern(
    matrix: CGAffineTransform = .identity,
    isColored: Bool = true
  ) throws -> CGPattern {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      },
      releaseInfo: nil
    )
    return try #require(
      CGPattern(
        info: nil,
        bounds: CGRect(x: 0, y: 0, width: 2, height: 2),
        matrix: matrix,
        xStep: 2,
        yStep: 2,
        tiling: .constantSpacing,
        isColored: isColored,
        callbacks: &callbacks
      )
    )
  }

  private func context(filledWith pattern: CGPattern) -> CGContext {
    let context = CGContext(canvas: canvas, scale: 1)
    context.setFillPattern(pattern, colorComponents: [1])
    return context
  }

  @Test func cellsAreRepeatedInsideTheFill() throws {
    let context = context(filledWith: try pattern())
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try marks(context) == "x.......")
    context.fill(canvas)
    #expect(try marks(context) == "x.x.....")
    #expect(try pixels(context)[0] == [0, 0, 255])
  }

  /// [D] Cells stay where they are when the context's transform changes.
  @Test func onlyMatrixAndPhaseMoveTheCells() throws {
    let moved = context(filledWith: try pattern())
    moved.translateBy(x: 1, y: 1)
    moved.fill(CGRect(x: -1, y: -1, width: 4, height: 2))
    #expect(try marks(moved) == "x.x.....")
    let placed = context(filledWith: try pattern(matrix: .init(translationX: 1, y: 0)))
    placed.fill(canvas)
    #expect(try marks(placed) == ".x.x....")
    let shifted = context(filledWith: try pattern())
    shifted.setPatternPhase(CGSize(width: 0, height: 1))
    shifted.fill(canvas)
    #expect(try marks(shifted) == "....x.x.")
  }

  @Test func aPatternWithoutColorsTakesThoseOfTheFill() throws {
    let context = CGContext(canvas: canvas, scale: 1)
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    context.setFillColorSpace(space)
    context.setFillPattern(try pattern(isColored: false), colorComponents: [0, 1, 0, 1])
    context.fill(canvas)
    #expect(try marks(context) == "x.x.....")
    #expect(try pixels(context)[0] == [0, 255, 0])
  }

  @Test func aColorEndsThePattern() throws {
    let context = context(filledWith: try pattern())
    context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
    context.setFillColor([0, 0, 1, 1])
    context.fill(canvas)
    #expect(try pixels(context) == Array(repeating: [255, 0, 0], count: 8))
  }

  @Test func strokesArePaintedWithCellsToo() throws {
    let context = CGContext(canvas: canvas, scale: 1)
    context.setStrokePattern(try pattern(), colorComponents: [1])
    context.stroke(CGRect(x: -5, y: -5, width: 20, height: 5.5), width: 1)
    #expect(try marks(context) == "x.x.....")
  }

  @Test func aColorOfAPatternPaintsItsCells() throws {
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let cells = try pattern()
    let color = try #require(CGColor(patternSpace: space, pattern: cells, components: [1]))
    #expect(color.components == [1] && color.numberOfComponents == 1 && color.alpha == 1)
    #expect(color.colorSpace == space && color.pattern != nil)
    let faint = try #require(color.copy(alpha: 0.5))
    #expect(faint.pattern === color.pattern && faint.alpha == 0.5 && faint != color)
    let context = CGContext(canvas: canvas, scale: 1)
    context.setFillColor(color)
    context.fill(canvas)
    #expect(try marks(context) == "x.x.....")
    let gray = CGColorSpaceCreateDeviceGray()
    #expect(CGColor(patternSpace: gray, pattern: cells, components: [1]) == nil)
    #expect(color.converted(to: gray, intent: .defaultIntent, options: nil) == nil)
  }

  @Test func aColorMayTintAPatternWithoutColors() throws {
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    let cells = try pattern(isColored: false)
    let color = try #require(
      CGColor(patternSpace: space, pattern: cells, components: [0, 1, 0, 1])
    )
    #expect(color.components == [0, 1, 0, 1] && color.colorSpace == space)
    let context = CGContext(canvas: canvas, scale: 1)
    context.setFillColor(color)
    context.fill(canvas)
    #expect(try marks(context) == "x.x.....")
    #expect(try pixels(context)[0] == [0, 255, 0])
  }

  @Test func infoIsReleasedWithThePattern() throws {
    let released = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { released.deallocate() }
    released.pointee = 0
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, _ in },
      releaseInfo: { $0?.assumingMemoryBound(to: Int.self).pointee += 1 }
    )
    func make(xStep: CGFloat) -> CGPattern? {
      CGPattern(
        info: released,
        bounds: canvas,
        matrix: .identity,
        xStep: xStep,
        yStep: 1,
        tiling: .noDistortion,
        isColored: true,
        callbacks: &callbacks
      )
    }
    var pattern = make(xStep: 1)
    #expect(pattern != nil && released.pointee == 0)
    pattern = nil
    #expect(released.pointee == 1 && make(xStep: 0) == nil)
  }

  @Test func spacesOfPatternsHaveTheirBase() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    let space = try #require(CGColorSpace(patternBaseSpace: gray))
    #expect(space.model == .pattern && space.baseColorSpace == gray && space != gray)
    #expect(CGColorSpace(patternBaseSpace: space) == nil)
    #expect(CGColorSpace(patternBaseSpace: nil)?.numberOfComponents == 0)
    #expect(CGColor(colorSpace: space, components: [0, 1]) == nil)
  }

  @Test func anImageIsTiledOverTheClip() throws {
    let source = context(filledWith: try pattern())
    source.fill(canvas)
    let part = CGRect(x: 0, y: 0, width: 2, height: 1)
    let image = try #require(source.makeImage()?.cropping(to: part))
    let context = CGContext(canvas: canvas, scale: 1)
    context.draw(image, in: CGRect(x: 1, y: 1, width: 2, height: 1), byTiling: true)
    #expect(try marks(context) == ".x.x.x.x")
  }
}
