import Foundation
package import Scene
package import Timeline

/// What has happened on a stage and what was wrong, on the stage's clock.
package struct Journal {
  package private(set) var events: [Film.Event] = []
  package private(set) var faults: [Film.Fault] = []
  /// How many of the faults stand in films already.
  package var filmedFaults = 0
  /// How many calls the next event happens inside of.
  package var depth = 0

  package mutating func log(_ kind: Film.Event.Kind, of subject: String, at now: Instant) {
    events.append(Film.Event(time: now.seconds, subject: subject, kind: kind, depth: depth))
  }

  package mutating func fault(_ fault: Film.Fault) {
    faults.append(fault)
  }
}

extension StageCore {
  package func log(_ subject: String, _ kind: Film.Event.Kind) {
    journal.log(kind, of: subject, at: now)
  }

  /// A line of an app's or a test's own.
  package func note(_ subject: String, _ text: String, detail: String = "") {
    log(subject, .note(text, detail: detail))
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

  /// As `warn`, but the same sentence only once.
  package func warnOnce(
    _ subject: String,
    _ sentence: String,
    remedy: String,
    kind: Film.Fault.Kind = .unsupported
  ) {
    guard !journal.faults.contains(where: { $0.sentence == sentence }) else { return }
    warn(subject, sentence, remedy: remedy, kind: kind)
  }
}
