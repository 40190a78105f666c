import Foundation

extension ParagraphStyle {
  /// The first tab stop right of `x`.
  func tabStop(after x: Double) -> TabStop {
    if let stop = tabStops.first(where: { $0.location > x }) { return stop }
    guard tabInterval > 0 else { return TabStop(x) }
    return TabStop(((x / tabInterval).rounded(.down) + 1) * tabInterval)
  }
}

extension Paragraph {
  /// Where the pen stands after each run; the runs stand side by side in the order of the text.
  func pens(over runs: [ShapedRun]) -> [Double] {
    var pen = 0.0
    return runs.indices.map { index in
      pen = runs[index].isTab ? start(behind: index, of: runs, from: pen) : pen + runs[index].width
      return pen
    }
  }

  private func start(behind tab: Int, of runs: [ShapedRun], from pen: Double) -> Double {
    style.tabStop(after: pen).start(from: pen) { terminators in
      let behind = runs[(tab + 1)...].prefix { !$0.isTab }
      guard let terminators, let end = first(of: terminators, in: behind) else {
        return behind.reduce(0) { $0 + $1.width }
      }
      return behind.reduce(0) { $0 + width(of: $1, before: end) }
    }
  }

  /// The first scalar of the runs that is one of these.
  private func first(of wanted: CharacterSet, in runs: ArraySlice<ShapedRun>) -> Int? {
    runs.lazy.flatMap(\.range).first { wanted.contains(text.scalars[$0]) }
  }

  private func width(of run: ShapedRun, before end: Int) -> Double {
    guard run.range.lowerBound < end else { return 0 }
    return run.glyphs.reduce(run.blankWidth) {
      $1.cluster < end ? $0 + $1.advance * run.scale : $0
    }
  }
}
