package import Bitmap
import Foundation
import Imaging

/// A file below `Goldens`, which somebody has looked at.
package struct GoldenFile {
  private let path: String

  /// `path` is relative to `Goldens`.
  package init(_ path: String) {
    self.path = path
  }

  /// What is wrong with the text; nil if it is the recorded one, character by character.
  package func problem(with text: String) throws -> String? {
    let golden = try data().map { String(decoding: $0, as: UTF8.self) }
    if golden == text { return nil }
    if try record(Data(text.utf8), insteadOf: golden) { return recorded }
    guard let golden else { return missing }
    let remedy = "if the new text is right, run with TRANSRENDER_RECORD=all"
    return "Goldens/\(path) differs, \(remedy):\n\(Self.firstDifference(golden, text))"
  }

  /// What is wrong with the picture; nil if it has the pixels of the recorded one.
  package func problem(with picture: Bitmap) throws -> String? {
    let golden = try data().map { try PNG.decode(Array($0)) }
    if golden == picture { return nil }
    if try record(Data(PNG.encode(picture)), insteadOf: golden) { return recorded }
    guard let golden else { return missing }
    let remedy = "if the new picture is right, run with TRANSRENDER_RECORD=all"
    return "Goldens/\(path) differs by \(Self.difference(golden, picture)); \(remedy)"
  }

  // A golden that was just recorded fails once, so that nobody commits what nobody has looked at.
  private var recorded: String { "Goldens/\(path) recorded; look at it and run again" }
  private var missing: String { "Goldens/\(path) is missing; record it off CI" }
  private var file: URL { Repository.root.appending(path: "Goldens/\(path)") }

  private func data() throws -> Data? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try Data(contentsOf: file)
  }

  private func record(_ data: Data, insteadOf golden: Any?) throws -> Bool {
    switch try RecordMode.chosen(in: ProcessInfo.processInfo.environment) {
    case .never: return false
    case .missing: if golden != nil { return false }
    case .all: break
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file, options: .atomic)
    return true
  }

  private static func firstDifference(_ golden: String, _ text: String) -> String {
    let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index =
      zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    return """
      line \(index + 1)
        golden  \(index < old.count ? old[index] : "(end)")
        actual  \(index < new.count ? new[index] : "(end)")
      """
  }

  private static func difference(_ golden: Bitmap, _ picture: Bitmap) -> String {
    guard golden.width == picture.width, golden.height == picture.height else {
      return "\(picture.width)×\(picture.height) against \(golden.width)×\(golden.height) pixels"
    }
    let deltas = zip(golden.straightRGBA(), picture.straightRGBA()).map { abs(Int($0) - Int($1)) }
    let pixels = stride(from: 0, to: deltas.count, by: 4).map { deltas[$0..<$0 + 4].max() ?? 0 }
    let (count, largest) = (pixels.count { $0 > 0 }, pixels.max() ?? 0)
    return "\(count) pixels, by \(largest) at most"
  }
}
