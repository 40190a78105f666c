import Bitmap
import Foundation
import Geometry
import Imaging
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

private func bitmap(_ width: Int, _ height: Int) -> Bitmap {
  Bitmap(width: width, height: height) { pixels in
    for index in pixels.indices { pixels[index] = index % 4 == 3 ? 255 : UInt8(index % 251) }
  }
}

@MainActor
@Suite struct UIImageTests {
  // What is missing is said to this stage, not to that of another test.
  private let stage = Stage(device: .iPhone15)
  private let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)

  @Test func sizesAreInPoints() {
    let image = UIImage(cgImage: CGImage(bitmap(40, 20)), scale: 2, orientation: .up)
    #expect(image.size == CGSize(width: 20, height: 10))
    let turned = UIImage(cgImage: CGImage(bitmap(40, 20)), scale: 2, orientation: .left)
    #expect(turned.size == CGSize(width: 10, height: 20))
    #expect(UIImage().size == .zero)
  }

  @Test func dataIsReadAsPNG() throws {
    let source = bitmap(6, 4)
    let data = Data(PNG.encode(source))
    let image = try #require(UIImage(data: data))
    #expect(image.cgImage?.picture == .bitmap(source))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test func filesSayTheirScale() throws {
    let folder = TemporaryFolder.ofProcess.appending(path: "images-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "dot@2x.png")
    try Data(PNG.encode(bitmap(6, 4))).write(to: file)
    let image = try #require(UIImage(contentsOfFile: file.path))
    #expect(image.size == CGSize(width: 3, height: 2))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(UIImage(named: "dot", in: bundle, compatibleWith: nil)?.scale == 2)
    #expect(UIImage(named: "no such dot", in: bundle, compatibleWith: nil) == nil)
    #expect(stage.faults.contains { $0.sentence.contains("no such dot") })
  }

  @Test func drawnImagesAreDrawings() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.cgContext.saveGState()
    }
    #expect(image.size == CGSize(width: 10, height: 20))
    #expect((image.cgImage?.width, image.cgImage?.height) == (20, 40))
    guard case .drawn(let drawn) = image.cgImage?.picture,
      case .drawing(let drawing) = drawn.node.layer.content
    else {
      Issue.record("a drawn image keeps its drawing")
      return
    }
    let red = Ink(.color(Color(red: 1, green: 0, blue: 0)), blendMode: .copy)
    let square = Path(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(drawing.commands.contains(.fill(square, rule: .winding, ink: red)))
    #expect(drawing.commands.last == .restore)
  }

  @Test func equalDrawingsMakeEqualImages() {
    func make() -> UIImage {
      UIGraphicsImageRenderer(size: bounds.size).image {
        $0.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
      }
    }
    #expect(make() == make())
  }

  @Test func bitmapsBecomeImageContent() {
    let source = bitmap(40, 20)
    let image = UIImage(cgImage: CGImage(source), scale: 2, orientation: .up)
    let content = image.content(in: bounds, gravity: .resizeAspect, tint: nil)
    #expect(content == .image(ImageContent(bitmap: source, scale: 2, gravity: .resizeAspect)))
  }

  @Test func turnedBitmapsAreDrawnTurned() {
    let source = bitmap(40, 20)
    let image = UIImage(cgImage: CGImage(source), scale: 2, orientation: .right)
    let content = image.content(in: bounds, gravity: .topLeft, tint: nil)
    guard case .drawing(let drawing) = content else {
      Issue.record("a turned image is drawn")
      return
    }
    // The first stored row becomes the right column of 10 × 20 points.
    let turn = CGAffineTransform(0, 20, -10, 0, 10, 0)
    #expect(drawing.commands.prefix(2) == [.save, .concatenate(turn)])
  }

  @Test(arguments: [
    UIImage.Orientation.up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored,
    .rightMirrored,
  ])
  func mirroringTwiceIsNothing(orientation: UIImage.Orientation) {
    #expect(orientation.mirrored.mirrored == orientation)
    let mirror = CGAffineTransform(-1, 0, 0, 1, 1, 0)
    let mirrored = orientation.unitTransform.concatenating(mirror)
    #expect(orientation.mirrored.unitTransform == mirrored)
  }

  @Test func capsLeaveTheMiddleToStretch() {
    let image = UIImage(cgImage: CGImage(bitmap(40, 20)), scale: 2, orientation: .up)
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 2, left: 5, bottom: 3, right: 5),
        resizingMode: .stretch
      )
    #expect(image.center == CGRect(x: 0.25, y: 0.2, width: 0.5, height: 0.5))
    #expect(image.capInsets.left == 5)
    let old = image.stretchableImage(withLeftCapWidth: 5, topCapHeight: 0)
    #expect(old.capInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 14))
  }

  @Test func templatesTakeTheColorTheyStandIn() {
    let source = bitmap(4, 4)
    let image = UIImage(cgImage: CGImage(source))
    let blue = Color(red: 0, green: 0, blue: 1)
    #expect(image.tint(in: blue) == nil)
    #expect(image.withRenderingMode(.alwaysTemplate).tint(in: blue) == blue)
    let red = image.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(red.tint(in: blue) == Color(red: 1, green: 0, blue: 0))
  }

  @Test func drawnTemplatesTakeTheColorThatIsSet() {
    let image = UIImage(cgImage: CGImage(bitmap(4, 4)))
    let template = image.withRenderingMode(.alwaysTemplate)
    func tint(_ image: UIImage) -> Color? {
      let commands = recorded { _ in
        UIColor.red.setFill()
        image.draw(at: .zero)
      }
      guard case .image(let content, _, _, _) = commands.first else { return nil }
      return content.tint
    }
    #expect(tint(image) == nil)
    #expect(tint(template) == Color(red: 1, green: 0, blue: 0))
    #expect(tint(template.withTintColor(.blue)) == Color(red: 0, green: 0, blue: 1))
  }

  @Test func croppingKeepsThePixels() throws {
    let part = try #require(
      CGImage(bitmap(8, 8)).cropping(to: CGRect(x: 2, y: 3, width: 4, height: 20))
    )
    #expect((part.width, part.height) == (4, 5))
    guard case .bitmap(let pixels) = part.picture else {
      Issue.record("a cropped bitmap is a bitmap")
      return
    }
    let first = pixels.withUnsafeBytes { Array($0.prefix(4)) }
    let stated = bitmap(8, 8).withUnsafeBytes { Array($0[(3 * 8 + 2) * 4..<(3 * 8 + 3) * 4]) }
    #expect(first == stated)
    #expect(CGImage(bitmap(8, 8)).cropping(to: CGRect(x: 9, y: 0, width: 4, height: 4)) == nil)
  }

  /// Core Graphics' images stand on their heads in a space whose y points down.
  @Test func contextsDrawCGImagesUpsideDown() {
    let source = bitmap(4, 4)
    let place = CGRect(x: 10, y: 20, width: 4, height: 4)
    let commands = recorded { $0.draw(CGImage(source), in: place) }
    let flip = CGAffineTransform(1, 0, 0, -1, 0, 44)
    let picture = ImageContent(bitmap: source)
    #expect(
      commands == [
        .save, .concatenate(flip),
        .image(picture, in: place, opacity: 1, blendMode: .normal), .restore,
      ]
    )
  }

  @Test func imagesDrawUprightWithBlendModeAndAlpha() {
    let image = UIImage(cgImage: CGImage(bitmap(4, 4)))
    let place = CGRect(x: 10, y: 20, width: 8, height: 8)
    let commands = recorded { _ in image.draw(in: place, blendMode: .multiply, alpha: 0.5) }
    #expect(commands.first == .beginGroup(DrawingGroup(opacity: 0.5, blendMode: .multiply)))
    #expect(commands.count == 3)
  }

  @Test func imagesIgnoreTheAlphaOfTheContext() {
    let image = UIImage(cgImage: CGImage(bitmap(4, 4)))
    let place = CGRect(x: 10, y: 20, width: 4, height: 4)
    func drawn(_ alpha: CGFloat) -> [DrawingCommand] {
      recorded { context in
        context.setAlpha(alpha)
        context.setBlendMode(alpha == 1 ? .normal : .screen)
        image.draw(in: place)
      }
    }
    #expect(drawn(0.25) == drawn(1))
  }

  @Test func aspectFillCoversTheBounds() {
    let size = CGSize(width: 20, height: 10)
    let fill = ImageContent.Gravity.resizeAspectFill.frame(of: size, in: bounds)
    #expect(fill == CGRect(x: -20, y: 0, width: 80, height: 40))
    let fit = ImageContent.Gravity.resizeAspect.frame(of: size, in: bounds)
    #expect(fit == CGRect(x: 0, y: 10, width: 40, height: 20))
  }
}
