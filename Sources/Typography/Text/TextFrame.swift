/// The room a text is given.
public struct TextFrame: Hashable, Sendable {
  public var width: Double
  /// Lines that end below it are left out; the first line always stays.
  public var height: Double
  /// 0 is no limit.
  public var maximumLines: Int
  /// False sets each paragraph on one line, which its line break mode then shortens.
  public var wraps: Bool

  public init(
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
