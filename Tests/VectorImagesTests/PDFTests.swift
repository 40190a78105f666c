import Bitmap
import CZlib
import Foundation
import Geometry
import Scene
import Testing

@testable import VectorImages

/// Pages as exporters write them.
@Suite struct PDFTests {
  private func image(
    _ content: String,
    resources: String = "",
    page: String = "",
    objects: [String] = []
  ) throws -> VectorImage {
    try VectorImage(
      Documents.pdf(content, resources: resources, page: page, objects: objects)
    )
  }

  @Test func aPageIsAsLargeAsItSaysWithItsOriginAtTheTop() throws {
    let image = try image("1 0 0 rg 0 0 20 5 re f")
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.transforms == [CGAffineTransform(1, 0, 0, -1, 0, 10)])
    #expect(image.fills.map(\.ink.color) == [Color(red: 1, green: 0, blue: 0)])
    #expect(image.fills[0].path.bounds == CGRect(x: 0, y: 0, width: 20, height: 5))
    #expect(image.omissions == [])
  }

  @Test func aCropBoxCutsThePageAndQuarterTurnsExchangeItsSides() throws {
    let cropped = try image("", page: "/CropBox[5 2 15 8]")
    #expect(cropped.size == CGSize(width: 10, height: 6))
    #expect(cropped.transforms == [CGAffineTransform(1, 0, 0, -1, -5, 8)])
    let turned = try image("", page: "/Rotate 90")
    #expect(turned.size == CGSize(width: 10, height: 20))
    // The page's top left corner goes to the top right.
    #expect(CGPoint(x: 0, y: 10).applying(turned.transforms[0]) == CGPoint(x: 10, y: 0))
  }

  @Test func curvesAndHolesArePaths() throws {
    let image = try image("0 0 m 1 2 3 4 5 6 c 1 1 2 2 v 3 3 4 4 y h 1 1 2 2 re f*")
    let fill = try #require(image.fills.first)
    #expect(fill.rule == .evenOdd)
    #expect(
      fill.path.elements.prefix(5) == [
        .move(CGPoint(x: 0, y: 0)),
        .cubic(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), to: CGPoint(x: 5, y: 6)),
        .cubic(CGPoint(x: 5, y: 6), CGPoint(x: 1, y: 1), to: CGPoint(x: 2, y: 2)),
        .cubic(CGPoint(x: 3, y: 3), CGPoint(x: 4, y: 4), to: CGPoint(x: 4, y: 4)),
        .close,
      ]
    )
  }

  @Test func linesHaveTheirStyle() throws {
    let image = try image("2 w 1 J 2 j 3 M [4 1] 2 d 0 1 0 RG 0 0 m 5 5 l S")
    let stroke = try #require(image.strokes.first)
    #expect(
      stroke.style
        == StrokeStyle(
          width: 2,
          cap: .round,
          join: .bevel,
          miterLimit: 3,
          dash: [4, 1],
          dashPhase: 2
        )
    )
    #expect(stroke.ink.color == Color(red: 0, green: 1, blue: 0))
  }

  @Test func statesAreRestoredAndClipsFollowTheirPath() throws {
    let image = try image("q 1 0 0 rg 0 0 5 5 re W n 0 0 1 1 re f Q 0 0 2 2 re f Q Q")
    #expect(image.fills.map(\.ink.color) == [Color(red: 1, green: 0, blue: 0), .black])
    let depth = image.commands.reduce(0) { depth, command in
      switch command {
      case .save: depth + 1
      case .restore: depth - 1
      default: depth
      }
    }
    #expect(depth == 0)
    let clip = image.commands.firstIndex {
      if case .clip = $0 { true } else { false }
    }
    let fill = image.commands.firstIndex { if case .fill = $0 { true } else { false } }
    #expect(try #require(clip) < #require(fill))
  }

  struct Ink: CustomTestStringConvertible, Sendable {
    let content: String
    let color: Color
    var testDescription: String { content }
  }

  @Test(arguments: [
    Ink(content: "0.5 g", color: Color(white: 0.5)),
    Ink(content: "0 1 1 0 k", color: Color(red: 1, green: 0, blue: 0)),
    Ink(content: "/Profile cs 0 0 1 sc", color: Color(red: 0, green: 0, blue: 1)),
    Ink(content: "/Spot cs 1 scn", color: Color(red: 1, green: 0.5, blue: 0)),
    Ink(content: "/Spot cs 0 scn", color: .white),
    Ink(content: "/Table cs 1 sc", color: Color(red: 0, green: 1, blue: 0)),
    Ink(content: "/Lab cs 100 0 0 sc", color: .white),
    Ink(content: "/Lab cs 0 0 0 sc", color: .black),
    Ink(content: "/Program cs 0.25 scn", color: Color(white: 0.75)),
  ])
  func colorsOfEverySpace(_ row: Ink) throws {
    let image = try image(
      "\(row.content) 0 0 5 5 re f",
      resources: """
        /ColorSpace<</Profile[/ICCBased 5 0 R]/Table[/Indexed/DeviceRGB 1 <FF000000FF00>]
        /Lab[/Lab<</WhitePoint[0.95 1 1.09]>>]/Program[/Separation/Ink/DeviceGray 6 0 R]
        /Spot[/Separation/Orange/DeviceRGB<</FunctionType 2/Domain[0 1]/C0[1 1 1]/C1[1 .5 0]/N 1>>]
        >>
        """,
      objects: [
        "<</N 3/Length 0>>stream\n\nendstream",
        "<</FunctionType 4/Domain[0 1]/Range[0 1]/Length 11>>stream\n{1 exch sub}\nendstream",
      ]
    )
    let color = try #require(image.fills.first?.ink.color)
    #expect(abs(color.red - row.color.red) < 0.002)
    #expect(abs(color.green - row.color.green) < 0.002)
    #expect(abs(color.blue - row.color.blue) < 0.002)
  }

  @Test func graphicsStatesMakeInksAndGroupsTransparent() throws {
    let image = try image(
      "/Half gs 0 0 5 5 re f /Form Do",
      resources: "/ExtGState<</Half<</ca .5/BM/Multiply>>>>/XObject<</Form 5 0 R>>",
      objects: [
        "<</Subtype/Form/BBox[0 0 4 4]/Matrix[2 0 0 2 1 1]/Group<</S/Transparency>>/Length 12>>"
          + "stream\n0 0 3 3 re f\nendstream"
      ]
    )
    #expect(image.fills.map(\.ink.opacity) == [0.5, 1])
    #expect(image.fills.map(\.ink.blendMode) == [.multiply, .normal])
    #expect(image.groups == [DrawingGroup(opacity: 0.5, blendMode: .multiply)])
    #expect(image.transforms.last == CGAffineTransform(2, 0, 0, 2, 1, 1))
  }

  @Test func aSoftMaskIsAGroupThatKeepsWhatItLights() throws {
    let image = try image(
      "/Masked gs 0 0 5 5 re f",
      resources: "/ExtGState<</Masked<</SMask<</S/Luminosity/G 5 0 R>>>>>>",
      objects: [
        "<</Subtype/Form/BBox[0 0 9 9]/Group<</S/Transparency>>/Length 18>>"
          + "stream\n.5 g 0 0 3 3 re f\nendstream"
      ]
    )
    #expect(image.groups.map(\.blendMode) == [.normal, .destinationIn])
    #expect(image.fills.map(\.ink.blendMode) == [.normal, .destinationOut, .plusLighter])
    let light = try #require(image.fills.last?.ink.color)
    #expect(abs(light.alpha - 0.5) < 1e-9)
  }

  @Test func rampsRunAlongALineAndBetweenCircles() throws {
    let function = "<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>"
    let image = try image(
      "/Line sh /Pattern cs /Round scn 0 0 5 5 re f",
      resources: """
        /Shading<</Line<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 20 0]/Function \(function)
        /Extend[true false]>>>>
        /Pattern<</Round<</PatternType 2/Matrix[1 0 0 1 3 4]/Shading<</ShadingType 3
        /ColorSpace/DeviceRGB/Coords[0 0 0 0 0 5]/Function<</FunctionType 3/Domain[0 1]
        /Functions[\(function)\(function)]/Bounds[.5]/Encode[0 1 1 0]>>>>>>>>
        """
    )
    let line = try #require(image.fills.first?.ink.shading)
    #expect(line.form == .linear(from: .zero, to: CGPoint(x: 20, y: 0)))
    #expect(line.stops.map(\.location) == [0, 1])
    #expect((line.extendsBefore, line.extendsAfter) == (true, false))
    let round = try #require(image.fills.last?.ink.shading)
    #expect(round.stops.map(\.color).first == round.stops.map(\.color).last)
    // A pattern stands in the page's space, not in that of the shape.
    #expect(image.transforms.last == CGAffineTransform(translationX: 3, y: 4))
  }

  @Test func tilesFillWhatTheyTouch() throws {
    let image = try image(
      "/Pattern cs /Tile scn 0 0 20 10 re f",
      resources: "/Pattern<</Tile 5 0 R>>",
      objects: [
        "<</PatternType 1/PaintType 1/BBox[0 0 5 5]/XStep 10/YStep 10/Length 12>>"
          + "stream\n0 0 5 5 re f\nendstream"
      ]
    )
    let tiles = image.transforms.filter { $0.a == 1 && $0.d == 1 && $0 != .identity }
    #expect(tiles.contains(CGAffineTransform(translationX: 10, y: 0)))
    #expect(image.fills.count >= 2)
  }

  // MARK: Images

  @Test func picturesStandInTheUnitSquareWithTheirMask() throws {
    let pixels: [UInt8] = [255, 0, 0, 0, 0, 255]
    let objects = [
      Array("<</Type/Catalog/Pages 2 0 R>>".utf8), Array("<</Kids[3 0 R]>>".utf8),
      Array(
        ("<</Type/Page/MediaBox[0 0 20 10]/Contents 4 0 R"
          + "/Resources<</XObject<</Im 5 0 R>>>>>>").utf8
      ),
      Documents.stream("", Array("20 0 0 10 0 0 cm /Im Do".utf8)),
      Documents.stream(
        "/Subtype/Image/Width 2/Height 1/BitsPerComponent 8/ColorSpace/DeviceRGB/SMask 6 0 R",
        pixels
      ),
      Documents.stream(
        "/Subtype/Image/Width 2/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray",
        [255, 128]
      ),
    ]
    let image = try VectorImage(Documents.file(objects))
    let picture = try #require(image.images.first)
    #expect(picture.rect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(picture.image.bitmap.straightRGBA() == [255, 0, 0, 255, 0, 0, 255, 128])
    #expect(image.transforms.last == CGAffineTransform(1, 0, 0, -1, 0, 1))
  }

  @Test func aStencilIsPaintedWithTheFillsColor() throws {
    let image = try image("0 0 1 rg BI /W 2 /H 1 /IM true /BPC 1 ID @ EI 0 0 1 1 re f")
    let picture = try #require(image.images.first?.image)
    #expect(picture.tint == Color(red: 0, green: 0, blue: 1))
    #expect(
      picture.bitmap.straightRGBA().enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
        == [255, 0]
    )
    #expect(image.fills.count == 1)
  }

  // MARK: How files are packed

  private func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var packed = [UInt8](repeating: 0, count: bytes.count + 100)
    var count = UInt(packed.count)
    compress(&packed, &count, bytes, UInt(bytes.count))
    return Array(packed.prefix(Int(count)))
  }

  /// Everything but the content in a packed stream, and the table itself in another.
  private func packedFile() -> [UInt8] {
    let inner = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Kids[3 0 R]>>",
      "<</Type/Page/MediaBox[0 0 20 10]/Contents 4 0 R>>",
    ]
    var (head, body) = ("", "")
    for (index, text) in inner.enumerated() {
      head += "\(index + 1) \(body.utf8.count) "
      body += text + " "
    }
    let pack = deflated(Array((head + body).utf8))
    let content = deflated(Array("0 1 0 rg 0 0 5 5 re f".utf8))
    var bytes = Array("%PDF-1.5\n".utf8)
    let first = bytes.count
    bytes += Array("4 0 obj\n".utf8) + Documents.stream("/Filter/FlateDecode", content)
    bytes += Array("\nendobj\n".utf8)
    let second = bytes.count
    bytes += Array("5 0 obj\n".utf8)
    bytes += Documents.stream(
      "/Type/ObjStm/N 3/First \(head.utf8.count)/Filter/FlateDecode",
      pack
    )
    bytes += Array("\nendobj\n".utf8)
    let table = bytes.count
    func row(_ kind: UInt8, _ place: Int, _ index: UInt8) -> [UInt8] {
      [kind, UInt8(place >> 8), UInt8(place & 255), index]
    }
    let rows = [
      row(0, 0, 0), row(2, 5, 0), row(2, 5, 1), row(2, 5, 2), row(1, first, 0), row(1, second, 0),
    ]
    // Each row as its difference from the one above.
    let above = [[UInt8](repeating: 0, count: 4)] + rows
    let differences: [UInt8] = zip(rows, above).flatMap { row, above -> [UInt8] in
      [2] + zip(row, above).map { $0 &- $1 }
    }
    bytes += Array("6 0 obj\n".utf8)
    bytes += Documents.stream(
      "/Type/XRef/Size 6/W[1 2 1]/Root 1 0 R/Filter/FlateDecode"
        + "/DecodeParms<</Predictor 12/Columns 4>>",
      deflated(differences)
    )
    return bytes + Array("\nendobj\nstartxref\n\(table)\n%%EOF".utf8)
  }

  @Test func objectsAndTablesMayBePacked() throws {
    let image = try VectorImage(packedFile())
    #expect(image.fills.map(\.ink.color) == [Color(red: 0, green: 1, blue: 0)])
  }

  @Test func aFileWhoseTableLeadsNowhereIsReadAnyway() throws {
    for broken in [
      Documents.pdf("0 0 5 5 re f").dropLast(30) + Array("\nstartxref\n7\n%%EOF".utf8),
      packedFile().dropLast(20) + Array("\nstartxref\n99999\n%%EOF".utf8),
    ] {
      #expect(try VectorImage(Array(broken)).fills.count == 1)
    }
  }

  struct Packed: CustomTestStringConvertible, Sendable {
    let filter: String
    let bytes: [UInt8]
    var testDescription: String { filter }
  }

  /// `0 0 5 5 re f` in every packing.
  @Test(arguments: [
    Packed(filter: "ASCIIHexDecode", bytes: Array("302030203520352072652066>".utf8)),
    Packed(filter: "ASCII85Decode", bytes: Array("0H`%l2'=b!Eb-A*~>".utf8)),
    Packed(
      filter: "RunLengthDecode",
      bytes: [11] + Array("0 0 5 5 re f".utf8) + [128]
    ),
  ])
  func contentMayBePacked(_ row: Packed) throws {
    let objects = [
      Array("<</Type/Catalog/Pages 2 0 R>>".utf8), Array("<</Kids[3 0 R]>>".utf8),
      Array("<</Type/Page/MediaBox[0 0 20 10]/Contents 4 0 R>>".utf8),
      Documents.stream("/Filter/\(row.filter)", row.bytes),
    ]
    let image = try VectorImage(Documents.file(objects))
    #expect(image.fills.first?.path.bounds == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func LZWCodesGrow() throws {
    // ISO 32000-1, 7.4.4.2: the example of the standard.
    let packed: [UInt8] = [0x80, 0x0B, 0x60, 0x50, 0x22, 0x0C, 0x0C, 0x85, 0x01]
    let plain = try #require(LZW.unpack(packed[...], isEarly: true))
    #expect(Array(plain) == [45, 45, 45, 45, 45, 65, 45, 45, 45, 66])
  }

  // MARK: What is not drawn

  @Test func textIsReportedOnce() throws {
    let image = try image("BT /F 12 Tf (Hi) Tj (Ho) Tj ET 0 0 1 1 re f")
    #expect(image.omissions == ["text is not drawn"])
    #expect(image.fills.count == 1)
  }

  @Test func anEncryptedFileIsRefused() {
    let text = String(decoding: Documents.pdf(""), as: UTF8.self)
    let bytes = Array(text.replacing("/Root 1 0 R", with: "/Root 1 0 R/Encrypt 9 0 R").utf8)
    #expect(throws: VectorImageError.encrypted) { try VectorImage(bytes) }
  }
}
