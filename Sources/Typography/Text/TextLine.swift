public import Foundation

/// One line of a layout.
public struct TextLine: Hashable, Sendable {
  /// In the layout's coordinates, y down.
  public var baseline: Double
  /// As wide as the characters' advances, as high as the line stands among the others.
  public var frame: CGRect
  /// The part of the string that the line stands for, in UTF-16 units, without line ends.
  public var range: Range<Int>
  /// From left to right.
  public var runs: [StyledRun]
}
