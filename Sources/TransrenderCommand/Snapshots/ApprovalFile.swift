import Foundation
import FrameExport
import ScreenFile

/// What a person has decided on a page of `snapshot review`, with the bytes of each new golden.
struct ApprovalFile: Decodable {
  struct Decision: Decodable {
    enum Verdict: String, Decodable { case accepted, denied }

    /// Below the folder of goldens, which `root` names.
    let path: String
    let root: String
    let verdict: Verdict
    /// Of the golden that the person has seen; nil where there was none.
    let goldenHash: String?
    /// Of the bytes.
    let hash: String
    let bytes: Data?
  }

  let schema: Int
  let decisions: [Decision]

  /// Nil where the file is none of these, but perhaps the results of a run.
  static func read(_ file: URL) throws -> ApprovalFile? {
    guard let data = try? PlainFile.contents(of: file.path, atMost: mostBytes),
      (try? JSONDecoder().decode(Mark.self, from: data)) != nil
    else { return nil }
    guard let approvals = try? JSONDecoder().decode(ApprovalFile.self, from: data),
      approvals.schema == 1
    else {
      throw InputError(
        "\(file.relativePath) holds no approvals that can be read; download them again from the page "
          + "of `snapshot review`"
      )
    }
    return approvals
  }

  /// What tells such a file from others.
  private struct Mark: Decodable {
    struct Anything: Decodable {}
    let decisions: Anything
  }

  private static let mostBytes = 1 << 30
}

/// Puts accepted goldens in their places: all of them, or none where one cannot be.
struct ApprovalJob {
  private let approvals: ApprovalFile
  private let bounds: PackageBounds

  init(_ approvals: ApprovalFile, package: URL) {
    self.approvals = approvals
    bounds = PackageBounds(package)
  }

  func run(_ console: Console) throws {
    let twice = Dictionary(grouping: approvals.decisions, by: \.path).filter { $1.count > 1 }
    if let path = twice.keys.min() {
      throw InputError("the approvals decide twice on '\(path)'; download them again")
    }
    let accepted = try approvals.decisions.filter { $0.verdict == .accepted }.map(checked)
    for (bytes, golden) in accepted {
      try FileManager.default.createDirectory(
        at: golden.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try WholeFile.write(bytes, to: golden)
    }
    for decision in approvals.decisions {
      let word = decision.verdict == .accepted ? "approved" : "denied"
      console.result("\(word) \(decision.path)")
    }
  }

  /// The file comes from elsewhere, so that only goldens are written, and only what was seen.
  private func checked(_ decision: ApprovalFile.Decision) throws -> (bytes: [UInt8], place: URL) {
    try bounds.expectGoldens(in: decision.root)
    let golden = try bounds.golden(decision.path, below: decision.root)
    guard let data = decision.bytes, ReviewDesk.hash(data) == decision.hash else {
      throw InputError(
        "the bytes for \(decision.path) are not those that were accepted; download the approvals again"
      )
    }
    let known = ReviewDesk.contents(of: golden).map(ReviewDesk.hash)
    guard known == decision.goldenHash || known == decision.hash else {
      throw InputError(
        "the golden \(decision.path) has changed since it was reviewed; run `snapshot verify` again"
      )
    }
    return ([UInt8](data), golden)
  }
}
