internal import Bitmap
internal import ImageComparison
internal import Imaging

/// The pictures that show what differs.
enum DifferenceArtefacts {
  static func make(
    golden: [UInt8],
    actual: Snapshot,
    finding: SnapshotFinding,
    encoded: [UInt8]
  ) throws -> [SnapshotArtefact] {
    let ending = actual.fileExtension.split(separator: ".").last.map(String.init) ?? "bin"
    let both = [
      SnapshotArtefact(name: "golden.\(ending)", bytes: golden),
      SnapshotArtefact(name: "actual.\(ending)", bytes: encoded),
    ]
    switch finding {
    case .framesDiffer(let reports, _):
      guard case .pictures(let sheet) = actual.content else { return both }
      let stored = try PictureSheet.decode(golden, as: sheet.arrangement).sheet
      return both + (try pictures(golden: stored, actual: sheet, reports: reports))
    case .textDiffers(let difference, _):
      let text = difference.lines.map { "\($0.kind.rawValue) \($0.text)\n" }.joined()
      return both + [SnapshotArtefact(name: "diff.txt", bytes: Array(text.utf8))]
    case .equal, .tolerated, .layoutChanged, .dataDiffers: return both
    }
  }

  private static func pictures(
    golden: PictureSheet,
    actual: PictureSheet,
    reports: [FrameReport]
  ) throws -> [SnapshotArtefact] {
    let pairs = zip(golden.cells, actual.cells).map { ($0.bitmap, $1.bitmap) }
    let marked = pairs.map { DifferencePicture.marked(golden: $0, actual: $1) }
    let amplified = pairs.map { DifferencePicture.amplified(golden: $0, actual: $1) }
    let wrong = reports.indices.filter { reports[$0].state == .different }
    let rows = wrong.prefix(FrameTable.mostRows).map {
      DifferencePicture.triptych(golden: pairs[$0].0, actual: pairs[$0].1)
    }
    let scenes = wrong.prefix(1).map {
      DifferencePicture.quartet(golden: pairs[$0].0, actual: pairs[$0].1)
    }
    return [
      try artefact("diff.png", overview(actual, marked, framing: wrong)),
      try artefact("amplified.png", overview(actual, amplified, framing: [])),
      try artefact("rows.png", column(rows)),
    ] + (try scenes.map { try artefact("scene.png", $0) })
  }

  private static func artefact(_ name: String, _ picture: Bitmap) throws -> SnapshotArtefact {
    SnapshotArtefact(name: name, bytes: try PictureSheet.png(picture))
  }

  /// A strip laid out like the golden's, with other cells; bad ones are framed in red.
  private static func overview(
    _ sheet: PictureSheet,
    _ cells: [Bitmap],
    framing wrong: [Int]
  ) throws -> Bitmap {
    var strip = sheet
    if strip.arrangement == .animation { strip.arrangement = .strip(columns: 12) }
    for (index, cell) in cells.enumerated() { strip.cells[index].bitmap = cell }
    let picture = try strip.collage(SheetLayout(strip))
    guard case .strip = strip.arrangement else { return picture }
    let frames = wrong.map { SheetLayout(strip).cells[$0].outset(by: 3) }
    return picture.framed(frames, thickness: 3)
  }

  private static func column(_ rows: [Bitmap]) -> Bitmap {
    let gap = SheetLayout.gap
    var y = 0
    let parts = rows.map { row in
      defer { y += row.height + gap }
      return (picture: row, x: 0, y: y)
    }
    let width = rows.map(\.width).max() ?? 1
    return .collage(width: width, height: max(y - gap, 1), grey: SheetLayout.grey, parts)
  }
}

extension PixelRect {
  fileprivate func outset(by margin: Int) -> PixelRect {
    PixelRect(
      x: x - margin,
      y: y - margin,
      width: width + 2 * margin,
      height: height + 2 * margin
    )
  }
}

extension Bitmap {
  /// The picture with red frames drawn just inside the rectangles.
  fileprivate func framed(_ frames: [PixelRect], thickness: Int) -> Bitmap {
    let parts = frames.flatMap { frame in
      [
        (frame.x, frame.y, frame.width, thickness),
        (frame.x, frame.y + frame.height - thickness, frame.width, thickness),
        (frame.x, frame.y, thickness, frame.height),
        (frame.x + frame.width - thickness, frame.y, thickness, frame.height),
      ].map { x, y, width, height in (picture: Bitmap.red(width: width, height: height), x: x, y: y)
      }
    }
    return .collage(width: width, height: height, grey: 255, [(self, 0, 0)] + parts)
  }

  private static func red(width: Int, height: Int) -> Bitmap {
    Bitmap(width: width, height: height) {
      $0.initializeMemory(as: UInt32.self, repeating: 0xFFE0_2020)
    }
  }
}
