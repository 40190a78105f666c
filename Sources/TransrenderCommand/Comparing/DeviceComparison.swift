import Foundation
import Scene

/// A comparison of a device's recording with our own film.
struct DeviceComparison {
  typealias Aspect = DeviceRecording.Question.Aspect

  /// A property of a layer that exists on both sides.
  struct Curve {
    let layer: String
    let property: SeenLayer.Property
    /// The distance between its extreme values; 0 if it is constant.
    let travel: Double
    /// The largest difference, and its time in seconds.
    let gap: Double
    let time: Double
    /// The differences at the first and at the last sample.
    let ends: (start: Double, end: Double)

    // A device takes its samples within a few milliseconds of their refresh.
    private static let share = 0.03
    var limit: Double { max(property.grain, Self.share * travel) }
    var isMoving: Bool { travel > property.grain }
    var agrees: Bool { gap <= limit }
    var standsAlike: Bool { ends.start <= limit && ends.end <= property.grain }
  }

  struct Call {
    enum Side { case both, device, here }
    let side: Side
    let name: String
    /// In seconds, on the side where it happened; on the device if it happened on both.
    let time: Double
  }

  let calls: [Call]
  let curves: [Curve]
  /// When the last layer stops on each side; nil if nothing moves.
  let ends: (device: Double?, here: Double?)
  /// The time from the call until the device starts to move.
  let delay: Double

  // Two refreshes: one until the movement starts, and one that may have been missed.
  private static let patience = 2.0 / 60

  init(_ recording: DeviceRecording, layers: [SeenLayer], events: [Film.Event]) {
    calls = Self.calls(recording.events, events)
    let pairs = Self.pairs(recording.seenLayers, layers)
    let delay = Self.delay(pairs)
    self.delay = delay
    curves = pairs.flatMap { device, here in
      SeenLayer.Property.allCases.compactMap {
        Self.curve($0, device: device, here: here, delay: delay)
      }
    }
    let moving = pairs.compactMap { device, here in device.end.map { ($0, here.end) } }
    ends = (
      moving.map { $0.0 - delay }.max(), pairs.compactMap { $1.end }.max()
    )
  }

  /// Nil if the recording contains nothing about it.
  func agrees(about aspect: Aspect) -> Bool? {
    switch aspect {
    case .callbacks: calls.isEmpty ? nil : calls.allSatisfy { $0.side == .both }
    case .duration: endsAgree
    case .curves:
      curves.contains { $0.isMoving } ? curves.filter(\.isMoving).allSatisfy(\.agrees) : nil
    case .geometry: curves.isEmpty ? nil : curves.allSatisfy(\.standsAlike)
    }
  }

  private var endsAgree: Bool? {
    switch ends {
    case (let device?, let here?): abs(device - here) <= Self.patience
    case (nil, nil): nil
    default: false
    }
  }
}

extension DeviceComparison {
  /// Pairs layers of the same name in order; unnamed ones only if their class occurs equally often
  /// on both sides.
  private static func pairs(
    _ device: [SeenLayer],
    _ here: [SeenLayer]
  ) -> [(device: SeenLayer, here: SeenLayer)] {
    let others = Dictionary(grouping: here, by: \.title)
    let own = Dictionary(grouping: device, by: \.title)
    return own.keys.sorted().flatMap { title -> [(device: SeenLayer, here: SeenLayer)] in
      guard let mine = own[title], let theirs = others[title],
        title.contains("'") || (mine.count == theirs.count && title != "CALayer")
      else { return [] }
      return zip(mine, theirs).map { (device: $0, here: $1) }
    }
  }

  private static func curve(
    _ property: SeenLayer.Property,
    device: SeenLayer,
    here: SeenLayer,
    delay: Double
  ) -> Curve? {
    let gaps = device.samples(of: property).compactMap { sample in
      here.value(of: property, at: sample.time - delay).map { value in
        (time: sample.time, gap: abs(sample.value - value))
      }
    }
    guard let first = gaps.first, let last = gaps.last,
      let worst = gaps.max(by: { $0.gap < $1.gap })
    else { return nil }
    return Curve(
      layer: device.title,
      property: property,
      travel: max(device.travel(of: property), here.travel(of: property)),
      gap: worst.gap,
      time: worst.time,
      ends: (first.gap, last.gap)
    )
  }

  /// Finds the delay at which all curves match best: a device starts to move at the first refresh
  /// after the turn of the call.
  private static func delay(_ pairs: [(device: SeenLayer, here: SeenLayer)]) -> Double {
    let delays = (0...50).map { Double($0) / 1000 }
    let moving = pairs.flatMap { pair in
      SeenLayer.Property.allCases.filter { pair.device.travel(of: $0) > $0.grain }
        .map { (pair, $0) }
    }
    let costs = delays.map { delay in
      moving.reduce(0.0) { sum, item in
        let ((device, here), property) = item
        let travel = device.travel(of: property)
        return device.samples(of: property).reduce(sum) { sum, sample in
          let value = here.value(of: property, at: sample.time - delay) ?? sample.value
          return sum + ((sample.value - value) / travel) * ((sample.value - value) / travel)
        }
      }
    }
    let best = costs.indices.min { costs[$0] < costs[$1] } ?? 0
    return delays[best]
  }

  /// The calls that both sides can record, in order.
  private static func calls(
    _ device: [DeviceRecording.Event],
    _ here: [Film.Event]
  ) -> [Call] {
    guard !device.isEmpty else { return [] }
    let subjects = Set(device.map(\.subject))
    let knownNames = recorded.union(device.map { String($0.name.prefix { $0 != "(" }) })
    let ours = here.filter { event in
      subjects.contains(event.subject)
        && knownNames.contains(String(event.name.prefix { $0 != "(" }))
    }.map { (name: "\($0.subject).\(plain($0.name))", time: $0.time) }
    let theirs = device.map { (name: "\($0.subject).\(plain($0.name))", time: $0.time) }
    var calls = theirs.map { Call(side: .both, name: $0.name, time: $0.time) }
    // From last to first, so that earlier indices stay valid.
    let changes = ours.map(\.name).difference(from: theirs.map(\.name))
    for case .remove(let index, let name, _) in changes.removals.reversed() {
      calls[index] = Call(side: .device, name: name, time: theirs[index].time)
    }
    for case .insert(let offset, let name, _) in changes.insertions {
      let others = calls.indices.filter { calls[$0].side != .device }
      let index = offset < others.count ? others[offset] : calls.count
      calls.insert(Call(side: .here, name: name, time: ours[offset].time), at: index)
    }
    return calls
  }

  /// The calls that `RecordedController` reports.
  private static let recorded: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "willMove", "didMove",
  ]

  /// Unifies the parents' names, which differ between logs.
  private static func plain(_ name: String) -> String {
    guard name.contains("toParent:") || name.hasPrefix("willMove") || name.hasPrefix("didMove")
    else { return name }
    let word = String(name.prefix { $0 != "(" })
    return word + (name.hasSuffix("nil)") ? "(toParent: nil)" : "(toParent: parent)")
  }
}
