internal import Foundation
internal import Scene

/// The data about one film that the page's script receives.
struct PlayerFilm: Encodable, Sendable {
  struct Event: Encodable, Sendable {
    let time: Double
    let subject: String
    let name: String
    let detail: String
    let depth: Int
  }

  struct Fault: Encodable, Sendable {
    let time: Double
    let severity: String
    let kind: String
    let place: String
    let subject: String
    let sentence: String
    let remedy: String
  }

  /// A value of the film as a whole, such as the progress of a transition.
  struct Curve: Encodable, Sendable {
    let name: String
    let values: [Double]
  }

  let name: String
  /// In pixels.
  let width: Int
  let height: Int
  /// Pixels per point.
  let scale: Double
  /// In seconds.
  let duration: Double
  /// For each frame, in seconds.
  let times: [Double]
  /// For each frame, the index of its picture on the page.
  let pictures: [Int]
  let events: [Event]
  let faults: [Fault]
  let curves: [Curve]
  let layers: [LayerHistory]
}

extension PlayerFilm.Event {
  init(_ event: Film.Event) {
    (time, depth) = (event.time.written, event.depth)
    (subject, name, detail) = (event.subject.visible, event.name.visible, event.detail.visible)
  }
}

extension PlayerFilm.Fault {
  init(_ fault: Film.Fault) {
    (time, severity, kind) = (fault.time.written, fault.severity.rawValue, fault.kind.rawValue)
    (place, subject) = (fault.place.visible, fault.subject.visible)
    (sentence, remedy) = (fault.sentence.visible, fault.remedy.visible)
  }
}

extension Double {
  /// Rounded to the precision of a plotted curve; smaller changes are noise.
  var written: Double { (self * 10_000).rounded() / 10_000 + 0 }
}
