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
    /// Who did it, such as `DetailViewController`.
    public var subject: String
    /// What is wrong.
    public var sentence: String
    /// What to do about it.
    public var remedy: String

    public init(
      time: TimeInterval,
      severity: Severity,
      subject: String,
      sentence: String,
      remedy: String = ""
    ) {
      self.time = time
      self.severity = severity
      self.subject = subject
      self.sentence = sentence
      self.remedy = remedy
    }
  }
}
