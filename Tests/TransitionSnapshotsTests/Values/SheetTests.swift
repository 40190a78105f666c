import Bitmap
import ImageComparison
import Imaging
import Testing

@testable import TransitionSnapshots

/// Where the pictures of a sheet lie, and that they come back from the file as they went in.
@Suite struct SheetTests {
  private static let print = Fingerprint(libraries: ["cairo 1"], fonts: [], architecture: "any")

  private static func picture(_ width: Int, _ height: Int, level: UInt8 = 0) -> Bitmap {
    Bitmap(
      width: width,
      height: height,
      straightRGBA: (0..<(width * height)).flatMap { [UInt8($0 % 251), level, 7, 255] }
    )
  }

  private static func sheet(
    _ arrangement: PictureSheet.Arrangement,
    _ sizes: [(Int, Int)]
  ) -> PictureSheet {
    let cells = sizes.enumerated().map { index, size in
      PictureSheet.Cell(
        index: index,
        time: Double(index) / 50,
        fraction: Double(index) / 10,
        label: "#\(index)",
        bitmap: picture(size.0, size.1, level: UInt8(index))
      )
    }
    return PictureSheet(arrangement, cells: cells, duration: 0.2, fps: 50)
  }

  private static let sizes = [(20, 30), (24, 10), (5, 5), (20, 30), (1, 1)]

  @Test(arguments: [(1, 1, 5), (2, 2, 3), (3, 3, 2), (5, 5, 1), (9, 5, 1), (0, 1, 5), (-3, 1, 5)])
  func cellsStandInRows(asked: Int, columns: Int, rows: Int) {
    let layout = SheetLayout(Self.sheet(.strip(columns: asked), Self.sizes))
    #expect(layout.width == 8 + columns * (24 + 8))
    #expect(layout.height == 8 + rows * (30 + 16 + 8))
    for (index, cell) in layout.cells.enumerated() {
      #expect(cell.width == Self.sizes[index].0 && cell.height == Self.sizes[index].1)
      #expect(cell.x == 8 + (index % columns) * 32)
      #expect(cell.y == 8 + (index / columns) * 54)
    }
  }

  @Test(arguments: [PictureSheet.Arrangement.single, .animation])
  func onePictureFillsTheFile(arrangement: PictureSheet.Arrangement) {
    let layout = SheetLayout(Self.sheet(arrangement, [(20, 30), (20, 30)]))
    #expect(layout.width == 20 && layout.height == 30)
    #expect(
      layout.cells == Array(repeating: PixelRect(x: 0, y: 0, width: 20, height: 30), count: 2)
    )
  }

  @Test(
    arguments: [
      (.strip(columns: 2), sizes), (.strip(columns: 5), sizes), (.single, [(7, 9)]),
      (.animation, [(7, 9), (7, 9), (7, 9)]),
    ] as [(PictureSheet.Arrangement, [(Int, Int)])]
  )
  func aSheetComesBackAsItWent(arrangement: PictureSheet.Arrangement, sizes: [(Int, Int)]) throws {
    let sheet = Self.sheet(arrangement, sizes)
    let bytes = try sheet.encoded(comparer: "exact", fingerprint: Self.print)
    let (back, description) = try PictureSheet.decode(bytes, as: arrangement)
    #expect(back.cells.map(\.bitmap) == sheet.cells.map(\.bitmap))
    #expect(back.cells.map(\.label) == sheet.cells.map(\.label))
    #expect(back.cells.map(\.index) == sheet.cells.map(\.index))
    #expect(back.cells.map(\.fraction) == sheet.cells.map(\.fraction))
    #expect(zip(back.cells, sheet.cells).allSatisfy { abs($0.time - $1.time) < 1e-9 })
    #expect(back.fps == 50 && back.duration == 0.2)
    #expect(description.comparer == "exact" && description.fingerprint == Self.print)
    #expect(description.cells.map(\.pixelHash) == sheet.cells.map(\.bitmap.digest.description))
  }

  /// The grey between the pictures is nobody's.
  @Test func betweenTheCellsIsGrey() throws {
    let sheet = Self.sheet(.strip(columns: 2), Self.sizes)
    let layout = SheetLayout(sheet)
    let collage = try sheet.collage(layout)
    let bytes = collage.straightRGBA()
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(bytes[((y * collage.width + x) * 4)...].prefix(3))
    }
    let grey: [UInt8] = [242, 242, 242]
    for (index, cell) in layout.cells.enumerated() {
      #expect(pixel(cell.x, cell.y) == [0, UInt8(index), 7])
      #expect(pixel(cell.x - 1, cell.y) == grey && pixel(cell.x, cell.y - 1) == grey)
    }
    #expect(pixel(0, 0) == grey && pixel(collage.width - 1, collage.height - 1) == grey)
  }

  @Test func framesThatOverlapAreNoBomb() throws {
    let sheet = Self.sheet(.single, [(1000, 1000)])
    var description = SheetDescription(
      sheet,
      layout: SheetLayout(sheet),
      comparer: "exact",
      fingerprint: Self.print
    )
    description.cells = Array(repeating: description.cells[0], count: 101)
    let bytes = try PictureSheet.png(
      Self.picture(1000, 1000),
      [.init(keyword: "transrender", text: description.json())]
    )
    #expect(
      throws: GoldenFault.badDescription("its frames are 101000000 pixels large")
    ) { try PictureSheet.decode(bytes, as: .single) }
  }

  /// A strip of which one picture is nine points over the edge of its file is refused.
  @Test(
    arguments: [
      ("x", 0, true), ("x", -1, false), ("x", 13, true), ("x", 14, false), ("y", 0, true),
      ("y", -1, false), ("y", 21, true), ("y", 22, false), ("width", 0, false),
      ("width", 20, true), ("width", 21, false), ("height", 0, false), ("height", 30, true),
      ("height", 31, false),
    ]
  )
  func aCellLiesInItsPicture(field: String, value: Int, fits: Bool) throws {
    let place = ["x": 0, "y": 0, "width": 7, "height": 9].merging([field: value]) { $1 }
    let rect = PixelRect(
      x: place["x"]!,
      y: place["y"]!,
      width: place["width"]!,
      height: place["height"]!
    )
    var description = SheetDescription(
      Self.sheet(.single, [(7, 9)]),
      layout: SheetLayout(Self.sheet(.single, [(7, 9)])),
      comparer: "exact",
      fingerprint: Self.print
    )
    description.cells[0].place = rect
    let text = try PictureSheet.png(
      Self.picture(20, 30),
      [.init(keyword: "transrender", text: description.json())]
    )
    let found = try? PictureSheet.decode(text, as: .single)
    #expect((found != nil) == fits)
    if fits { #expect(found?.sheet.cells[0].bitmap.width == rect.width) }
  }
}
