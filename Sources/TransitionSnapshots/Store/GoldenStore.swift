public import Foundation
internal import FrameExport

/// The folders for goldens and for the files that a run writes about them.
public struct GoldenStore: Hashable, Sendable {
  /// The folder of goldens, part of the repository.
  public let root: URL
  /// Pending goldens, failures and results: `.transrender`, which is not committed.
  public let workshop: URL

  public init(root: URL, workshop: URL) {
    self.root = root
    self.workshop = workshop
  }

  public func golden(_ path: String) -> URL { root.appending(path: path) }

  /// A golden that would be recorded if recording were allowed.
  public func pending(_ path: String) -> URL { workshop.appending(path: "pending/\(path)") }

  /// The folder of one golden that failed.
  public func failure(_ path: String) -> URL { workshop.appending(path: "failures/\(path)") }

  /// The bytes of a golden, or nil when there is none.
  public func read(_ path: String) throws(GoldenFault) -> [UInt8]? {
    let file = golden(path).path
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    do {
      return try Array(Data(contentsOf: golden(path)))
    } catch {
      throw .file(reason: "\((error as NSError).localizedDescription)")
    }
  }

  /// Writes all bytes or none.
  static func write(_ bytes: [UInt8], to file: URL) throws(SnapshotFault) {
    do throws(ExportFault) {
      try WholeFile.write(bytes, to: file)
    } catch .folder(let path, let reason), .file(let path, let reason) {
      throw .unwritable(path: path, reason: reason)
    } catch {
      throw .unwritable(path: file.path, reason: "\(error)")
    }
  }

  /// Removes the files of an earlier failure of a golden that passes now.
  func tidy(_ path: String) {
    // Usually there are none; files that cannot be removed are reported when they are read.
    try? FileManager.default.removeItem(at: failure(path))
    try? FileManager.default.removeItem(at: pending(path))
  }
}
