/// The frames of a sequence that are written: `17,20-30`, or all of them.
struct FrameSelection: Equatable, Sendable {
  var ranges: [ClosedRange<Int>]

  static let all = FrameSelection(ranges: [0...Int.max])

  func contains(_ index: Int) -> Bool { ranges.contains { $0.contains(index) } }

  init(ranges: [ClosedRange<Int>]) {
    self.ranges = ranges
  }

  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    ranges = parts.compactMap { Self.range(String($0)) }
    guard ranges.count == parts.count, !ranges.isEmpty else { return nil }
  }

  private static func range(_ text: String) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { whole($0) }
    switch ends.count {
    case 1: return ends[0].map { $0...$0 }
    case 2:
      guard let low = ends[0], let high = ends[1], low <= high else { return nil }
      return low...high
    default: return nil
    }
  }

  private static func whole(_ text: Substring) -> Int? {
    text.allSatisfy(\.isWholeNumber) ? Int(text) : nil
  }
}

extension FrameSelection: CustomStringConvertible {
  /// The shortest description of these frames, which are in order.
  init(_ indices: [Int]) {
    ranges = []
    for index in indices {
      if let last = ranges.last, last.upperBound + 1 == index {
        ranges[ranges.count - 1] = last.lowerBound...index
      } else {
        ranges.append(index...index)
      }
    }
  }

  /// As on the command line: `17,20-30`.
  var description: String {
    ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
    }
    .joined(separator: ",")
  }
}
