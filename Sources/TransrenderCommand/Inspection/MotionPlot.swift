import Foundation
import Scene

/// A plot of tracks: values above, velocities below, events on the same axis of time.
struct MotionPlot {
  enum Mark {
    case line([CGPoint], color: UInt32, width: Double)
    case text(String, at: CGPoint, color: UInt32)
  }

  static let size = CGSize(width: 960, height: 640)
  // Colours for colour-blind readers: Okabe and Ito, 2008.
  private static let colors: [UInt32] = [
    0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0xE69F00, 0x56B4E9, 0x000000,
  ]
  private static let gray: UInt32 = 0x8E8E93
  private static let left = 70.0
  private static let width = 640.0

  let title: String
  let duration: Double
  let tracks: [MotionTrack]
  let events: [Film.Event]

  var marks: [Mark] {
    [.text(title, at: CGPoint(x: Self.left, y: 14), color: 0)]
      + panel("value", top: 50, height: 240, tracks.map(\.values))
      + panel("per second", top: 340, height: 200, tracks.map(\.velocities))
      + axis + eventMarks
      + legend(top: 50, tracks.map(\.values)) { "\($0)  \($1)" }
      + legend(top: 340, tracks.map(\.velocities)) { "\($1) a second" }
  }

  /// Scales each line to the panel on its own, so that points and opacities fit into one plot.
  private func panel(
    _ label: String,
    top: Double,
    height: Double,
    _ lines: [[Double]]
  ) -> [Mark] {
    let bottom = top + height
    let frame = Mark.line(
      [
        CGPoint(x: Self.left, y: top), CGPoint(x: Self.left, y: bottom),
        CGPoint(x: Self.left + Self.width, y: bottom),
      ],
      color: Self.gray,
      width: 1
    )
    let name = Mark.text(label, at: CGPoint(x: 6, y: top), color: Self.gray)
    let curves = lines.enumerated().map { number, values in
      let (low, high) = (values.min() ?? 0, values.max() ?? 1)
      let span = high > low ? high - low : 1
      let points = zip(tracks[number].times, values).map { time, value in
        CGPoint(x: x(time), y: bottom - (value - low) / span * height)
      }
      return Mark.line(points, color: color(number), width: 1.5)
    }
    return [frame, name] + curves
  }

  private var axis: [Mark] {
    (0...4).map { quarter in
      let time = duration * Double(quarter) / 4
      let label = "\(Int((time * 1000).rounded())) ms"
      return .text(label, at: CGPoint(x: x(time) - 14, y: 546), color: Self.gray)
    }
  }

  /// A thin line through both panels; the names of simultaneous events are stacked below it.
  private var eventMarks: [Mark] {
    let times = Set(events.map(\.time)).sorted()
    return times.flatMap { time -> [Mark] in
      let line = [CGPoint(x: x(time), y: 50), CGPoint(x: x(time), y: 540)]
      let names = events.filter { $0.time == time }.map(\.name)
      let more = names.count > 1 ? " +\(names.count - 1)" : ""
      let row = Double(times.firstIndex(of: time) ?? 0).truncatingRemainder(dividingBy: 4)
      let origin = CGPoint(x: x(time) + 3, y: 566 + 16 * row)
      return [
        .line(line, color: 0xC6C6C8, width: 0.75),
        .text((names.first ?? "") + more, at: origin, color: Self.gray),
      ]
    }
  }

  /// The names of the tracks with their lowest and highest values, as far as there is room.
  private func legend(
    top: Double,
    _ lines: [[Double]],
    _ words: (_ name: String, _ range: String) -> String
  ) -> [Mark] {
    zip(tracks, lines).enumerated().prefix(14).map { number, line in
      let (low, high) = (line.1.min() ?? 0, line.1.max() ?? 0)
      let range = "\(Self.shown(low)) … \(Self.shown(high))"
      let origin = CGPoint(x: Self.left + Self.width + 16, y: top + 17 * Double(number))
      return .text(words(line.0.name, range), at: origin, color: color(number))
    }
  }

  private func x(_ time: Double) -> Double {
    Self.left + (duration > 0 ? time / duration : 0) * Self.width
  }

  private func color(_ number: Int) -> UInt32 { Self.colors[number % Self.colors.count] }

  private static func shown(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return Int(exactly: hundredths).map { "\($0)" } ?? "\(hundredths)"
  }
}
