internal import Bitmap
internal import ImageComparison
internal import Foundation

/// The result of comparing a stored file with a new one.
public enum SnapshotFinding: Hashable, Sendable {
  /// Every pixel or character is equal.
  case equal([FrameReport])
  /// Something differs, but within the comparer's limits.
  case tolerated([FrameReport])
  case framesDiffer([FrameReport], hint: String)
  case layoutChanged([LayoutChange])
  /// `detail` adds what the lines do not show, such as where a view is instead.
  case textDiffers(TextDifference, detail: String)
  case dataDiffers(golden: Int, actual: Int)
}

extension SnapshotFinding {
  /// The default comparison: pictures by cell, text by line, anything else by byte.
  public init(golden: [UInt8], actual: Snapshot, comparer: Comparer) throws {
    switch actual.content {
    case .pictures(let sheet):
      let stored = try PictureSheet.decode(golden, as: sheet.arrangement).sheet
      self = Self.comparing(golden: stored, actual: sheet, comparer: comparer)
    case .text(let text):
      let difference = TextDifference(golden: try GoldenText.decode(golden), actual: text)
      self = difference.map { .textDiffers($0, detail: "") } ?? .equal([])
    case .data(let bytes):
      self = bytes == golden ? .equal([]) : .dataDiffers(golden: golden.count, actual: bytes.count)
    }
  }

  static func comparing(
    golden: PictureSheet,
    actual: PictureSheet,
    comparer: Comparer
  ) -> SnapshotFinding {
    let changes = golden.layoutChanges(to: actual)
    guard changes.isEmpty else { return .layoutChanged(changes) }
    let reports = zip(golden.cells, actual.cells).map {
      FrameReport(golden: $0, actual: $1, comparer: comparer)
    }
    if reports.allSatisfy({ $0.state == .equal }) { return .equal(reports) }
    guard reports.contains(where: { $0.state == .different }) else { return .tolerated(reports) }
    return .framesDiffer(reports, hint: golden.exchangeHint(actual))
  }
}

extension FrameReport {
  init(golden: PictureSheet.Cell, actual: PictureSheet.Cell, comparer: Comparer) {
    let judged =
      golden.bitmap == actual.bitmap
      ? (found: Comparison(), passes: true) : comparer.judge(golden.bitmap, actual.bitmap)
    self.init(
      index: actual.index,
      timeMs: actual.time * 1000,
      fraction: actual.fraction,
      state: !judged.passes ? .different : golden.bitmap == actual.bitmap ? .equal : .tolerated,
      comparison: judged.found,
      goldenHash: golden.bitmap.digest.description,
      actualHash: actual.bitmap.digest.description
    )
  }
}

/// Text goldens, read strictly.
enum GoldenText {
  static func decode(_ bytes: [UInt8]) throws(GoldenFault) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
    if text.hasPrefix("version https://git-lfs.github.com") { throw .pointer }
    return text
  }
}
