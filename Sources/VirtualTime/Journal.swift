import Foundation
package import Scene
package import Timeline

/// The events and faults of a stage, with times on its clock.
package struct Journal {
  package private(set) var events: [Film.Event] = []
  package private(set) var faults: [Film.Fault] = []
  /// The number of faults that films already have.
  package var filmedFaults = 0
  /// The number of calls around the next event.
  package var depth = 0

  package mutating func log(_ kind: Film.Event.Kind, of subject: String, at now: Instant) {
    events.append(Film.Event(time: now.seconds, subject: subject, kind: kind, depth: depth))
  }

  /// Takes an event back: what it announced has turned out not to happen.
  package mutating func removeEvent(at index: Int) { events.remove(at: index) }

  package mutating func fault(_ fault: Film.Fault) {
    faults.append(fault)
  }
}

extension StageCore {
  package func log(_ subject: String, _ kind: Film.Event.Kind) {
    journal.log(kind, of: subject, at: now)
  }

  /// A line logged by an app or a test.
  package func note(_ subject: String, _ text: String, detail: String = "") {
    log(subject, .note(text, detail: detail))
  }

  /// UIKit would log a warning and continue.
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

  /// Like `warn`, but reports each sentence only once.
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
