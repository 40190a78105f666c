import Foundation
import FrameExport
import ScreenFile

/// A person's decisions on a page of `snapshot review`, with the bytes of each new golden.
struct ApprovalFile: Decodable {
  struct Decision: Decodable {
    enum Verdict: String, Decodable { case accepted, denied }

    /// Relative to the folder of goldens, `root`.
    let path: String
    let root: String
    let verdict: Verdict
    /// The hash of the golden that the person saw; nil if there was none.
    let goldenHash: String?
    /// The hash of the bytes.
    let hash: String
    let bytes: Data?
  }

  let schema: Int
  let decisions: [Decision]

  /// Returns nil if the file contains something else, such as the results of a run.
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

  /// The keys that identify such a file.
  private struct Mark: Decodable {
    struct Anything: Decodable {}
    let decisions: Anything
  }

  private static let mostBytes = 1 << 30
}

/// Stores the accepted goldens: all of them, or none if one is invalid.
struct ApprovalJob {
  private let approvals: ApprovalFile
  private let bounds: PackageBounds

  init(_ approvals: ApprovalFile, package: URL) {
    self.approvals = approvals
    bounds = PackageBounds(package)
  }

  func run(_ console: Console) throws {
    let decisions = approvals.decisions
    guard !decisions.isEmpty else {
      return console.say("there is nothing to approve: the file holds no decisions")
    }
    let twice = Dictionary(grouping: decisions) {
      bounds.url(of: $0.root).appending(path: $0.path).standardizedFileURL.path
    }
    .values.filter { $0.count > 1 }
    if let path = twice.map({ $0[0].path }).min() {
      throw InputError("the approvals decide twice on '\(path)'; download them again")
    }
    var batch = FileBatch()
    for decision in decisions where decision.verdict == .accepted {
      let (bytes, golden) = try checked(decision)
      batch.add(bytes, at: golden)
    }
    try Interrupt.heeding { try batch.write() }
    for decision in decisions {
      let word = decision.verdict == .accepted ? "approved" : "denied"
      console.result("\(word) \(decision.path)")
    }
  }

  /// The file is untrusted: only goldens are written, and only over those that the person saw.
  private func checked(_ decision: ApprovalFile.Decision) throws -> (bytes: [UInt8], url: URL) {
    let golden = try bounds.writable(decision.path, below: decision.root)
    guard let data = decision.bytes, GoldenReview.hash(data) == decision.hash else {
      throw InputError(
        "the bytes for \(decision.path) are not those that were accepted; download the approvals again"
      )
    }
    let known = try GoldenReview.hash(ofGolden: golden)
    guard known == decision.goldenHash || known == decision.hash else {
      throw InputError(
        "the golden \(decision.path) has changed since it was reviewed; run `snapshot verify` again"
      )
    }
    return ([UInt8](data), golden)
  }
}
