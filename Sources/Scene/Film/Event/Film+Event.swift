public import Foundation

extension Film {
  /// Something that the engine called or changed, in the order in which it did so.
  public struct Event: Hashable, Sendable {
    /// In seconds from the start of the recording.
    public let time: TimeInterval
    /// The object that was called, such as `DetailViewController`.
    public let subject: String
    /// What happened, as data.
    public let kind: Kind
    /// The number of enclosing calls.
    public let depth: Int

    public init(time: TimeInterval, subject: String, kind: Kind, depth: Int = 0) {
      (self.time, self.subject, self.kind, self.depth) = (time, subject, kind, depth)
    }

    /// Parses an event of a log.
    public init(
      time: TimeInterval,
      subject: String,
      name: String,
      detail: String = "",
      depth: Int = 0
    ) {
      let kind = Kind(name: name, detail: detail)
      self.init(time: time, subject: subject, kind: kind, depth: depth)
    }

    /// The call, such as `viewWillAppear(animated: true)`.
    public var name: String { kind.name }
    /// Additional data, such as `duration=500`.
    public var detail: String { kind.detail }

    /// The same event, with times relative to `start`.
    package func since(_ start: TimeInterval) -> Event {
      Event(time: time - start, subject: subject, kind: kind, depth: depth)
    }
  }
}
