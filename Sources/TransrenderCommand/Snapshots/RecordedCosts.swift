import Foundation
import TransitionSnapshots

/// The cost of each test in its last run: the pixels of its recordings.
struct RecordedCosts {
  private var costs: [String: Double] = [:]

  init(_ run: SnapshotRun) {
    // Several forms of one recording are drawn from the same frames.
    var recordings: [String: (test: String, work: Double)] = [:]
    for result in run.results {
      guard let work = result.work else { continue }
      let known = recordings[result.id]?.work ?? 0
      recordings[result.id] = (Self.key(result.title), max(known, Double(work)))
    }
    for (test, work) in recordings.values { costs[test, default: 0] += work }
  }

  /// Returns nil for a test that has not recorded anything yet; `name` is `Module.Suite/function`.
  func cost(of name: String) -> Double? { costs[Self.key(name)] }

  /// `Suite/function`, without module and arguments: goldens are named after the file, which
  /// usually has the name of its suite.
  private static func key(_ name: String) -> String {
    let words = name.prefix { $0 != "(" && $0 != " " }
    let steps = words.split(separator: "/")
    guard steps.count > 1, let function = steps.last else { return String(words) }
    let suite = steps[steps.count - 2].split(separator: ".").last ?? ""
    return "\(suite)/\(function)"
  }
}
