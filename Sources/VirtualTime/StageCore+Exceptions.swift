import Foundation
import Scene
import Timeline

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
    recording.raise(fault)
  }
}
