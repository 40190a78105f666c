internal import Bitmap
internal import Imaging

extension PictureSheet {
  /// The file with its embedded description; 8-bit RGB, or RGBA if there are transparent pixels.
  func encoded(comparer: String, fingerprint: Fingerprint) throws -> [UInt8] {
    let layout = SheetLayout(self)
    let description = SheetDescription(
      self,
      layout: layout,
      comparer: comparer,
      fingerprint: fingerprint
    )
    let text = try PNG.Text(keyword: SheetDescription.keyword, text: description.json())
    switch arrangement {
    case .strip: return try Self.png(try collage(layout), [text])
    case .single: return try Self.png(cells[0].bitmap, [text])
    case .animation: return try animation([text])
    }
  }

  /// The whole strip as one picture.
  func collage(_ layout: SheetLayout) throws -> Bitmap {
    guard case .strip = arrangement else { return cells[0].bitmap }
    let labels = try zip(cells, layout.cells).map { cell, frame in
      let band = try LabelBand.draw(cell.label, width: frame.width)
      return (picture: band, x: frame.x, y: frame.y + frame.height)
    }
    let pictures = zip(cells, layout.cells).map { (picture: $0.bitmap, x: $1.x, y: $1.y) }
    return .collage(
      width: layout.width,
      height: layout.height,
      grey: SheetLayout.grey,
      pictures + labels
    )
  }

  // A palette would be smaller, but could not be told apart from a file that a tool has rewritten.
  static func png(_ bitmap: Bitmap, _ texts: [PNG.Text] = []) throws -> [UInt8] {
    do throws(PNG.Fault) {
      return try PNG.encode(bitmap, color: .rgb, texts: texts)
    } catch .transparent {
      return try PNG.encode(bitmap, color: .rgba, texts: texts)
    }
  }

  private func animation(_ texts: [PNG.Text]) throws -> [UInt8] {
    do throws(PNG.Fault) {
      return try animation(.rgb, texts)
    } catch .transparent {
      return try animation(.rgba, texts)
    }
  }

  private func animation(
    _ color: PNG.ColorType,
    _ texts: [PNG.Text]
  ) throws(PNG.Fault) -> [UInt8] {
    var encoder = APNGEncoder(color: color, plays: 1, texts: texts)
    let times = cells.map(\.time)
    for (index, cell) in cells.enumerated() {
      let next = index + 1 < times.count ? times[index + 1] : cell.time + 1 / Double(fps)
      try encoder.add(cell.bitmap, delay: APNG.Delay(seconds: next - cell.time))
    }
    return encoder.finish()
  }
}
