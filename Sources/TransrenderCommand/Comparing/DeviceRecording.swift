import Foundation
import ScreenFile

/// The file that `Recorder.swift` writes on a device or a simulator.
struct DeviceRecording: Decodable {
  struct Event: Decodable {
    let time: Double
    let subject: String
    let name: String
  }

  struct Layer: Decodable {
    let title: String
    /// The index of the parent when the layer appeared; parents come before their children.
    let parent: Int?
    /// The sample in which it appeared.
    let first: Int
    let x: [Double?]
    let y: [Double?]
    let width: [Double?]
    let height: [Double?]
    let opacity: [Double?]
    let cornerRadius: [Double?]

    var tracks: [[Double?]] { [x, y, width, height, opacity, cornerRadius] }
  }

  struct Question: Decodable {
    enum Aspect: String, Decodable, CaseIterable { case callbacks, duration, curves, geometry }

    let rule: String
    let about: Aspect
  }

  let schema: Int
  let kind: String
  let name: String
  let system: String
  let device: String
  let width: Double
  let height: Double
  let scale: Double
  let asks: [Question]
  let times: [Double]
  let events: [Event]
  let layers: [Layer]
  let pictures: [Data]?

  private static let mostBytes = 512 << 20
  private static let mostSamples = 20_000
  private static let mostEvents = 2000
  /// Of all layers together.
  private static let mostValues = 2_000_000
  /// UIKit's own hierarchies have about thirty levels.
  private static let deepest = 200
  private static let mostPoints = 1...10_000.0

  static func read(_ path: String) throws -> DeviceRecording {
    guard let data = try? PlainFile.contents(of: path, atMost: mostBytes) else {
      throw InputError("cannot read \(path); name a file that Recorder.swift has written")
    }
    let recording: DeviceRecording
    do {
      recording = try JSONDecoder().decode(DeviceRecording.self, from: data)
    } catch {
      throw InputError(
        "\(path) holds no recording\(location(of: error)); write it with Recorder.swift, which is in "
          + "Examples/device"
      )
    }
    if let trouble = recording.trouble {
      throw InputError("\(path): \(trouble); record it again")
    }
    return recording
  }

  /// The location in the file of a missing or invalid value.
  private static func location(of error: any Error) -> String {
    let path: [any CodingKey]
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): path = context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      path = context.codingPath
    default: path = []
    }
    guard !path.isEmpty else { return "" }
    return
      ", see \(path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "."))"
  }

  /// Describes contradictory values; nil if there are none.
  private var trouble: String? {
    guard schema == 1, kind == "recording" else { return "it is of another version" }
    guard Self.mostPoints.contains(width), Self.mostPoints.contains(height),
      (0.1...16).contains(scale)
    else { return "a window of \(width)×\(height) points at scale \(scale) cannot be shown" }
    guard (2...Self.mostSamples).contains(times.count) else {
      return "it has \(times.count) samples, not 2 to \(Self.mostSamples)"
    }
    guard zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }), times[0].isFinite,
      times.allSatisfy({ abs($0) < 3600 }), events.allSatisfy({ abs($0.time) < 3600 })
    else { return "its times do not follow each other" }
    guard events.count <= Self.mostEvents else {
      return "it has \(events.count) callbacks, more than \(Self.mostEvents)"
    }
    guard layers.count <= Self.mostValues / times.count else {
      return "it has \(layers.count) layers in \(times.count) samples, which are too many"
    }
    if let pictures, pictures.count != times.count {
      return "it has \(pictures.count) pictures of \(times.count) samples"
    }
    let trouble = layers.enumerated().lazy.compactMap { number, layer in
      self.trouble(with: layer, number)
    }.first
    return trouble ?? (isTooDeep ? "its layers are nested more than \(Self.deepest) deep" : nil)
  }

  private var isTooDeep: Bool {
    var depths: [Int] = []
    for layer in layers { depths.append(layer.parent.map { depths[$0] + 1 } ?? 0) }
    return depths.contains { $0 > Self.deepest }
  }

  private func trouble(with layer: Layer, _ number: Int) -> String? {
    let counts = Set(layer.tracks.map(\.count))
    guard counts.count == 1, let count = counts.first, layer.first >= 0,
      layer.first <= times.count - count
    else { return "layer \(number) ('\(layer.title)') has values without samples" }
    guard (layer.parent ?? -1) < number, (layer.parent ?? 0) >= 0 else {
      return "layer \(number) ('\(layer.title)') is in one that comes after it"
    }
    return nil
  }
}
