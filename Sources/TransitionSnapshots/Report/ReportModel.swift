internal import Bitmap
internal import Foundation
internal import ImageComparison
internal import Imaging
internal import Scene
internal import Timeline

/// The data that the page's script receives.
struct ReportModel: Encodable {
  struct Cell: Encodable {
    let place: PixelRect
    let timeMs: Double
    let label: String
  }

  struct Form: Encodable {
    let form: String
    let path: String
    let state: SnapshotResult.State
    let message: String
    let comparer: String
    let frames: [FrameReport]
    let layout: [String]
    let text: TextDifference?
    /// Keys of `images`, by role: golden, actual, diff, amplified.
    var pictures: [String: String] = [:]
    var goldenCells: [Cell] = []
    var actualCells: [Cell] = []
    var goldenText: String?
    var actualText: String?
    let checks: [String]
    /// The file that a person can accept as the golden; nil if there is nothing to decide.
    var offer: Offer?
  }

  /// A file that may become a golden, with the information needed to store it later.
  struct Offer: Encodable {
    /// The folder of goldens, as in the results.
    let root: String
    /// The hash of the compared golden; nil if there was none.
    let goldenHash: String?
    /// The file's digest, which is also the key of its bytes in `images` or `files`.
    let hash: String
  }

  struct Group: Encodable {
    let id: String
    let title: String
    var state: SnapshotResult.State
    /// In milliseconds.
    var duration: Double
    var forms: [Form]
  }

  let command: String
  let durationMs: Double
  let fingerprint: String
  let totals: [String: Int]
  private(set) var groups: [Group] = []
  /// `data:` URLs by the digest of their bytes, so that repeated pictures are stored once.
  private(set) var images: [String: String] = [:]
  /// Files that are not shown themselves but may become goldens, as base64 by digest.
  private(set) var files: [String: String] = [:]
  /// Pages in base 64, by the path of the golden.
  let players: [String: String]
  private let package: URL

  init(
    _ run: SnapshotRun,
    in package: URL,
    showsPassing: Bool,
    players: [String: [UInt8]]
  ) {
    self.players = players.mapValues { Data($0).base64EncodedString() }
    self.package = package
    command = run.command
    durationMs = run.durationMs
    fingerprint = run.results.first?.fingerprint.current.description ?? ""
    totals = Dictionary(
      uniqueKeysWithValues: run.totals.map { ($0.state.rawValue, $0.count) }
    )
    for result in run.results.sorted(by: { ($0.id, $0.path) < ($1.id, $1.path) }) {
      var form = form(of: result, showsPassing: showsPassing)
      form.offer = offer(of: result, below: run.goldens)
      add(result, form: form)
    }
    // Failures come first.
    groups = groups.enumerated().sorted { one, other in
      let (a, b) = (
        SnapshotSeverity.of(one.element.state), SnapshotSeverity.of(other.element.state)
      )
      return a == b ? one.offset < other.offset : a > b
    }.map(\.element)
  }

  private mutating func add(_ result: SnapshotResult, form: Form) {
    let length = Self.duration(form)
    guard let index = groups.firstIndex(where: { $0.id == result.id }) else {
      groups.append(
        Group(
          id: result.id,
          title: result.title.visibleOnOneLine,
          state: result.state,
          duration: length,
          forms: [form]
        )
      )
      return
    }
    groups[index].forms.append(form)
    groups[index].duration = max(groups[index].duration, length)
    if SnapshotSeverity.of(result.state) > SnapshotSeverity.of(groups[index].state) {
      groups[index].state = result.state
    }
  }

  private static func duration(_ form: Form) -> Double {
    (form.goldenCells + form.actualCells).map(\.timeMs).max() ?? 0
  }
}

extension ReportModel {
  private mutating func form(of result: SnapshotResult, showsPassing: Bool) -> Form {
    var form = Form(
      form: result.form,
      path: result.path,
      state: result.state,
      message: result.message.visible,
      comparer: result.comparer,
      frames: result.frames,
      layout: result.layout.map(\.description.visible),
      text: result.text,
      checks: (result.checks ?? []).map(\.visibleOnOneLine)
    )
    guard showsPassing || result.state != .matched else { return form }
    if let golden = result.artefact("golden.") ?? result.golden {
      take(golden, role: "golden", into: &form)
    }
    if let actual = result.actual { take(actual, role: "actual", into: &form) }
    for role in ["diff", "amplified"] {
      if let path = result.artefacts["\(role).png"], let bytes = bytes(path) {
        form.pictures[role] = keep(bytes)
      }
    }
    return form
  }

  private mutating func take(_ path: String, role: String, into form: inout Form) {
    guard let bytes = bytes(path) else { return }
    let isGolden = role == "golden"
    guard form.path.hasSuffix("png") else {
      let text = String(decoding: bytes, as: UTF8.self)
      if isGolden { form.goldenText = text.visible } else { form.actualText = text.visible }
      return
    }
    guard let strip = try? ReportPicture(bytes, isAnimation: form.path.hasSuffix(".apng")) else {
      form.pictures[role] = keep(bytes)
      return
    }
    form.pictures[role] = keep(strip.bytes)
    if isGolden { form.goldenCells = strip.cells } else { form.actualCells = strip.cells }
  }

  private mutating func keep(_ bytes: [UInt8]) -> String {
    let key = bytes.withUnsafeBytes { Digest(of: $0).description }
    if images[key] == nil {
      images[key] = "data:image/png;base64," + Data(bytes).base64EncodedString()
    }
    return key
  }

  private mutating func offer(of result: SnapshotResult, below goldens: String) -> Offer? {
    guard result.state != .matched, let actual = result.actual, let bytes = bytes(actual) else {
      return nil
    }
    let hash = bytes.withUnsafeBytes { Digest(of: $0).description }
    if images[hash] == nil { files[hash] = Data(bytes).base64EncodedString() }
    return Offer(root: result.root ?? goldens, goldenHash: result.goldenHash, hash: hash)
  }

  private func bytes(_ path: String) -> [UInt8]? {
    let file = path.hasPrefix("/") ? URL(filePath: path) : package.appending(path: path)
    return (try? Data(contentsOf: file)).map(Array.init)
  }
}

extension SnapshotResult {
  fileprivate func artefact(_ prefix: String) -> String? {
    artefacts.sorted { $0.key < $1.key }.first { $0.key.hasPrefix(prefix) }?.value
  }
}

/// A picture golden as the page shows it: animations become strips.
private struct ReportPicture {
  let bytes: [UInt8]
  let cells: [ReportModel.Cell]

  init(_ bytes: [UInt8], isAnimation: Bool) throws {
    guard isAnimation else {
      self.bytes = bytes
      cells = try SheetDescription(in: bytes).cells.map {
        ReportModel.Cell(
          place: $0.place,
          timeMs: Instant(ticks: $0.ticks).seconds * 1000,
          label: $0.label
        )
      }
      return
    }
    var sheet = try PictureSheet.decode(bytes, as: .animation).sheet
    sheet.arrangement = .strip(columns: 12)
    let layout = SheetLayout(sheet)
    self.bytes = try PictureSheet.png(sheet.collage(layout))
    cells = zip(sheet.cells, layout.cells).map {
      ReportModel.Cell(place: $1, timeMs: $0.time * 1000, label: $0.label)
    }
  }
}
