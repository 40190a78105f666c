extension SnapshotFinding {
  /// A text comparison that also names the first moment at which the view is somewhere else.
  init(
    curveOf name: String,
    golden: [UInt8],
    actual: Snapshot,
    comparer: Comparer
  ) throws {
    self = try SnapshotFinding(golden: golden, actual: actual, comparer: comparer)
    guard case .textDiffers(let difference, _) = self, case .text(let text) = actual.content else {
      return
    }
    let detail = CurveStep.first(golden: try GoldenText.decode(golden), actual: text)
    self = .textDiffers(difference, detail: detail.map { name + $0.description } ?? "")
  }
}

/// The first value of a timing curve that differs.
struct CurveStep: CustomStringConvertible {
  let column: String
  let time: String
  let golden: String
  let actual: String

  var description: String {
    guard !golden.isEmpty else {
      return " is on screen at \(time) ms, but not in the golden curve"
    }
    guard !actual.isEmpty else {
      return " is not on screen at \(time) ms, but is in the golden curve"
    }
    return ".\(column) at \(time) ms is \(actual), golden curve says \(golden)"
  }

  static func first(golden: String, actual: String) -> CurveStep? {
    let columns = TimingCurve.header.split(separator: ",").map(String.init)
    for (one, other) in zip(rows(golden), rows(actual)) where one != other {
      // Different times mean different sampling, which the lines show better.
      guard one.count == columns.count, other.count == columns.count, one[0] == other[0] else {
        return nil
      }
      for index in 1..<columns.count where one[index] != other[index] {
        return CurveStep(
          column: columns[index],
          time: one[0],
          golden: one[index],
          actual: other[index]
        )
      }
    }
    return nil
  }

  private static func rows(_ csv: String) -> [[String]] {
    csv.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
