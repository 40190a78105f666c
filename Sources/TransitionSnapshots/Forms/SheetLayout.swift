internal import Bitmap
internal import ImageComparison

/// The positions of a sheet's cells, in pixels.
struct SheetLayout {
  static let gap = 8
  static let labelHeight = 16
  static let grey: UInt8 = 242

  let width: Int
  let height: Int
  let cells: [PixelRect]

  init(_ sheet: PictureSheet) {
    let sizes = sheet.cells.map { (width: $0.bitmap.width, height: $0.bitmap.height) }
    switch sheet.arrangement {
    case .strip(let columns): self.init(sizes, columns: max(min(columns, sizes.count), 1))
    case .single, .animation:
      let cells = sizes.map { PixelRect(x: 0, y: 0, width: $0.width, height: $0.height) }
      self.init(width: sizes[0].width, height: sizes[0].height, cells: cells)
    }
  }

  private init(width: Int, height: Int, cells: [PixelRect]) {
    (self.width, self.height, self.cells) = (width, height, cells)
  }

  private init(_ sizes: [(width: Int, height: Int)], columns: Int) {
    let (gap, label) = (Self.gap, Self.labelHeight)
    let cell = (width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    let rows = (sizes.count + columns - 1) / columns
    width = gap + columns * (cell.width + gap)
    height = gap + rows * (cell.height + label + gap)
    cells = sizes.enumerated().map { index, size in
      PixelRect(
        x: gap + index % columns * (cell.width + gap),
        y: gap + index / columns * (cell.height + label + gap),
        width: size.width,
        height: size.height
      )
    }
  }
}
