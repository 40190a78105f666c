public import Foundation

extension Film {
  /// A mistake of the filmed code, in a sentence.
  public struct Fault: Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable {
      /// UIKit would log a warning and continue.
      case warning
      /// UIKit would raise an exception.
      case exception
    }

    /// In seconds from the start of the recording.
    public var time: TimeInterval
    public var severity: Severity
    public var kind: Kind
    /// The object at fault, such as `DetailViewController`.
    public var subject: String
    /// What is wrong.
    public var sentence: String
    /// How to correct it.
    public var remedy: String
    /// The position in a file, such as `screen.json:12:7`; empty if unknown.
    public var place: String

    public init(
      time: TimeInterval,
      severity: Severity,
      kind: Kind = .misuse,
      subject: String,
      sentence: String,
      remedy: String = "",
      place: String = ""
    ) {
      self.time = time
      self.severity = severity
      self.kind = kind
      self.subject = subject
      self.sentence = sentence
      self.remedy = remedy
      self.place = place
    }

    /// Position, subject, sentence and remedy on one line.
    public var words: String {
      let said = remedy.isEmpty ? sentence : "\(sentence); \(remedy)"
      return [place, subject, said].filter { !$0.isEmpty }.joined(separator: ": ")
    }
  }
}
