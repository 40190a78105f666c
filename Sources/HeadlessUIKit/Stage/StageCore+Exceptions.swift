import Foundation
public import Scene
import Timeline

extension Stage {
  /// What UIKit would have raised as an exception, with UIKit's text.
  public struct UIKitException: Error, CustomStringConvertible {
    public let fault: Film.Fault

    public var description: String {
      [fault.sentence, fault.remedy].filter { !$0.isEmpty }.joined(separator: "; ")
    }
  }
}

extension StageCore {
  /// UIKit would raise an exception: the running recording throws it, anything else traps.
  package func raise(_ subject: String, _ sentence: String, remedy: String = "") {
    let fault = Film.Fault(
      time: now.seconds,
      severity: .exception,
      subject: subject,
      sentence: sentence,
      remedy: remedy
    )
    journal.fault(fault)
    precondition(recording.isSupervised, sentence)
    recording.raise(Stage.UIKitException(fault: fault))
  }
}
