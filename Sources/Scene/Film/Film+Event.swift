public import Foundation

extension Film {
  /// Something the engine called or changed, logged where it did so.
  public struct Event: Hashable, Sendable {
    /// In seconds from the start of the recording.
    public var time: TimeInterval
    /// Who was called, such as `DetailViewController`.
    public var subject: String
    /// What was called, such as `viewWillAppear(animated: true)`.
    public var name: String
    /// What else there is to know, such as `duration=500`.
    public var detail: String
    /// How many calls it happened inside of.
    public var depth: Int

    public init(
      time: TimeInterval,
      subject: String,
      name: String,
      detail: String = "",
      depth: Int = 0
    ) {
      self.time = time
      self.subject = subject
      self.name = name
      self.detail = detail
      self.depth = depth
    }
  }
}
