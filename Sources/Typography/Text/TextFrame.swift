/// The room a text is given.
package struct TextFrame: Hashable, Sendable {
  package var width: Double
  /// Lines that end below it are left out; the first line always stays.
  package var height: Double
  /// 0 is no limit.
  package var maximumLines: Int
  /// False sets each paragraph on one line, which its line break mode then shortens.
  package var wraps: Bool

  package init(
    width: Double = .infinity,
    height: Double = .infinity,
    maximumLines: Int = 0,
    wraps: Bool = true
  ) {
    precondition(maximumLines >= 0, "a text frame of \(maximumLines) lines; 0 is no limit")
    self.width = width
    self.height = height
    self.maximumLines = maximumLines
    self.wraps = wraps
  }
}
