import Foundation
import Player
import Scene

/// A layer as it was seen over time, wherever that was.
struct SeenLayer {
  enum Property: Int, CaseIterable {
    case x, y, width, height, opacity, cornerRadius

    /// As the player calls its curve.
    var name: String { layerProperty.rawValue }

    var layerProperty: LayerProperty {
      switch self {
      case .x: .screenX
      case .y: .screenY
      case .width: .screenWidth
      case .height: .screenHeight
      case .opacity: .opacity
      case .cornerRadius: .cornerRadius
      }
    }

    /// What nobody sees and no sampling measures.
    var grain: Double { self == .opacity ? 0.02 : 1 }
  }

  let title: String
  private let times: [Double]
  /// By property and sample; nil where the layer is not there.
  private let tracks: [[Double?]]

  init(title: String, times: [Double], tracks: [[Double?]]) {
    (self.title, self.times, self.tracks) = (title, times, tracks)
  }

  /// Its samples, as far as it is there.
  func samples(of property: Property) -> [(time: Double, value: Double)] {
    zip(times, tracks[property.rawValue]).compactMap { time, value in value.map { (time, $0) } }
  }

  /// Between two samples on the line from one to the other; before the first and after the last as
  /// there.
  func value(of property: Property, at time: Double) -> Double? {
    let track = tracks[property.rawValue]
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return track.first ?? nil }
    guard low < times.count, times[low] > times[low - 1], let before = track[low - 1],
      let after = track[low]
    else { return track[low - 1] }
    let share = (time - times[low - 1]) / (times[low] - times[low - 1])
    return before + (after - before) * share
  }

  func travel(of property: Property) -> Double {
    let values = samples(of: property).map(\.value)
    return (values.max() ?? 0) - (values.min() ?? 0)
  }

  /// When it last changed by more than can be seen; nil where it never did.
  var end: Double? {
    Property.allCases.compactMap { property -> Double? in
      let samples = samples(of: property)
      guard let last = samples.last, travel(of: property) > property.grain else { return nil }
      let still = samples.last { abs($0.value - last.value) > property.grain / 2 }
      return still.flatMap { still in samples.first { $0.time > still.time }?.time }
    }.max()
  }
}

extension DeviceRecording {
  /// From the second sample on: the first is from before the call, and what the call changes without
  /// motion is not there yet.
  var seenLayers: [SeenLayer] {
    layers.map { layer in
      let tracks = layer.tracks.map { track in
        let whole =
          Array(repeating: nil, count: layer.first) + track
          + Array(repeating: nil, count: times.count - layer.first - track.count)
        return Array(whole.dropFirst())
      }
      return SeenLayer(title: layer.title, times: Array(times.dropFirst()), tracks: tracks)
    }
  }
}

extension LayerLog {
  func seenLayers(at times: [Double]) -> [SeenLayer] {
    layers.map { layer in
      SeenLayer(
        title: layer.title,
        times: times,
        tracks: SeenLayer.Property.allCases.map { property in
          times.indices.map { layer.value(of: property.layerProperty, inFrame: $0) }
        }
      )
    }
  }
}
