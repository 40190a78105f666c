import Bitmap
import FrameExport
import ImageComparison
import Imaging

extension PicturePairs.Pair {
  struct Verdict {
    let isSame: Bool
    let line: String
  }

  /// Compares animations frame by frame; the marked picture shows the first frame that differs.
  func compare(limit: Int, markedAt out: OutputFile?) throws -> Verdict {
    var (golden, actual) = (try PictureFilm(at: a), try PictureFilm(at: b))
    guard golden.kind == actual.kind else {
      return Verdict(isSame: false, line: "\(name): \(golden.kind) and \(actual.kind)")
    }
    var comparison = FilmComparison(limit: limit, count: golden.count)
    while let old = try golden.next(), let new = try actual.next() {
      let (before, after) = (old.bitmap, new.bitmap)
      guard before.width == after.width, before.height == after.height else {
        let sizes = "\(before.width)×\(before.height) and \(after.width)×\(after.height)"
        return Verdict(isSame: false, line: "\(name): the sizes differ, \(sizes)")
      }
      comparison.add(old: old, new: new)
    }
    if let out, let (before, after) = comparison.shown {
      let marked = DifferencePicture.marked(golden: before, actual: after, limit: limit)
      try WholeFile.write(PNG.encode(marked), to: out.url)
    }
    return Verdict(isSame: comparison.isSame, line: "\(name): \(comparison.sentence)")
  }
}

/// The running result of comparing two films.
private struct FilmComparison {
  let limit: Int
  let count: Int
  /// The first pair of pictures that differ, or else the first pair.
  private(set) var shown: (before: Bitmap, after: Bitmap)?
  private var index = 0
  private var differing = 0
  private var isIdentical = true
  private var first: (index: Int, found: Comparison)?
  private var length: String?

  init(limit: Int, count: Int) { (self.limit, self.count) = (limit, count) }

  var isSame: Bool { differing == 0 && length == nil }

  mutating func add(old: PictureFilm.Frame, new: PictureFilm.Frame) {
    let comparer = limit == 0 ? Comparer.exact : .channel(max: limit)
    let found = comparer.compare(old.bitmap, new.bitmap)
    isIdentical = isIdentical && found.isIdentical
    if index == 0 { shown = (old.bitmap, new.bitmap) }
    if found.differingPixels > 0 {
      if differing == 0 { (first, shown) = ((index, found), (old.bitmap, new.bitmap)) }
      differing += 1
    }
    if length == nil, let before = old.delay, let after = new.delay,
      before.seconds != after.seconds
    {
      let lengths = [before, after].map { "\($0.numerator)/\($0.denominator) s" }
      length = "frame \(index) is shown for \(lengths[0]) and for \(lengths[1])"
    }
    index += 1
  }

  var sentence: String {
    guard let first else { return length ?? (isIdentical ? "the same" : "the same within limits") }
    let pixels = first.found.sentence
    guard count > 1 else { return pixels }
    return "\(differing) of \(count) frames differ; in frame \(first.index) \(pixels)"
  }
}

extension Comparison {
  fileprivate var sentence: String {
    let area = bounds.map { " in \($0)" } ?? ""
    return "\(differingPixels) pixels differ\(area), the most by \(maxChannelDelta) levels"
  }
}
