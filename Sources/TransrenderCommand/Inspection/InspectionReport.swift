import Foundation
import Scene
import Timeline

/// What `inspect --json` prints.
struct InspectionReport: Encodable {
  struct Event: Encodable {
    var time: Double
    var subject: String
    var name: String
    var detail: String
    var depth: Int
  }

  struct Fault: Encodable {
    var time: Double
    var severity: String
    var kind: String
    /// Line and column of a screen file; empty for code.
    var place: String
    var subject: String
    var sentence: String
    var remedy: String
  }

  var name: String
  var duration: Double
  var fps: String
  var frames: Int
  var events: [Event]
  var faults: [Fault]
  var tracks: [MotionTrack]

  @MainActor
  init(_ source: FilmSource) throws {
    let footage = source.footage
    name = source.name
    duration = footage.duration.seconds
    fps = footage.sampler.fps.description
    frames = footage.frameCount
    events = footage.events.map {
      Event(
        time: $0.time,
        subject: $0.subject,
        name: $0.name,
        detail: $0.detail,
        depth: $0.depth
      )
    }
    faults = footage.faults.map {
      Fault(
        time: $0.time,
        severity: $0.severity.rawValue,
        kind: $0.kind.rawValue,
        place: $0.place,
        subject: $0.subject,
        sentence: $0.sentence,
        remedy: $0.remedy
      )
    }
    tracks = try footage.tracks()
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
