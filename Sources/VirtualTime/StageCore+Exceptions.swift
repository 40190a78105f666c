import Foundation
import Scene
import Timeline

extension StageCore {
  /// Reports an exception that UIKit would raise: the running recording throws it; outside of
  /// recordings it traps.
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
    recording.raise(fault)
  }
}
