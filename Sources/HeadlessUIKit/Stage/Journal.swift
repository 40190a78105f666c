import Foundation
package import Scene
import Timeline

/// What has happened on a stage and what was wrong, on the stage's clock.
struct Journal {
  private(set) var events: [Film.Event] = []
  private(set) var faults: [Film.Fault] = []
  /// How many of the faults stand in films already.
  var filmedFaults = 0
  /// How many calls the next event happens inside of.
  var depth = 0

  mutating func log(_ now: Instant, _ subject: String, _ name: String, _ detail: String) {
    events.append(
      Film.Event(time: now.seconds, subject: subject, name: name, detail: detail, depth: depth)
    )
  }

  mutating func fault(_ fault: Film.Fault) {
    faults.append(fault)
  }
}

extension StageCore {
  package func log(_ subject: String, _ name: String, detail: String = "") {
    journal.log(now, subject, name, detail)
  }

  /// UIKit would complain and go on.
  package func warn(
    _ subject: String,
    _ sentence: String,
    remedy: String = "",
    kind: Film.Fault.Kind = .misuse,
    place: String = ""
  ) {
    let fault = Film.Fault(
      time: now.seconds,
      severity: .warning,
      kind: kind,
      subject: subject,
      sentence: sentence,
      remedy: remedy,
      place: place
    )
    if isElsewhere { passOn(fault) } else { journal.fault(fault) }
  }
}
