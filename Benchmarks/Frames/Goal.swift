import Foundation

/// A speed that was promised: how a worker does a work, against somebody else.
struct Goal {
  let work: String
  let worker: String
  var against = "naive"
  /// How many times as fast, at the least.
  var times: Double?
  /// The bytes of all files, as a part of the other's.
  var bytes: Double?
  /// The peak of memory.
  var megabytes: Double?
  /// The whole time.
  var milliseconds: Double?

  static let all = [
    Goal(work: "W1", worker: "fast-1", times: 12),
    Goal(work: "W1", worker: "fast-2", times: 20, bytes: 1),
    Goal(work: "W1", worker: "fast-2", against: "ffmpeg", times: 10),
    Goal(work: "W1", worker: "fast-2", against: "chromium", times: 75),
    Goal(work: "W1", worker: "small-2", times: 6, bytes: 0.9),
    Goal(work: "W3", worker: "fast-2", times: 45, megabytes: 100),
    Goal(work: "W2", worker: "fast-2", times: 8),
    Goal(work: "fade", worker: "fast-2", times: 6),
    Goal(work: "scale", worker: "fast-2", times: 6),
    Goal(work: "rotation", worker: "fast-2", times: 6),
    Goal(work: "fraction", worker: "fast-2", times: 6),
    Goal(work: "first", worker: "fast-2", milliseconds: 80),
  ]

  /// What was reached, beside what was promised; nil when the other did not run.
  func verdict(_ runs: [String: ColdRun]) -> String? {
    guard let own = runs[worker], let other = runs[against] else { return nil }
    let claims = [
      times.map { claim("times as fast", other.seconds / own.seconds, atLeast: $0) },
      bytes.map { claim("of the bytes", Double(own.bytes) / Double(other.bytes), atMost: $0) },
      megabytes.map { claim("MB", own.megabytes, atMost: $0) },
      milliseconds.map { claim("ms", own.seconds * 1000, atMost: $0) },
    ]
    let title = "\(work) \(worker) against \(against):"
    return "  \(title) " + claims.compactMap(\.self).joined(separator: ", ")
  }

  private func claim(_ unit: String, _ value: Double, atLeast limit: Double) -> String {
    String(format: "%.1f %@ (wanted %g%@)", value, unit, limit, value < limit ? ", missed" : "")
  }

  private func claim(_ unit: String, _ value: Double, atMost limit: Double) -> String {
    String(format: "%.3g %@ (wanted %g%@)", value, unit, limit, value > limit ? ", missed" : "")
  }
}
