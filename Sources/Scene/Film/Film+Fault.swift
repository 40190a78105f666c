public import Foundation

extension Film {
  /// Something the code under the camera did wrong, said in a sentence.
  public struct Fault: Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable {
      /// UIKit would complain and go on.
      case warning
      /// UIKit would raise an exception.
      case exception
    }

    /// In seconds from the start of the recording.
    public var time: TimeInterval
    public var severity: Severity
    public var kind: Kind
    /// Who did it, such as `DetailViewController`.
    public var subject: String
    /// What is wrong.
    public var sentence: String
    /// What to do about it.
    public var remedy: String
    /// Where it stands in a file, such as `screen.json:12:7`; empty where nobody knows.
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

    /// Place, subject, sentence and remedy in one line.
    public var words: String {
      let said = remedy.isEmpty ? sentence : "\(sentence); \(remedy)"
      return [place, subject, said].filter { !$0.isEmpty }.joined(separator: ": ")
    }
  }
}
