public import Foundation

extension Film {
  /// A controller that was removed for good, and was still alive when everything had come to rest.
  public struct Survivor: Hashable, Sendable {
    /// In seconds from the start of the recording.
    public var time: TimeInterval
    /// Its class, or its name in a screen file.
    public var controller: String
    /// How it left, such as `dismissed`.
    public var manner: String
    /// What probably retains it, as a clause; empty if unknown.
    public var hold: String

    public init(time: TimeInterval, controller: String, manner: String, hold: String = "") {
      (self.time, self.controller, self.manner, self.hold) = (time, controller, manner, hold)
    }

    public var sentence: String {
      "was \(manner) and is still alive: " + (hold.isEmpty ? "something holds it" : hold)
    }
  }
}
