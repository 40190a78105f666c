public import Foundation

extension Film {
  /// Something the engine called or changed, logged where it did so.
  public struct Event: Hashable, Sendable {
    /// In seconds from the start of the recording.
    public let time: TimeInterval
    /// Who was called, such as `DetailViewController`.
    public let subject: String
    /// What happened, as data.
    public let kind: Kind
    /// How many calls it happened inside of.
    public let depth: Int

    public init(time: TimeInterval, subject: String, kind: Kind, depth: Int = 0) {
      (self.time, self.subject, self.kind, self.depth) = (time, subject, kind, depth)
    }

    /// An event as a log writes it, read back.
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

    /// What was called, such as `viewWillAppear(animated: true)`.
    public var name: String { kind.name }
    /// What else there is to know, such as `duration=500`.
    public var detail: String { kind.detail }

    /// The same event on a clock that starts at `start`.
    package func since(_ start: TimeInterval) -> Event {
      Event(time: time - start, subject: subject, kind: kind, depth: depth)
    }
  }
}
