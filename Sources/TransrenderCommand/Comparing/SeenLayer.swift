import Foundation
import Player
import Scene

/// The values of a layer over time, on a device or here.
struct SeenLayer {
  enum Property: Int, CaseIterable {
    case x, y, width, height, opacity, cornerRadius

    /// The name that the player uses for its curve.
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

    /// The largest difference that is neither visible nor measurable.
    var grain: Double { self == .opacity ? 0.02 : 1 }
  }

  let title: String
  private let times: [Double]
  /// By property and sample; nil while the layer does not exist.
  private let tracks: [[Double?]]

  init(title: String, times: [Double], tracks: [[Double?]]) {
    (self.title, self.times, self.tracks) = (title, times, tracks)
  }

  /// Its samples while it exists.
  func samples(of property: Property) -> [(time: Double, value: Double)] {
    zip(times, tracks[property.rawValue]).compactMap { time, value in value.map { (time, $0) } }
  }

  /// Interpolates linearly between samples; constant before the first and after the last.
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

  /// When it last changed visibly; nil if it never did.
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
  /// Without the first sample, which was taken before the call and therefore lacks the changes that
  /// it makes without animation.
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
