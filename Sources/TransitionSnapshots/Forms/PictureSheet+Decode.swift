internal import Bitmap
internal import Foundation
internal import ImageComparison
internal import Imaging
internal import Timeline

extension PictureSheet {
  /// Reads a golden; its pixels are decoded from the file, and the stored hashes are not trusted.
  static func decode(
    _ bytes: [UInt8],
    as arrangement: Arrangement
  ) throws(GoldenFault) -> (sheet: PictureSheet, description: SheetDescription) {
    try PNGForm.check(bytes, isAnimation: arrangement == .animation)
    let description = try SheetDescription(in: bytes)
    let pictures = try pictures(in: bytes, isAnimation: arrangement == .animation)
    let cells = try description.cut(pictures, isAnimation: arrangement == .animation)
    let duration = Instant(ticks: description.duration).seconds
    return (
      PictureSheet(arrangement, cells: cells, duration: duration, fps: description.fps), description
    )
  }

  private static func pictures(
    in bytes: [UInt8],
    isAnimation: Bool
  ) throws(GoldenFault) -> [Bitmap] {
    do throws(PNG.Fault) {
      guard isAnimation else { return [try PNG.decode(bytes)] }
      return try APNG.decode(bytes).frames.map(\.bitmap)
    } catch { throw .picture(error) }
  }
}

extension SheetDescription {
  init(in bytes: [UInt8]) throws(GoldenFault) {
    let texts: [PNG.Text]
    do throws(PNG.Fault) { texts = try PNG.texts(in: bytes) } catch { throw .picture(error) }
    guard let text = texts.first(where: { $0.keyword == Self.keyword })?.text else {
      throw .noDescription
    }
    let data = Data(text.utf8)
    // The schema number is read first: a newer description may have a different structure.
    struct Header: Decodable { var schema: Int }
    if let header = try? JSONDecoder().decode(Header.self, from: data),
      header.schema > Self.currentSchema
    {
      throw .newer(schema: header.schema)
    }
    guard let description = try? JSONDecoder().decode(Self.self, from: data) else {
      throw .badDescription("its JSON cannot be read")
    }
    self = description
  }

  fileprivate func cut(
    _ pictures: [Bitmap],
    isAnimation: Bool
  ) throws(GoldenFault) -> [PictureSheet.Cell] {
    guard !cells.isEmpty else { throw .badDescription("it names no frame") }
    guard !isAnimation || pictures.count == cells.count else {
      throw .badDescription("it names \(cells.count) frames, the file has \(pictures.count)")
    }
    // Frames that overlap could have any number of pixels.
    var pixels = 0
    for (index, cell) in cells.enumerated() {
      guard cell.place.lies(in: pictures[isAnimation ? index : 0]) else {
        throw .badDescription("frame \(cell.index) lies outside of the picture")
      }
      pixels += cell.place.width * cell.place.height
    }
    guard pixels <= PNG.Limits.standard.pixels else {
      throw .badDescription("its frames are \(pixels) pixels large")
    }
    var result: [PictureSheet.Cell] = []
    for (index, cell) in cells.enumerated() {
      let picture = pictures[isAnimation ? index : 0]
      result.append(
        PictureSheet.Cell(
          index: cell.index,
          time: Instant(ticks: cell.ticks).seconds,
          fraction: cell.fraction,
          label: cell.label,
          bitmap: picture.cropped(to: cell.place)
        )
      )
    }
    return result
  }
}

extension PixelRect {
  fileprivate func lies(in picture: Bitmap) -> Bool {
    width > 0 && height > 0 && x >= 0 && y >= 0 && width <= picture.width
      && height <= picture.height && x <= picture.width - width && y <= picture.height - height
  }
}
