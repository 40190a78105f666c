internal import Bitmap
internal import ImageComparison
internal import Timeline

/// What has changed about a motion: its length, an end, or the frames in between.
struct MotionChange {
  private let hasDuration: Bool
  /// One for each pair of pictures; empty if they cannot be paired.
  private(set) var reports: [FrameReport] = []
  /// Whether the pictures in between show the same fractions of the motion.
  private var isInStep = false

  init(from golden: PictureSheet, to actual: PictureSheet, _ comparer: Comparer) {
    hasDuration = Instant(seconds: golden.duration) != Instant(seconds: actual.duration)
    let pairs = zip(golden.cells, actual.cells)
    let fit = pairs.allSatisfy {
      $0.bitmap.width == $1.bitmap.width && $0.bitmap.height == $1.bitmap.height
    }
    guard fit, golden.cells.count == actual.cells.count else { return }
    reports = pairs.map { FrameReport(golden: $0, actual: $1, comparer: comparer) }
    // Less than a flick in ten seconds.
    isInStep = pairs.allSatisfy { abs($0.fraction - $1.fraction) < 1e-10 }
  }

  /// Such as `the pacing; duration and both ends are as in the golden`.
  var words: String {
    let wrong = reports.map { $0.state == .different }
    guard let first = wrong.first, let last = wrong.last, wrong.count > 1 else {
      return hasDuration ? "the duration" : ""
    }
    let isBetween = wrong.dropFirst().dropLast().contains(true)
    var (changed, same): ([String], [String]) = ([], [])
    if hasDuration { changed.append("the duration") } else { same.append("the duration") }
    if first { changed.append("the start") } else { same.append("the start") }
    if last { changed.append("the end") } else { same.append("the end") }
    if isInStep, wrong.count > 2 {
      if isBetween, !first, !last { changed.append("the pacing") }
      if !isBetween { same.append("the way between") }
    }
    guard !same.isEmpty else { return Self.list(changed) }
    return "\(Self.list(changed)); \(Self.list(same)) \(same.count == 1 ? "is" : "are") as in the"
      + " golden"
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension [FrameReport] {
  /// The frames that differ: the worst one first, the others in order.
  var worstFirst: [FrameReport] {
    let wrong = filter { $0.state == .different }
    guard let worst = wrong.max(by: { $0.damage < $1.damage }) else { return [] }
    return [worst] + wrong.filter { $0.index != worst.index }
  }
}

extension FrameReport {
  /// The number of pixels that differ times the size of the difference.
  fileprivate var damage: Int { comparison.differingPixels * comparison.maxChannelDelta }
}
