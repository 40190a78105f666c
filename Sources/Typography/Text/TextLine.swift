package import Foundation

/// One line of a layout.
package struct TextLine: Hashable, Sendable {
  /// In the layout's coordinates, y down.
  package var baseline: Double
  /// As wide as the characters' advances, as high as the line stands among the others.
  package var frame: CGRect
  /// The part of the string that the line stands for, in UTF-16 units, without line ends.
  package var range: Range<Int>
  /// From left to right.
  package var runs: [StyledRun]

  package init(
    baseline: Double = 0,
    frame: CGRect = .zero,
    range: Range<Int> = 0..<0,
    runs: [StyledRun] = []
  ) {
    self.baseline = baseline
    self.frame = frame
    self.range = range
    self.runs = runs
  }
}
